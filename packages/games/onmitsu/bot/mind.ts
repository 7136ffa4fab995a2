// Mind: the weights of the features, by which a bot judges a position.

import type { Feature, Left } from './features.ts';

export interface Mind {
  /** Features without a weight count for nothing. */
  readonly weights: Readonly<Partial<Record<Feature, number>>>;
  /** Never more than 1 nor less than 0, or trouble would be sought. */
  readonly left: Left;
}

const LEFT = [1, 0.6, 0.4];

/** As a player would guess who is after the others: what harms them counts more than what one holds. */
export const PLAIN: Mind = {
  left: LEFT,
  weights: {
    top: 1,
    topContested: -0.3,
    plain: 0.2,
    poisonSeen: -2,
    poisonUnseen: -2,
    cracked: -2,
    many: -3,
    topNear: 1,
    topContestedNear: -1,
    plainNear: 0.2,
    poisonNear: -2,
    crackedNear: -2,
    manyNear: -3,
    ownUnseen: -0.15,
    hand: 0.3,
    lead: 0.6,
    leadNear: 1,
    castle: 0.2,
    castleLead: 0.6,
    castleLeadNear: 1,
    places: 0.05,
    vouchers: 0.5,
    spareTop: 0.2,
    exposed: -0.2,
  },
};

/**
 * Fitted to who won games that were played by habit, from a guess that no weight may turn round: the hand counts, more so
 * near the end, and so does who holds the place that ends the game, to play it or to keep it from others; points of the moment
 * do not last.
 */
export const KEEN: Mind = {
  left: LEFT,
  weights: {
    top: 0.1,
    topContested: -0.15,
    plain: 0.25,
    poisonSeen: -0.05,
    cracked: -0.15,
    many: -0.3,
    topNear: 0.3,
    topContestedNear: -0.6,
    plainNear: 0.25,
    poisonNear: -0.35,
    crackedNear: -0.5,
    manyNear: -0.5,
    hand: 0.5,
    handNear: 0.35,
    pointsNear: 0.05,
    castle: 0.1,
    castleLeadNear: 0.5,
    places: 0.05,
    answers: 0.05,
    antidote: 0.05,
    vouchers: 0.05,
    spareTop: 0.05,
  },
};

/** As hard judged before trouble was feared: a remedy pays whoever is in trouble. */
export const RECKLESS: Mind = {
  left: [1],
  weights: { ...KEEN.weights, castle: -0.1, castleBehindNear: -0.15, remedies: 0.3 },
};
