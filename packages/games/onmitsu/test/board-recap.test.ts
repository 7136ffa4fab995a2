// What the last turn came to, put together from what was told.

import { describe, expect, it } from 'vitest';
import { recapOf } from '../board/recap.ts';
import type { EventKind, Events, Happening } from '../rules/events.ts';

const event = <K extends EventKind>(kind: K, data: Events[K]): Happening<K> => ({ kind, ...data }) as Happening<K>;

const ORDERS: Readonly<Record<string, number>> = { hikyaku: 14, suri: 26, ronin: 34, shonin: 56, daimyos_castle: 60 };
const orderOf = (card: string): number => ORDERS[card] ?? 99;

const begin = (turn: number): Happening => event('turn-begins', { turn, lantern: 0 });
const thrown = event('thrown', {
  throws: [
    { seat: 0, crack: null, card: 'shonin', arrow: null },
    { seat: 1, crack: null, card: 'ronin', arrow: 0 },
    { seat: 2, crack: 0, card: null, arrow: null },
  ],
});
const cracks = event('cracks', { seat: 2, place: 0, by: null });
const ronin = event('declares', { seat: 1, card: 'ronin', action: 'A', arrow: 0 });
const reverses = event('reverses', { seat: 0, card: 'kunoichi', ward: false, of: 1, what: 'ronin' });
const shonin = event('declares', { seat: 0, card: 'shonin', action: 'A', arrow: null });
const draws = event('draws', { seat: 0, count: 4, from: 'deck' });
const aftermath = event('window-opens', { window: 'end' });

describe('the recap', () => {
  it('is there only once cards were thrown', () => {
    expect(recapOf([begin(1)], orderOf)).toBeNull();
  });

  it('puts cracks first, then the cards by their Order, each with what happened while it acted', () => {
    const recap = recapOf([begin(3), thrown, cracks, ronin, shonin, draws, aftermath], orderOf);
    expect(recap?.turn).toBe(3);
    expect(recap?.acts.map(({ seat, card, action }) => [seat, card, action])).toEqual([
      [2, null, null],
      [1, 'ronin', 'A'],
      [0, 'shonin', 'A'],
    ]);
    expect(recap?.acts[2]?.events).toEqual([shonin, draws]);
  });

  it('says that an arrow was turned round, and that it was turned back', () => {
    const once = recapOf([begin(3), thrown, ronin, reverses, shonin], orderOf);
    expect(once?.acts.find(({ seat }) => seat === 1)?.fate).toBe('reversed');
    const twice = recapOf([begin(3), thrown, ronin, reverses, reverses, shonin], orderOf);
    expect(twice?.acts.find(({ seat }) => seat === 1)?.fate).toBe('works');
  });

  it('says what was cancelled, stopped or idle', () => {
    const cancelled = event('cancelled', { seat: 1, card: 'ronin', action: 'A', keyword: 'Combat' });
    const idles = event('idles', { seat: 0, card: 'shonin' });
    const recap = recapOf([begin(3), thrown, ronin, cancelled, idles], orderOf);
    expect(recap?.acts.map(({ fate }) => fate)).toEqual(['works', 'cancelled', 'idle']);
  });

  it('leaves out the drawing that follows the last card', () => {
    const recap = recapOf([begin(3), thrown, ronin, shonin, aftermath, draws, begin(4)], orderOf);
    expect(recap?.acts.at(-1)?.events).toEqual([shonin]);
  });

  it('is of the last turn alone', () => {
    const again = event('thrown', { throws: [{ seat: 1, crack: null, card: 'suri', arrow: 2 }] });
    const suri = event('declares', { seat: 1, card: 'suri', action: 'B', arrow: 2 });
    const recap = recapOf([begin(3), thrown, ronin, aftermath, begin(4), again, suri], orderOf);
    expect(recap).toMatchObject({ turn: 4, acts: [{ seat: 1, card: 'suri', arrow: 2, action: 'B' }] });
  });
});
