// Snapshots: a match that is gone on with from one is the same match; and matches that go on by other rules.

import { courier } from '@tabella/courier';
import {
  type AnyGame,
  choose,
  decode,
  EVERYONE,
  encode,
  FastChance,
  type Flow,
  type Game,
  Match,
  type MatchSnapshot,
  openRecord,
  sampleAnswer,
  upgradedPosition,
  verifyRecord,
  writeLog,
} from '@tabella/kernel';
import { describe, expect, it } from 'vitest';

const fairness = { secret: 'cd'.repeat(32), contributions: ['1', '2'], bound: true };

function begin<S, O>(game: Game<S, O>, seats: number): Match<S, O> {
  const match = Match.start(game, { seats, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** From its snapshot, as that comes from a store. */
function resumed<S, O>(match: Match<S, O>): Match<S, O> {
  const snapshot = match.snapshot();
  const again = Match.start(
    match.game,
    { seats: match.seats, options: match.options, fairness: match.fairness },
    { snapshot: JSON.parse(JSON.stringify(snapshot)) as MatchSnapshot, told: match.told.slice(0, snapshot.told) },
  );
  if (!(again instanceof Match)) throw new Error(again.reason);
  return again;
}

const standing = (match: Match<unknown>): string =>
  encode([
    match.state,
    match.rest,
    match.asks(),
    match.told,
    match.undone,
    match.result,
    match.rows,
    Array.from({ length: match.seats }, (_, seat) => [match.undoable(seat), match.lastOf(seat), match.known(seat)]),
  ]);

/** A random thing that is done in a match; the same for all who are given the same numbers. */
function doSomething(match: Match<unknown>, game: AnyGame, dice: number): string {
  const chance = new FastChance(dice);
  const seat = chance.int(match.seats);
  if (chance.int(12) === 0 && match.undoable(seat) !== null) {
    const by = match.undoable(seat) ?? 'right';
    const reply = match.undo(seat, by);
    return reply.ok ? `undo ${seat} ${by}` : reply.code;
  }
  const asks = match.asks();
  const ask = asks[chance.int(asks.length)];
  if (!ask) return 'over';
  const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
  return reply.ok ? encode(reply.row) : reply.code;
}

describe('a match from its snapshot', () => {
  it('is the same at every moment, and goes on the same, undos and all', () => {
    for (let seed = 0; seed < 3; seed++) {
      const match = begin(courier, 3 + (seed % 3)) as Match<unknown>;
      const chance = new FastChance(seed);
      /** Copies that were taken up again at different moments. */
      const others: Match<unknown>[] = [];
      for (let i = 0; i < 120 && match.result === null; i++) {
        if (i % 20 === seed) others.push(resumed(match));
        const dice = chance.int(2 ** 30);
        const did = doSomething(match, courier, dice);
        for (const [n, other] of others.entries()) {
          const done = doSomething(other, courier, dice);
          // What was answered before a snapshot is taken back by whoever has the whole log.
          if (done === 'no-undo' && did !== done) others[n] = resumed(match);
          else expect([i, done]).toEqual([i, did]);
          if (i % 10 === 9) expect(standing(others[n] as Match<unknown>)).toBe(standing(match));
        }
      }
      expect(others.length).toBeGreaterThan(3);
    }
  });

  it('has the rows since, and says that it is not whole', () => {
    const match = begin(courier, 3) as Match<unknown>;
    for (let i = 0; i < 30; i++) doSomething(match, courier, i);
    const again = resumed(match);
    expect([match.whole, again.whole]).toEqual([true, false]);
    for (let i = 30; i < 40; i++) {
      doSomething(match, courier, i);
      doSomething(again, courier, i);
    }
    expect(again.log().rows).toEqual(match.log().rows.slice(-again.log().rows.length));
    expect(again.rows).toBe(match.rows);
  });

  it('is refused when the state is none of the game', () => {
    const match = begin(courier, 3);
    const snapshot = { ...match.snapshot(), rest: '{"cards":null}' };
    const { seats, options } = match;
    expect(Match.start(courier, { seats, options, fairness }, { snapshot, told: [] })).toMatchObject({
      ok: false,
      code: 'bad-position',
    });
  });
});

interface Count {
  turn: number;
  said: string[];
}

/** Two answers in a turn; by the first rules they are said otherwise than by the second. */
const counting = (rules: number, upgrade?: Game<Count, object>['upgrade']): Game<Count, object> => ({
  id: 'counting',
  rules,
  seats: { min: 1, max: 3 },
  options: {},
  setup: () => ({ turn: 0, said: [] }),
  *step(s, table): Flow {
    const seat = s.turn % table.seats;
    const first = yield* choose(seat, 'first', [`a${rules}`, 'b'], { open: true });
    const second = yield* choose(seat, 'second', [`x${rules}`, 'y'], { open: true });
    table.announce(EVERYONE, { kind: 'said', first, second });
    s.said.push(`${first} ${second}`);
    s.turn++;
  },
  over: (s) => (s.turn >= 6 ? { winners: [0], reason: 'done' } : null),
  view: (s) => ({ said: s.said }),
  know: (rest) => ({ ...rest, said: [...rest.said] }),
  imagine: (known) => ({ ...known, said: [...known.said] }),
  clone: (s) => ({ turn: s.turn, said: [...s.said] }),
  check: (s) => {
    if (s.said.length !== s.turn) throw new Error('something was not said');
  },
  ...(upgrade && { upgrade }),
});

const say = (match: Match<Count, object>, choice: string) => {
  const [ask] = match.asks();
  return match.answer(ask?.seat ?? 0, ask?.id ?? 0, choice);
};

describe('a match that goes on by other rules', () => {
  const second = counting(2, (state, from) => {
    const { turn, said } = state as never as Count;
    return { turn, said: said.map((one) => `${one} (${from})`) };
  });

  it('begins at its last resting point with all that was told, and its question keeps its number', () => {
    const match = begin(counting(1), 2);
    for (const choice of ['a1', 'x1', 'b', 'y']) say(match, choice);
    const snapshot = match.snapshot();
    const from = upgradedPosition(second, 1, { snapshot, told: match.told });
    expect(decode(from?.state ?? '')).toEqual({ turn: 2, said: ['a1 x1 (1)', 'b y (1)'] });
    const next = Match.start(second, { seats: 2, fairness, ...(from && { from }) });
    if (!(next instanceof Match)) throw new Error(next.reason);
    expect(next.told).toEqual(match.told);
    expect(next.asks()[0]?.id).toBe(match.asks()[0]?.id);
    expect(say(next, 'a1')).toMatchObject({ ok: false, code: 'not-offered' });
    for (const choice of ['a2', 'x2', 'b', 'y', 'a2', 'y', 'b', 'x2']) expect(say(next, choice).ok).toBe(true);
    expect(next.result).not.toBeNull();
    // Its record is one of the rules of today.
    const opened = openRecord(writeLog(next.record()));
    if (!opened.ok) throw new Error(opened.reason);
    expect(verifyRecord(opened, second)).toMatchObject({ ok: true });
  });

  it('leaves out what was answered since, and no late click is taken for an answer', () => {
    const match = begin(counting(1), 2);
    for (const choice of ['a1', 'x1', 'b']) say(match, choice);
    const from = upgradedPosition(second, 1, { snapshot: match.snapshot(), told: match.told });
    const next = Match.start(second, { seats: 2, fairness, ...(from && { from }) });
    if (!(next instanceof Match)) throw new Error(next.reason);
    expect(next.asks()[0]).toMatchObject({ kind: 'first', seat: 1 });
    expect(next.asks()[0]?.id).toBeGreaterThan(match.asks()[0]?.id ?? 0);
  });

  it('does not where the game cannot', () => {
    const snapshot = begin(counting(1), 2).snapshot();
    expect(upgradedPosition(counting(2), 1, { snapshot, told: [] })).toBeNull();
    expect(
      upgradedPosition(
        counting(2, () => null),
        1,
        { snapshot, told: [] },
      ),
    ).toBeNull();
    const broken = counting(2, () => ({ turn: 3, said: [] }));
    expect(() => upgradedPosition(broken, 1, { snapshot, told: [] })).toThrow('something was not said');
  });
});
