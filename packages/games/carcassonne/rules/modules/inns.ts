// Inns & Cathedrals: tiles on which roads and cities are worth more, or nothing; and the big meeple.

import { inns as tiles } from '../../tiles/inns.ts';
import { BIG } from '../core/sizes.ts';
import { comes } from '../options.ts';
import type { Module } from './module.ts';

export const inns: Module = {
  id: 'inns',
  plays: ({ sets }) => sets.includes('inns'),
  tiles,
  figures: (options) => (comes(options, options.big, 'inns') ? [BIG] : []),
};
