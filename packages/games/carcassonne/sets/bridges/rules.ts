// Bridges, Castles & Bazaars: roads that lead over anything, small cities that become castles, and tiles that are auctioned.

import { isCastle } from '../../rules/core/castle.ts';
import { nextMember } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { tileOf } from '../../rules/core/land.ts';
import type { Module } from '../../rules/module.ts';
import { NOTHING } from '../../rules/state.ts';
import { holdsCastle } from '../../tiles/built.ts';
import { auction, auctionOf, bid, choose, noteBazaar, open, readyOf, takeReady, tilesBeside } from './bazaar.ts';
import { build, offerBridges } from './bridge.ts';
import { found, mayFound } from './castle.ts';
import { check, halvesOn } from './check.ts';
import { BRIDGES, CASTLES, leftOf, spend } from './stock.ts';
import { bridges as tiles } from './tiles.ts';
import { expects } from './weights.ts';

export const bridges: Module = {
  id: 'bridges',
  plays: ({ sets }) => sets.includes('bridges'),
  tiles,
  bridges: {
    left: (s) => leftOf(s, BRIDGES, s.active),
    spend: (s) => spend(s, BRIDGES, s.active),
  },
  offers: offerBridges,
  beside: ['bridge'],
  deeds: { bridge: build, castle: found, auction: choose, bid, buy: () => NOTHING, sell: () => NOTHING },
  steps: {
    laid: (s) => {
      noteBazaar(s);
      return NOTHING;
    },
    score: mayFound,
    end: auction,
  },
  only: { score: holdsCastle },
  // The dragon goes by castles.
  shelters: (s, seat, slot, from) => from === 'dragon' && isCastle(s.land, standsOn(s.land, seat, slot)),
  reveals: open,
  reserve: { of: readyOf, take: takeReady },
  keeps: tilesBeside,
  auction: auctionOf,
  expects,
  check,
  tokens: ({ land }) =>
    halvesOn(land)
      .map((half) => [tileOf(land, half), tileOf(land, nextMember(land, half))] as const)
      .filter(([tile, other]) => tile < other)
      .map(([tile, to]) => ({ token: 'castle', tile, segment: -1, count: 1, to })),
  held: (s, seat) => [
    { what: 'bridge', count: leftOf(s, BRIDGES, seat) },
    { what: 'castle', count: leftOf(s, CASTLES, seat) },
  ],
};
