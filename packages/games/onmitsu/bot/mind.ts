// Mind: the weights of the features, by which a bot judges a position.

import type { Feature, Left } from './features.ts';

type Weights = Readonly<Partial<Record<Feature, number>>>;

export interface Mind {
  /** Features without a weight count for nothing. */
  readonly weights: Weights;
  /** What they count more as the Locations for the end come into play, and as patience runs out. */
  readonly near?: Weights;
  readonly late?: Weights;
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
 * By guess, for nothing that was fitted predicted winners: a scroll of the highest kind before a plain one, that before none,
 * and trouble last; more so near the end. What one holds counts as well: cards that strike, seize or answer, and the place
 * that ends the game, most of all with a lead and a card to play it out of turn.
 */
export const KEEN: Mind = {
  left: [1],
  weights: {
    plain: 0.4,
    top: 0.55,
    topContested: -0.1,
    poisonSeen: -0.35,
    poisonUnseen: -0.3,
    poisonHelped: 0.15,
    cracked: -0.5,
    crackedHelped: 0.2,
    many: -0.7,
    manyHelped: 0.25,
    hand: 0.6,
    margin: 0.1,
    castle: 0.3,
    castleSwift: 0.1,
    castleLead: 0.1,
    places: 0.1,
    answers: 0.08,
    swift: 0.1,
    strikes: 0.12,
    seizes: 0.1,
    gets: 0.05,
  },
  near: {
    plain: 0.4,
    top: 0.6,
    topContested: -0.6,
    poisonSeen: -0.6,
    poisonUnseen: -0.6,
    cracked: -0.6,
    many: -0.8,
    hand: 0.3,
    margin: 0.4,
    castle: -0.2,
    castleLead: 0.4,
    castleSwift: 0.4,
    vouched: 0.4,
    antidote: 0.2,
  },
  late: {
    plain: 0.3,
    top: 0.4,
    poisonSeen: -0.5,
    poisonUnseen: -0.5,
    cracked: -0.8,
    many: -1,
    hand: 0.5,
    margin: 1.2,
    strikes: 0.2,
    answers: 0.1,
  },
};

/** As hard judged before trouble was feared, fitted to games that were played by habit: a remedy pays whoever is in trouble. */
export const RECKLESS: Mind = {
  left: [1],
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
    castle: -0.1,
    castleLeadNear: 0.5,
    castleBehindNear: -0.15,
    places: 0.05,
    answers: 0.05,
    remedies: 0.3,
    antidote: 0.05,
    vouchers: 0.05,
    spareTop: 0.05,
  },
};
