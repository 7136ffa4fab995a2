// Flows: the words in which rules are written, driven by tiny games, as a bare run and as a match.

import { describe, expect, test } from 'vitest';
import type { Accepted } from '../src/accepted.ts';
import {
  type Acted,
  type Ask,
  type Choice,
  type Outcome,
  PASS,
  readAnswer,
  type Seat,
  type TextRules,
} from '../src/ask.ts';
import { encode } from '../src/data.ts';
import { anyOf, choose, chooseSome, everyAnswer, question, together, window, write } from '../src/flows.ts';
import { EVERYONE, type Flow, type Game, type Table } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { Run } from '../src/run.ts';

interface Notes {
  notes: Choice[];
  done: boolean;
}

type Rules = (s: Notes, table: Table) => Flow;

const texts: TextRules = {
  shout: {
    check: (text, args) =>
      text === args ? { ok: false, reason: 'Not that.' } : { ok: true, text: text.toUpperCase() },
    sample: () => 'hey',
  },
};

/** A game of one step: what the rules note down is its whole state. */
function tiny(rules: Rules): Game<Notes, Record<never, never>> {
  return {
    id: 'tiny',
    rules: 1,
    seats: { min: 1, max: 5 },
    options: {},
    texts,
    setup: () => ({ notes: [], done: false }),
    *step(s, table) {
      yield* rules(s, table);
      s.done = true;
    },
    over: (s) => (s.done ? { winners: [], reason: 'done' } : null),
    view: (s) => s.notes,
    know: (rest) => structuredClone(rest),
    imagine: (known) => structuredClone(known),
    clone: (s) => structuredClone(s),
    check: () => {},
  };
}

function run(rules: Rules): Run<Notes> {
  const game = tiny(rules) as Game<Notes, unknown>;
  return new Run(game, { notes: [], done: false }, 4, { chance: { int: () => 0 } }).start();
}

/** Plays a run with these outcomes and returns what was noted. */
function notesAfter(rules: Rules, ...outcomes: readonly Outcome[]): readonly Choice[] {
  const played = run(rules);
  for (const outcome of outcomes) played.resume(outcome);
  expect(played.batch).toBeNull();
  return played.state.notes;
}

