// What cannot be played: options that contradict each other, and more than the land can hold.

import { KINDS, SEGMENTS } from '../tiles/compile.ts';
import { SOURCES } from './awards.ts';
import { boxOf } from './box.ts';
import { hasSpecial, setsOf } from './contents.ts';
import { type TooLarge, tooLarge } from './core/limits.ts';
import type { Options } from './options.ts';

const MOST_SEGMENTS = Math.max(...SEGMENTS);

/** Why these seats and options do not go together. */
export type WhyNotPlayed =
  | { readonly kind: 'pig-without-farmers' | 'fields-without-farmers' | 'no-other-monasteries' | 'debts-with-messages' }
  | TooLarge;

export function refuses(seats: number, options: Options): WhyNotPlayed | null {
  const { farmers, pig, fields, monasteries = true } = options;
  if (!farmers && pig === 'yes') return { kind: 'pig-without-farmers' };
  if (!farmers && fields === 'city') return { kind: 'fields-without-farmers' };
  if (!monasteries && !hasSpecial(setsOf(options))) return { kind: 'no-other-monasteries' };
  if (options.debts && options.messages !== 'off') return { kind: 'debts-with-messages' };
  const { tiles } = boxOf(options).pile;
  return tooLarge({ tiles, seats, kinds: KINDS, segments: MOST_SEGMENTS, sources: SOURCES.length });
}
