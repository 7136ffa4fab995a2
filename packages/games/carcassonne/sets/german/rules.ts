// German Monasteries: a follower stands in one as in any monastery, or lies down in it. Whoever lies there stays to the end and
// is awarded for all tiles in the unbroken row and column.

import type { Module } from '../../rules/module.ts';
import { german as tiles } from './tiles.ts';

export const german: Module = { id: 'german', plays: ({ sets }) => sets.includes('german'), tiles };
