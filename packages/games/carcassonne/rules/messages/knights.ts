// Messages 6 and 7: two points for every knight, or every farmer, of yours. A big meeple is one of them; a monk in a city is
// no knight, and builder and pig are neither.

import type { Seat } from '@tabella/kernel';
import { CITY } from '../../tiles/compile.ts';
import { plainAward } from '../awards.ts';
import { standsOn } from '../core/figures.ts';
import { BUILDER } from '../core/sizes.ts';
import { typeOf } from '../core/tiles.ts';
import type { State } from '../state.ts';
import type { Message } from './message.ts';

const EACH = 2;

function followersOn(s: State, seat: Seat, type: number): number {
  let found = 0;
  for (let slot = 0; slot < BUILDER; slot++) {
    const node = standsOn(s.land, seat, slot);
    if (node > 0 && typeOf(s.land, node) === type) found++;
  }
  return found;
}

export function eachOf(id: 6 | 7, type: number, what: 'knights' | 'farmers'): Message {
  return {
    id,
    offers: (s, seat) => [{ choice: { message: id }, points: EACH * followersOn(s, seat, type) }],
    act: (s, _table, seat) =>
      plainAward(seat, 'message', 'message', [{ what, count: followersOn(s, seat, type), each: EACH }], {
        message: id,
      }),
  };
}

export const knights = eachOf(6, CITY, 'knights');
