// Inns & Cathedrals: tiles on which roads and cities are worth more, or nothing; and the big meeple.

import { BIG } from '../../rules/core/sizes.ts';
import type { Module } from '../../rules/module.ts';
import { comes } from '../../rules/options.ts';
import { inns as tiles } from './tiles.ts';

export const inns: Module = {
  id: 'inns',
  plays: ({ sets }) => sets.includes('inns'),
  tiles,
  figures: (options) => (comes(options, options.big, 'inns') ? [BIG] : []),
};
