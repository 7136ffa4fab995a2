// What cannot be played: options that contradict each other, and more than the land can hold.

import { KINDS, SEGMENTS } from '../tiles/compile.ts';
import { SOURCES } from './awards.ts';
import { tooLarge } from './core/limits.ts';
import type { Options } from './options.ts';
import { pileFor } from './pile.ts';

const MOST_SEGMENTS = Math.max(...SEGMENTS);

/** Why these seats and options do not go together, in one sentence; null when they do. */
export function refuses(seats: number, options: Options): string | null {
  const { farmers, pig, fields } = options;
  if (!farmers && pig === 'yes')
    return 'Without farmers there is no field for a pig: play with farmers, or without it.';
  if (!farmers && fields === 'city')
    return 'Without farmers no field is scored: play with farmers, or leave the scoring of fields as it is.';
  const { tiles } = pileFor(options);
  return tooLarge({ tiles, seats, kinds: KINDS, segments: MOST_SEGMENTS, sources: SOURCES.length });
}
