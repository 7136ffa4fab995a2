// The River: laid first, from the spring to the lake.

import type { Module } from '../../rules/module.ts';
import { hasRiver } from '../../tiles/facts.ts';
import { kindNumber } from '../../tiles/index.ts';
import { river as tiles } from './tiles.ts';

const LAKE = kindNumber('river-lake');

export const river: Module = {
  id: 'river',
  plays: ({ sets }) => sets.includes('river'),
  tiles,
  start: 'river-spring',
  parts: (pile) => {
    const isLake = (variant: number): boolean => variant >> 1 === LAKE;
    return [
      pile.filter((variant) => hasRiver(variant >> 1) && !isLake(variant)),
      pile.filter(isLake),
      pile.filter((variant) => !hasRiver(variant >> 1)),
    ];
  },
};
