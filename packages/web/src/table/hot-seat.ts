// Several people at one screen: whose view is shown, and who gets the device next.

import type { SeatSnapshot, Viewer } from '../live/state.ts';
import { isAsked, isOpenWindow } from './asked.ts';

/** The snapshot to show: the one that was shown while it is there, else the first. */
export const snapshotShown = (snapshots: readonly SeatSnapshot[], shown: Viewer): SeatSnapshot | undefined =>
  snapshots.find((snapshot) => snapshot.seat === shown) ?? snapshots[0];

/** The seat to which the device goes now; null while it may stay where it is. */
export function handOverTo(snapshots: readonly SeatSnapshot[], shown: Viewer): number | null {
  const current = snapshotShown(snapshots, shown);
  if (snapshots.length < 2 || !current || isAsked(current)) return null;
  return (
    snapshots.find((snapshot) => snapshot.seat !== null && isAsked(snapshot) && snapshot.ask?.reaction !== true)
      ?.seat ?? null
  );
}

/**
 * Other people at this device who are asked in a window: they are offered the device, it is not taken away. All who are
 * asked, whether or not they hold anything: the offer must not reveal that.
 */
export function mayAnswerToo(snapshots: readonly SeatSnapshot[], shown: Viewer): readonly number[] {
  const current = snapshotShown(snapshots, shown);
  return snapshots.flatMap((snapshot) =>
    snapshot !== current && snapshot.seat !== null && isOpenWindow(snapshot) ? [snapshot.seat] : [],
  );
}
