// Several people before one screen: whose sight is shown, and to whom the device must go next.

import type { Sight, Viewer } from '../live/state.ts';
import { isAsked, isOpenWindow } from './asked.ts';

/** The sight to show: the one that was shown while it is there, else the first. */
export const sightShown = (sights: readonly Sight[], shown: Viewer): Sight | undefined =>
  sights.find((sight) => sight.seat === shown) ?? sights[0];

/** The seat to which the device goes now; null while it may stay where it is. */
export function handOverTo(sights: readonly Sight[], shown: Viewer): number | null {
  const current = sightShown(sights, shown);
  if (sights.length < 2 || !current || isAsked(current)) return null;
  return sights.find((sight) => sight.seat !== null && isAsked(sight) && sight.ask?.reaction !== true)?.seat ?? null;
}

/**
 * Other people at this device who are asked in a window: they are offered the device, it is not taken away. All who are
 * asked, whether or not they hold anything: who is offered it must not tell.
 */
export function mayAnswerToo(sights: readonly Sight[], shown: Viewer): readonly number[] {
  const current = sightShown(sights, shown);
  return sights.flatMap((sight) =>
    sight !== current && sight.seat !== null && isOpenWindow(sight) ? [sight.seat] : [],
  );
}
