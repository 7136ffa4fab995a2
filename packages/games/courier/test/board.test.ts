// The board: every choice of real matches can be pointed at, tap by tap, and names things that the board shows.

import { FastChance, Match, pickOne, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { mayTap, tap, type Way, wayOf } from '../board/pick.ts';
import { lastTaker, letterNumber, quarrelIn } from '../board/quarrel.ts';
import { say } from '../board/say.ts';
import type { CourierEvent } from '../rules/events.ts';
import { courier } from '../rules/game.ts';
import type { CourierChoice, CourierOpenAsk } from '../rules/types.ts';
import { type View, view } from '../rules/view.ts';

/** The choice to which the taps lead, if each of them is open when it is made. */
function reach(from: readonly CourierChoice[], way: Way): CourierChoice | undefined {
  let taken: Way = [];
  for (const thing of way) {
    if (!mayTap(from, taken, thing)) return undefined;
    const tapped = tap(from, taken, thing);
    if (tapped.made !== undefined) return tapped.made;
    taken = tapped.taken;
  }
  return undefined;
}

/** The things that the board shows to its viewer. */
function thingsOn({ hand, seats }: View): readonly string[] {
  const letters = seats.flatMap(({ before }, seat) => before.map((_, i) => `letter ${seat} ${i}`));
  return ['agent', ...hand.map(({ card }) => `card ${card}`), ...seats.map((_, seat) => `seat ${seat}`), ...letters];
}

describe('pointing', () => {
  it.each([3, 4, 5])('with %i seats every choice can be pointed at', (seats) => {
    const chance = new FastChance(seats);
    const kinds = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const match = Match.start(courier, { seats, fairness: { secret: sha256Hex(`board ${i}`), contributions: [] } });
      if (!(match instanceof Match)) throw new Error(match.reason);
      while (match.result === null) {
        // The questions of a match are those of its game.
        for (const ask of match.asks() as readonly CourierOpenAsk[]) {
          const from: readonly CourierChoice[] = ask.from;
          const things = thingsOn(view(match.state, ask.seat));
          for (const choice of from.filter((one) => typeof one === 'object')) {
            kinds.add(ask.kind);
            expect(reach(from, wayOf(choice))).toBe(choice);
            for (const thing of wayOf(choice)) expect(things).toContain(thing);
          }
          const reply = match.answer(ask.seat, ask.id, pickOne(chance, from));
          if (reply.ok && reply.closed) break;
        }
      }
    }
    expect([...kinds].sort()).toEqual(['give', 'play', 'seal', 'seize', 'send']);
  });

  it('another card can be taken up instead, and another seat pointed at', () => {
    const from = [1, 2].flatMap((card) => [1, 2].map((to) => ({ card, to })));
    expect(tap(from, ['card 1'], 'card 2')).toEqual({ taken: ['card 2'], made: undefined });
    expect(tap(from, ['card 1', 'seat 1'], 'seat 2').made).toEqual({ card: 1, to: 2 });
    expect(mayTap(from, [], 'seat 1')).toBe(false);
  });
});

describe('what lies in the middle', () => {
  const sends: CourierEvent = { kind: 'sends', seat: 0 };
  const seizes: CourierEvent = { kind: 'seizes', seat: 1, card: 'red seize' };
  const seals: CourierEvent = { kind: 'seals', seat: 2, against: 1, card: 'blue seal' };
  const takes: CourierEvent = { kind: 'takes', seat: 1, card: 'red burn', colour: 'red' };

  it('the last card that was played and the seals upon it, until something else happens', () => {
    expect(quarrelIn([sends, seizes, seals])).toEqual([
      { seat: 1, card: 'red seize' },
      { seat: 2, card: 'blue seal' },
    ]);
    expect(quarrelIn([sends, seizes, seals, seizes])).toEqual([{ seat: 1, card: 'red seize' }]);
    expect(quarrelIn([seizes, takes])).toEqual([]);
  });

  it('a letter is the same one from its sender to its taker', () => {
    expect([letterNumber([sends]), lastTaker([sends])]).toEqual([1, null]);
    expect([letterNumber([sends, takes]), lastTaker([sends, takes])]).toEqual([1, 1]);
    expect([letterNumber([sends, takes, sends]), lastTaker([sends, takes, sends])]).toEqual([2, null]);
  });
});

it('a role is named as far as it is known', () => {
  expect(say.mayBe(['crown', 'league', 'free'])).toBe('role unknown');
  expect(say.mayBe(['league', 'free'])).toBe('League or Free');
  expect(say.mayBe(['crown'])).toBe('Crown');
});
