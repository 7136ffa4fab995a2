// Mind: the weights of the features, by which a bot judges a position.

import type { Feature } from './features.ts';

export type Mind = Readonly<Record<Feature, number>>;

export const PLAIN: Mind = {
  none: 0,
  top: 0.5,
  topContested: -0.3,
  plain: 0.2,
  poisonSeen: -0.3,
  poisonUnseen: -0.6,
  cracked: -0.6,
  many: -0.9,
  noneNear: 0,
  topNear: 0.5,
  topContestedNear: -1,
  plainNear: 0.2,
  poisonNear: -1.2,
  crackedNear: -1.2,
  manyNear: -1.2,
  ownUnseen: -0.15,
  hand: 0.9,
  handNear: 0.3,
  points: 0.8,
  pointsNear: 0.8,
  lead: 0.3,
  leadNear: 0.5,
  castle: 0.2,
  castleLead: 0.3,
  castleLeadNear: 1,
  castleBehindNear: 0,
  places: 0.05,
  answers: 0.1,
  remedies: 0.25,
  antidote: 0.5,
  vouchers: 0.5,
  spareTop: 0.2,
  exposed: -0.2,
};
