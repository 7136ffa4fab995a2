// How fast bots play while this person watches: as they chose, or slow in their first matches.

import type { Pace } from '@tabella/table/protocol';
import { usePrefs } from '../prefs.ts';
import { othersSeen } from './seen.ts';

/** So many matches are played slowly, unless somebody chooses otherwise. */
const FIRST_MATCHES = 3;

export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'step'];

export function paceOf(code: string): Pace {
  const { pace } = usePrefs.getState();
  if (pace !== 'auto') return pace;
  return othersSeen(code) < FIRST_MATCHES ? 'slow' : 'normal';
}
