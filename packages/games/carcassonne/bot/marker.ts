// Which figure walks an award.

import type { AskOf } from '@tabella/kernel';
import type { Marker } from '../rules/names.ts';
import type { State } from '../rules/state.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import { nextMessage } from './messages.ts';
import type { Mind } from './mind.ts';
import { bestShare } from './walk.ts';

/** More awards than these are hardly ever given to one seat at once. */
const MOST_AT_ONCE = 5;

/** Awards of the same pass that are still to walk are shared out with this one. */
export function chooseMarker(s: State, ask: AskOf<CarcassonneTypes, 'move'>, mind: Mind): Marker {
  const { award, counts } = ask.about;
  const waiting = s.awards.filter((one) => one.marker === null && one.award.seat === ask.seat);
  // The one that is asked about comes first.
  const points = [award, ...waiting.slice(1, MOST_AT_ONCE).map((one) => one.award)].map((one) => one.points);
  const share = bestShare(s, ask.seat, points, counts ? nextMessage(s, mind) : 0, s.forward, mind);
  return (share.messenger & 1) !== 0 ? 'messenger' : 'scorer';
}
