// What a match is worth, as people read it: chances in percent, or points.

import type { Worth } from '@tabella/kernel';
import { percent } from '@tabella/ui/judged';
import type { Say } from '../i18n/i18n.ts';

interface WorthWords {
  /** `wide`: with its unit. */
  format(value: number, wide?: boolean): string;
  /** With its sign: "+12 %", "−1.2 points". */
  change(by: number): string;
}

const tenth = (value: number): number => Number(value.toFixed(1));

/** A number stays with its unit. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

export function worthWords(worth: Worth, say: Say): WorthWords {
  const format =
    worth === 'chance'
      ? (value: number, wide?: boolean): string => (wide ? whole(percent(value)) : String(Math.round(100 * value)))
      : (value: number, wide?: boolean): string =>
          wide ? whole(say('analysis.pointsOf', { count: tenth(value) })) : String(tenth(value));
  return {
    format,
    change: (by) => `${by < 0 ? '−' : '+'}${format(Math.abs(by), true)}`,
  };
}
