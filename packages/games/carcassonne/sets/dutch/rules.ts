// Dutch & Belgian Monasteries: by the rules of the German ones.

import type { Module } from '../../rules/module.ts';
import { dutch as tiles } from './tiles.ts';

export const dutch: Module = { id: 'dutch', plays: ({ sets }) => sets.includes('dutch'), tiles };
