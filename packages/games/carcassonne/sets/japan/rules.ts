// Japanese Buildings: by the rules of the German monasteries.

import type { Module } from '../../rules/module.ts';
import { japan as tiles } from './tiles.ts';

export const japan: Module = { id: 'japan', plays: ({ sets }) => sets.includes('japan'), tiles };