function start(rules: Rules, seats = 3): Match<Notes> {
  const match = Match.start(tiny(rules), { seats, fairness: { secret: 'ab'.repeat(32), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match as Match<Notes>;
}

function say(match: Match<Notes>, seat: Seat, choice: Choice): Accepted {
  const ask = match.asks(seat)[0];
  const reply = match.answer(seat, ask?.id ?? -1, choice);
  if (!reply.ok) throw new Error(`${reply.code}: ${reply.reason}`);
  return reply;
}

const kinds = (match: Match<Notes>): string =>
  match
    .asks()
    .map((ask) => `${ask.seat}${ask.kind}`)
    .join(' ');

describe('a question', () => {
  test('falls back to a pass where there is one, else to the first choice, whatever that is', () => {
    expect(question(0, 'k', ['a', PASS]).fallback).toBe(PASS);
    for (const first of ['a', 0, false, '', null, { card: 1 }]) {
      const ask = question(0, 'k', [first, 'b']);
      expect(ask.fallback).toBe(first);
      expect(readAnswer(ask, ask.fallback).ok).toBe(true);
    }
    expect(question(0, 'k', ['a', 'b'], { fallback: 'b', about: 7 })).toMatchObject({ fallback: 'b', about: 7 });
  });
});

describe('asking one seat', () => {
  test('choose gives the choice', () => {
    const rules: Rules = function* (s) {
      s.notes.push(yield* choose(2, 'pick', ['a', { card: 4 }], { open: true }));
    };
    expect(run(rules).batch).toEqual({
      mode: 'all',
      asks: [{ seat: 2, kind: 'pick', from: ['a', { card: 4 }], fallback: 'a', open: true }],
    });
    const match = start(rules);
    expect(kinds(match)).toBe('2pick');
    say(match, 2, { card: 4 });
    expect(match.state.notes).toEqual([{ card: 4 }]);
    expect(match.result?.reason).toBe('done');
  });

  test('chooseSome gives a list and never wants more than there is', () => {
    const rules: Rules = function* (s) {
      s.notes.push(yield* chooseSome(0, 'keep', ['a', 'b', 'c'], 1, 9));
      s.notes.push(yield* chooseSome(1, 'drop', ['x', 'y'], 2, 2, { fallback: ['x', 'y'] }));
    };
    const match = start(rules);
    expect(match.asks()[0]).toMatchObject({ min: 1, max: 3, fallback: ['a'] });
    expect(match.answer(0, match.asks()[0]?.id ?? 0, [])).toMatchObject({ code: 'not-offered' });
    say(match, 0, ['c', 'a']);
    say(match, 1, ['y', 'x']);
    expect(match.state.notes).toEqual([
      ['a', 'c'],
      ['x', 'y'],
    ]);
  });

  test('write gives the text as its rule reads it, and hands the rule its arguments', () => {
    const match = start(function* (s) {
      s.notes.push(yield* write(1, 'name', 'shout', 5, 'none', { args: 'no', open: true }));
    });
    const id = match.asks()[0]?.id ?? 0;
    expect(match.asks()[0]).toMatchObject({
      fallback: 'none',
      open: true,
      text: { rule: 'shout', max: 5, args: 'no' },
    });
    expect(match.answer(1, id, 'no')).toMatchObject({ code: 'bad-text', reason: 'Not that.' });
    expect(match.answer(1, id, 'too long')).toMatchObject({ code: 'bad-text' });
    say(match, 1, 'yes');
    expect(match.state.notes).toEqual(['YES']);
  });
});

describe('asking several at once', () => {
  const vote: Rules = function* (s) {
    s.notes.push(yield* together([2, 0, 1].map((seat) => question(seat, 'vote', ['a', 'b']))));
  };

  test('together gives the answers in the order of the asks, whatever the order of arrival', () => {
    const match = start(vote);
    say(match, 1, 'b');
    say(match, 2, 'a');
    expect(match.state.notes).toEqual([]);
    say(match, 0, 'b');
    expect(match.state.notes).toEqual([['a', 'b', 'b']]);
  });

  test('one may change one’s mind until the last answer is in', () => {
    const match = start(vote);
    say(match, 1, 'b');
    expect(match.asks(1)[0]?.declared).toBe('b');
    expect(say(match, 1, 'a').closed).toBe(false);
    say(match, 2, 'b');
    say(match, 1, 'b');
    say(match, 1, 'a');
    expect(say(match, 0, 'a').closed).toBe(true);
    expect(match.state.notes).toEqual([['b', 'a', 'a']]);
  });

  test('anyOf takes the first answer to arrive and withdraws the other questions', () => {
    const match = start(function* (s) {
      const { seat, choice } = yield* anyOf([0, 1, 2].map((one) => question(one, 'speak', ['a', 'b'])));
      s.notes.push(seat, choice);
      yield* choose(0, 'next', ['ok']);
    });
    const { id = 0 } = match.asks(2)[0] ?? {};
    say(match, 2, 'b');
    expect(match.state.notes).toEqual([2, 'b']);
    expect(match.answer(0, id, 'a')).toMatchObject({ code: 'stale-ask' });
    expect(kinds(match)).toBe('0next');
  });
});

/** An act that asks nobody. */
function* atOnce(): Flow {}

/** A charge that can be countered, and a counter that can be countered: the priority moves with every act. */
const duel: Rules = function* (s, table) {
  const hands = [1, 2, 1];
  let last: Seat = 0;
  let stands = true;
  const asks = (): Ask[] =>
    [1, 2].map((step) => {
      const seat = (last + step) % 3;
      return question(seat, 'counter', (hands[seat] ?? 0) > 0 ? [PASS, 'counter'] : [PASS], { reaction: true });
    });
  yield* window(asks, function* ({ seat }: Acted) {
    hands[seat] = (hands[seat] ?? 0) - 1;
    last = seat;
    stands = !stands;
    s.notes.push(seat);
    table.announce(EVERYONE, { kind: 'counters', seat });
    yield* atOnce();
    return 'reopen';
  });
  s.notes.push(stands);
};

describe('a window', () => {
  test('closes when everybody passes', () => {
    const match = start(duel);
    expect(kinds(match)).toBe('1counter 2counter');
    say(match, 1, PASS);
    say(match, 2, PASS);
    expect(match.state.notes).toEqual([true]);
  });

  test('a counter can be countered: the window opens again, in the order that now holds', () => {
    const match = start(duel);
    say(match, 1, 'counter');
    expect(kinds(match)).toBe('2counter 0counter');
    say(match, 0, 'counter');
    expect(match.state.notes).toEqual([1]);
    say(match, 2, PASS);
    expect(match.state.notes).toEqual([1, 0]);
    expect(kinds(match)).toBe('1counter 2counter');
    say(match, 1, 'counter');
    expect(match.asks(0)[0]?.from).toEqual([PASS]);
    say(match, 2, PASS);
    say(match, 0, PASS);
    expect(match.state.notes).toEqual([1, 0, 1, false]);
  });

  test('a later seat that was quicker lapses unseen when an earlier one acts', () => {
    const quick = start(duel);
    say(quick, 2, 'counter');
    const reply = say(quick, 1, 'counter');
    const slow = start(duel);
    const plain = say(slow, 1, 'counter');
    expect(encode([quick.state, quick.told, quick.entries, quick.asks()])).toBe(
      encode([slow.state, slow.told, slow.entries, slow.asks()]),
    );
    expect(reply.outcome).toEqual({ seat: 1, choice: 'counter' });
    expect(reply.told).toEqual(plain.told);
    expect(quick.asks(2)[0]?.declared).toBeUndefined();
  });

  test('who declared first in time may withdraw before it is his turn', () => {
    const match = start(duel);
    say(match, 2, 'counter');
    say(match, 2, PASS);
    say(match, 1, PASS);
    expect(match.state.notes).toEqual([true]);
  });

  test('an act can close the window for good', () => {
    const rules: Rules = function* (s) {
      yield* window(
        () => [question(0, 'w', [PASS, 'x']), question(1, 'w', [PASS, 'x'])],
        function* ({ seat, choice }) {
          s.notes.push(seat, choice);
          s.notes.push(yield* choose(seat, 'how', ['so']));
          return 'close';
        },
      );
    };
    expect(notesAfter(rules, { seat: 1, choice: 'x' }, ['so'])).toEqual([1, 'x', 'so']);
  });

  test('nobody to ask is no window', () => {
    const rules: Rules = function* (s) {
      yield* window(
        () => [],
        function* () {
          yield* atOnce();
          return 'reopen';
        },
      );
      s.notes.push('after');
    };
    expect(notesAfter(rules)).toEqual(['after']);
  });

  test('that never closes is a runaway, and the match stays as it was', () => {
    const forever: Rules = function* (s) {
      yield* choose(0, 'begin', ['ok']);
      s.notes.push('begun');
      for (;;) s.notes.push(yield* choose(0, 'again', ['ok']));
    };
    const match = start(forever);
    let reply = match.answer(0, match.asks()[0]?.id ?? 0, 'ok');
    let before = '';
    for (let i = 0; i < 5_000 && reply.ok; i++) {
      before = encode([match.state.notes.length, match.log().rows.length]);
      reply = match.answer(0, match.asks()[0]?.id ?? 0, 'ok');
    }
    expect(reply).toMatchObject({ ok: false, code: 'fault' });
    expect(encode([match.state.notes.length, match.log().rows.length])).toBe(before);
    expect(kinds(match)).toBe('0again');
  });
});

describe('everyAnswer', () => {
  const bids: Rules = function* (s) {
    yield* everyAnswer(
      [0, 1, 2].map((seat) => question(seat, 'bid', [PASS, 1, 2, 3])),
      (acted) => acted.toSorted((a, b) => (b.choice as number) - (a.choice as number)),
      function* ({ seat, choice }) {
        s.notes.push([seat, choice]);
        if (choice === 3) s.notes.push(yield* choose(seat, 'extra', ['yes', 'no']));
      },
    );
    s.notes.push('end');
  };

  test('resolves all that acted, in the order the rules give; a pass does nothing', () => {
    const match = start(bids);
    say(match, 2, 3);
    say(match, 1, PASS);
    say(match, 0, 1);
    expect(match.state.notes).toEqual([[2, 3]]);
    say(match, 2, 'no');
    expect(match.state.notes).toEqual([[2, 3], 'no', [0, 1], 'end']);
  });

  test('goes on when all pass, and asks nobody when there is nobody', () => {
    expect(notesAfter(bids, [PASS, PASS, PASS])).toEqual(['end']);
    const nobody: Rules = function* (s) {
      yield* everyAnswer([], (acted) => acted, atOnce);
      s.notes.push('end');
    };
    expect(notesAfter(nobody)).toEqual(['end']);
  });
});

describe('a match of flows', () => {
  test('ends from any depth', () => {
    const match = start(function* (s, table) {
      yield* window(
        () => [question(0, 'w', [PASS, 'x'])],
        function* () {
          yield* choose(1, 'sure', ['yes']);
          s.notes.push('won');
          return table.end({ winners: [1], reason: 'checkmate' });
        },
      );
    });
    say(match, 0, 'x');
    say(match, 1, 'yes');
    expect(match.result).toEqual({ winners: [1], reason: 'checkmate' });
    expect(match.asks()).toEqual([]);
    expect(match.answer(1, 0, 'yes')).toMatchObject({ code: 'over' });
    expect(match.state.notes).toEqual(['won']);
  });

  test('is replayed to the same state, mind changes and lapsed declarations included', () => {
    const match = start(duel);
    say(match, 2, 'counter');
    say(match, 2, PASS);
    say(match, 2, 'counter');
    say(match, 1, PASS);
    say(match, 1, 'counter');
    const again = Match.replay(tiny(duel), match.log());
    if (!(again instanceof Match)) throw new Error(again.reason);
    expect(encode([again.state, again.asks(), again.told])).toBe(encode([match.state, match.asks(), match.told]));
  });
});
