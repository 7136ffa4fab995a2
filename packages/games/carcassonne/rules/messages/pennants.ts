// Message 5: two points for every pennant in cities where you have a knight; each city counts once.

import type { Seat } from '@tabella/kernel';
import { CITY } from '../../tiles/compile.ts';
import { plainAward } from '../awards.ts';
import { countFeature, newCount } from '../core/count.ts';
import { featureOf } from '../core/features.ts';
import { followersOn } from '../core/followers.ts';
import type { State } from '../state.ts';
import type { Message } from './message.ts';

const EACH = 2;
const count = newCount();

function pennantsOf(s: State, seat: Seat): number {
  const met: number[] = [];
  let pennants = 0;
  for (const node of followersOn(s.land, seat, CITY)) {
    const city = featureOf(s.land, node);
    if (met.includes(city)) continue;
    met.push(city);
    pennants += countFeature(s.land, city, count).pennants;
  }
  return pennants;
}

export const pennants: Message = {
  id: 5,
  offers: (s, seat) => [{ choice: { message: 5 }, points: EACH * pennantsOf(s, seat) }],
  act: (s, _table, seat) =>
    plainAward(seat, 'message', 'message', [{ what: 'pennants', count: pennantsOf(s, seat), each: EACH }], {
      message: 5,
    }),
};
