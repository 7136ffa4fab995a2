// What the board works out for its moments: habits, bubbles, the trail of black messages, the order of the end.

import { PASS } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { notesRight, rowsOf, turningOrder } from '../board/end/order.ts';
import { asksMe, habitual } from '../board/habits.ts';
import { seatsOf } from '../board/lit.ts';
import { trailOf } from '../board/moment/trail.ts';
import { turned } from '../board/notes.ts';
import { ringOf } from '../board/table/ring-places.ts';
import { question } from '../rules/asking.ts';
import type { EmissaryEvent } from '../rules/events.ts';
import type { CardFace } from '../rules/terms.ts';
import type { PendingView, View } from '../rules/view.ts';
import { letter, person, viewOf } from './board-view.ts';

const three = (patch: Partial<View>): View => viewOf([person(), person(), person()], { active: 1, ...patch });
const prove = (by: number, to: number): PendingView => ({ by, as: 'prove', card: null, to, message: null });
const counter = question(0, 'counter', [PASS, { card: 1, as: 'counteract' }], { reaction: true });

describe('habits', () => {
  it('a Counteract asks when the card is aimed at me, or answers one of mine; else it keeps quiet', () => {
    expect(asksMe(counter, {}, three({ stack: [prove(1, 0)] }))).toBe(true);
    expect(asksMe(counter, {}, three({ stack: [prove(1, 2)] }))).toBe(false);
    expect(asksMe(counter, {}, three({ stack: [prove(0, 2), { ...prove(1, 2), as: 'counteract', to: null }] }))).toBe(
      true,
    );
  });

  it('every card, or never, as this person likes', () => {
    expect(asksMe(counter, { counteract: 'every' }, three({ stack: [prove(1, 2)] }))).toBe(true);
    expect(asksMe(counter, { counteract: 'never' }, three({ stack: [prove(1, 0)] }))).toBe(false);
  });

  it('one card that asks is enough, and so is an ability', () => {
    const view = three({ letter: letter({ from: 1, at: 2 }) });
    const trap = { card: 1, as: 'trap', to: 2 } as const;
    const both = question(0, 'transit', [PASS, trap, { card: 2, as: 'intercept' }], { reaction: true });
    expect(asksMe(both, { trap: 'never', intercept: 'every' }, view)).toBe(true);
    expect(asksMe(both, { trap: 'never', intercept: 'aimed' }, view)).toBe(false);
    const able = question(0, 'transit', [PASS, trap, { ability: 'Plunder' }], { reaction: true });
    expect(asksMe(able, { trap: 'never' }, view)).toBe(true);
  });

  it('my own turn and my own message are always asked about', () => {
    const own = question(0, 'play', [PASS, { card: 1, as: 'distribute' }], { reaction: true });
    expect(asksMe(own, { distribute: 'never' }, three({ active: 0 }))).toBe(true);
    expect(habitual(own, three({ active: 0 }))).toEqual([]);
    expect(asksMe(question(0, 'accept', ['accept', 'decline']), {}, three({}))).toBe(true);
  });
});

describe('the trail of one who is out', () => {
  const black = (effect: CardFace['effect']): CardFace => ({ effect, colour: 'black', stamp: 'CM' });
  const got = (effect: CardFace['effect'], from: number): EmissaryEvent => ({
    ...{ kind: 'obtains', seat: 0, card: black(effect), cause: 'transmitted', from },
  });

  it('holds the black messages that counted, with turn and sender', () => {
    const told: readonly EmissaryEvent[] = [
      { kind: 'turn', seat: 1, turn: 2 },
      got('decode', 1),
      { kind: 'deletes', seat: 2, of: 0, card: black('decode') },
      { kind: 'turn', seat: 2, turn: 3 },
      got('trap', 2),
      got('intercept', -1),
      { kind: 'turn', seat: 1, turn: 5 },
      got('delete', 1),
      { kind: 'falls', seat: 0, by: 1, how: 'messages' },
    ];
    expect(trailOf(told, 0).map(({ card, from, turn }) => [card.effect, from, turn])).toEqual([
      ['trap', 2, 3],
      ['intercept', null, 3],
      ['delete', 1, 5],
    ]);
  });
});

describe('the end', () => {
  const scene = { order: [0, 1, 2, 3], me: 0 };

  it('I come first, then those who won; identities of those who won turn last', () => {
    expect(rowsOf(scene, [2, 3])).toEqual([0, 2, 3, 1]);
    expect(turningOrder(scene.order, [0, 2])).toEqual([1, 3, 0, 2]);
  });

  it('counts the marks that were right', () => {
    const view = viewOf([person(), person({ identity: 'KDR' }), person({ identity: 'FRS' })]);
    const twice = (notes: ReturnType<typeof turned>, seat: number): ReturnType<typeof turned> =>
      turned(turned(notes, seat, 'KDR'), seat, 'KDR');
    expect(notesRight(twice(twice({}, 1), 2), { view, me: 0 })).toEqual([1, 2]);
  });
});

describe('in a hand', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])('%i dossiers stay on the screen and never lie on each other', (seats) => {
    for (const [width, height] of [
      [390, 330],
      [360, 300],
      [320, 262],
    ] as const) {
      const { anchors, dossier, mine } = ringOf(seats, width, height);
      const sizes = anchors.map((_, i) => (i === 0 ? (mine ?? dossier) : dossier));
      for (const [i, a] of anchors.entries()) {
        const one = sizes[i] ?? dossier;
        expect(a.x - one.width / 2).toBeGreaterThanOrEqual(0);
        expect(a.x + one.width / 2).toBeLessThanOrEqual(width);
        for (const [j, b] of anchors.entries()) {
          if (j <= i) continue;
          const two = sizes[j] ?? dossier;
          const apart =
            Math.abs(a.x - b.x) >= (one.width + two.width) / 2 - 0.5 ||
            Math.abs(a.y - b.y) >= (one.height + two.height) / 2 - 0.5;
          expect(apart, `${seats} seats at ${width} × ${height}: ${i}, ${j}`).toBe(true);
        }
      }
    }
  });

  it('an event lights the seats that it is about', () => {
    expect(seatsOf({ kind: 'sends', seat: 2, by: 'OM', to: 0, card: null })).toEqual([2, 0]);
    expect(seatsOf({ kind: 'ends' })).toEqual([]);
  });
});
