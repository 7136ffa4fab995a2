// The base game: 72 tiles, meeples. What it does is what the rules do.

import type { Module } from '../../rules/module.ts';
import { base as tiles } from './tiles.ts';

export const base: Module = { id: 'base', plays: () => true, tiles, start: 'base-D' };
