// Messages 6 and 7: two points for every knight, or every farmer, of yours. A big meeple is one of them; a monk in a city is
// no knight, and builder and pig are neither.

import type { Seat } from '@tabella/kernel';
import { CITY } from '../../tiles/compile.ts';
import { plainAward } from '../awards.ts';
import { followersOn } from '../core/followers.ts';
import type { State } from '../state.ts';
import type { Message } from './message.ts';

const EACH = 2;

const countOn = (s: State, seat: Seat, type: number): number => followersOn(s.land, seat, type).length;

export function eachOf(id: 6 | 7, type: number, what: 'knights' | 'farmers'): Message {
  return {
    id,
    offers: (s, seat) => [{ choice: { message: id }, points: EACH * countOn(s, seat, type) }],
    act: (s, _table, seat) =>
      plainAward(seat, 'message', 'message', [{ what, count: countOn(s, seat, type), each: EACH }], {
        message: id,
      }),
  };
}

export const knights = eachOf(6, CITY, 'knights');
