// Mind: the weights of the features, by which a bot judges a position.

import type { Feature } from './features.ts';

export type Mind = Readonly<Record<Feature, number>>;

/** As a player would guess who is after the others: what harms them counts more than what one holds. */
export const PLAIN: Mind = {
  none: 0,
  top: 1,
  topContested: -0.3,
  plain: 0.2,
  poisonSeen: -2,
  poisonUnseen: -2,
  cracked: -2,
  many: -3,
  noneNear: 0,
  topNear: 1,
  topContestedNear: -1,
  plainNear: 0.2,
  poisonNear: -2,
  crackedNear: -2,
  manyNear: -3,
  ownUnseen: -0.15,
  hand: 0.3,
  handNear: 0,
  points: 0,
  pointsNear: 0,
  lead: 0.6,
  leadNear: 1,
  castle: 0.2,
  castleLead: 0.6,
  castleLeadNear: 1,
  castleBehindNear: 0,
  places: 0.05,
  answers: 0,
  antidote: 0,
  vouchers: 0.5,
  spareTop: 0.2,
  exposed: -0.2,
};

/**
 * Fitted to who won games that were played by habit, from a guess that no weight may turn round: the hand counts, more so
 * near the end, and so does who holds the place that ends the game, to play it or to keep it from others; points of the moment
 * do not last.
 */
export const KEEN: Mind = {
  none: 0,
  top: 0.1,
  topContested: -0.15,
  plain: 0.25,
  poisonSeen: -0.05,
  poisonUnseen: 0,
  cracked: -0.15,
  many: -0.3,
  noneNear: 0,
  topNear: 0.3,
  topContestedNear: -0.6,
  plainNear: 0.25,
  poisonNear: -0.35,
  crackedNear: -0.5,
  manyNear: -0.5,
  ownUnseen: 0,
  hand: 0.5,
  handNear: 0.35,
  points: 0,
  pointsNear: 0.05,
  lead: 0,
  leadNear: 0,
  castle: 0.1,
  castleLead: 0,
  castleLeadNear: 0.5,
  castleBehindNear: 0,
  places: 0.05,
  answers: 0.05,
  antidote: 0.05,
  vouchers: 0.05,
  spareTop: 0.05,
  exposed: 0,
};
