// The base game: 72 tiles, meeples. What it does is what the rules do.

import { base as tiles } from '../../tiles/base.ts';
import type { Module } from './module.ts';

export const base: Module = { id: 'base', plays: () => true, tiles, start: 'base-D' };
