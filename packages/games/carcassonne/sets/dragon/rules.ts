// The Princess & the Dragon: a dragon that eats figures, a fairy who keeps it away and brings points, a princess who sends
// knights away, and portals to anywhere.

import type { Module } from '../../rules/module.ts';
import { NOTHING } from '../../rules/state.ts';
import {
  dragonTile,
  dragonTokens,
  eats,
  hasVolcano,
  isHeldBack,
  isRoused,
  isWithDragon,
  mayRouse,
  STEPS,
  walk,
  ways,
} from './dragon.ts';
import { fairyBonus, fairyPoints, fairyTokens, fairyTurn, forget, moveFairy, offerFairy } from './fairy.ts';
import { offerPortal } from './portal.ts';
import { demandPrincess, dismiss, offerPrincess } from './princess.ts';
import { dragon as tiles } from './tiles.ts';
import { expects, stands } from './weights.ts';

export const dragon: Module = {
  id: 'dragon',
  plays: ({ sets }) => sets.includes('dragon'),
  tiles,
  holds: isHeldBack,
  passes: ['1A'],
  awards: fairyTurn,
  steps: {
    laid: (s, table) => {
      forget(s);
      if (hasVolcano(s)) mayRouse(s, table);
      return NOTHING;
    },
    score: (s, table, box) => (s.options.dragonWalk !== 'after' && isRoused(s) ? walk(s, table, box) : NOTHING),
    end: (s, table, box) => (s.options.dragonWalk === 'after' && isRoused(s) ? walk(s, table, box) : NOTHING),
  },
  // A dragon tile lets it walk.
  only: { score: ({ dragon }) => dragon === true, end: ({ dragon }) => dragon === true },
  bars: isWithDragon,
  offers: (s, onto, box) => {
    offerPortal(s, box, onto);
    offerFairy(s, onto);
    offerPrincess(s, onto);
  },
  demands: demandPrincess,
  deeds: { fairy: moveFairy, princess: dismiss, dragon: eats },
  walk: {
    deed: 'dragon',
    steps: STEPS,
    at: ({ land }) => dragonTile(land),
    ways: ({ land }, walked) => ways(land, walked),
  },
  adds: fairyPoints,
  bonus: fairyBonus,
  expects,
  stands,
  tokens: (s) => [...dragonTokens(s), ...fairyTokens(s)],
};
