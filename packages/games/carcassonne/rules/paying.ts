// Payments: one seat pays another, outside all passes. A figure on the track goes back, one of the other seat goes on.

import type { Seat } from '@tabella/kernel';
import { plainAward } from './awards.ts';
import type { Award } from './names.ts';
import type { State } from './state.ts';
import { scoreOf, totalOf } from './track.ts';

/** Nobody goes back behind the start. */
export const canPay = (s: State, seat: Seat, points: number): boolean => scoreOf(s, seat) >= points;

/**
 * One figure pays all of it if it can; otherwise it pays what it has, and the other one the rest. Without The Messages there is
 * one figure, which may have debts. What is paid to nobody is lost.
 */
export function payment(s: State, from: Seat, to: Seat | null, points: number, name: string): Award[] {
  const most = Math.max(totalOf(s, from, 'scorer'), totalOf(s, from, 'messenger'));
  const first = s.options.messages === 'off' ? points : Math.min(points, most);
  const part = (seat: Seat, each: number, way: string): Award =>
    plainAward(seat, 'other', 'payment', [{ what: 'bonus', count: 1, each }], { name: `${name}.${way}` });
  const rest = first < points ? [part(from, first - points, 'payment')] : [];
  const income = to === null ? [] : [part(to, points, 'income')];
  return [part(from, -first, 'payment'), ...rest, ...income];
}
