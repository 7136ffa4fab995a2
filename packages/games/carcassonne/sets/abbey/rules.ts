// Abbey & Mayor: an abbey for a hole in the land, a mayor who is as strong as the pennants of the city, a wagon that drives on,
// and a barn that has a field to itself.

import { BARN, MAYOR, WAGON } from '../../rules/core/sizes.ts';
import type { Module } from '../../rules/module.ts';
import { checkAbbeys, hasAbbey, inHands, instead, layAbbey } from './abbey.ts';
import { checkBarns, claimOf, endHarvest, harvest, keepsOut, lastBarns, offerBarn } from './barn.ts';
import { abbey as tiles } from './tiles.ts';
import { checkWagons, drive, mayDriveOn, noteWagons } from './wagon.ts';
import { expects, lures } from './weights.ts';

export const abbey: Module = {
  id: 'abbey',
  plays: ({ sets }) => sets.includes('abbey'),
  tiles,
  // A barn is of no use where no field counts.
  figures: ({ sets, farmers }) => (sets.includes('abbey') ? (farmers ? [MAYOR, WAGON, BARN] : [MAYOR, WAGON]) : []),
  instead,
  inHands,
  offers: offerBarn,
  bars: keepsOut,
  // Nothing moves a barn.
  shelters: (_s, _seat, slot) => slot === BARN,
  passes: ['3'],
  awards: harvest,
  clears: noteWagons,
  departs: endHarvest,
  steps: { cleared: mayDriveOn },
  deeds: { abbey: layAbbey, wagon: drive },
  final: lastBarns,
  claims: claimOf,
  expects,
  lures,
  held: ({ land }, seat) => [{ what: 'abbey', count: hasAbbey(land, seat) ? 1 : 0 }],
  check: (s) => {
    checkAbbeys(s);
    checkBarns(s);
    checkWagons(s);
  },
};
