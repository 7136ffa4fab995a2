// The circuit of the score track: 50 spaces, every fifth of them dark. Totals go on; spaces come round again.

import { MARKERS } from '../../rules/landing.ts';
import { isDark, SPACES } from '../../rules/spaces.ts';

export { isDark, MARKERS, SPACES };

export const spaceOf = (total: number): number => total % SPACES;

export const sameSpace = (a: number, b: number): boolean => spaceOf(a) === spaceOf(b);

/** What the plates taken for whole laps say: 50, 100, …; 0 for none. */
export const plateOf = (total: number): number => total - spaceOf(total);

/** The totals a figure comes by, both ends included; a figure that does not go forward stays where it is. */
export function stepsOf(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, i) => from + i);
}

/** Totals by any key. */
export type Totals = Readonly<Record<string, number>>;

/** Far figures take longer hops at first, so that every walk is over in less than half a second. */
const HOPS = 5;

/** The totals one hop nearer to their ends. Backwards (something was taken back) is no walk. */
export function hopped(now: Totals, ends: Totals): Totals {
  return Object.fromEntries(
    Object.entries(ends).map(([key, end]) => {
      const at = now[key] ?? end;
      return [key, at < end ? at + Math.ceil((end - at) / HOPS) : end];
    }),
  );
}
