// Match: answers in one piece or not at all, undo, forks, replays, faults.

import { courier } from '@tabella/courier';
import {
  type Answer,
  choose,
  EVERYONE,
  encode,
  FastChance,
  type Flow,
  firstOf,
  type Game,
  Match,
  type Outcome,
  only,
  PASS,
  question,
  sampleAnswer,
  together,
} from '@tabella/kernel';
import { describe, expect, it } from 'vitest';

const fairness = { secret: 'ab'.repeat(32), contributions: ['1', '2', '3'] };

function begin<S, O>(game: Game<S, O>, seats: number, options?: unknown): Match<S, O> {
  const match = Match.start(game, { seats, options, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

interface Tiny {
  said: string[];
  rolled: number[];
}

/** A game in a few lines: the flow is the test. */
function tiny(step: Game<Tiny, object>['step'], over: (s: Tiny) => boolean = () => false): Game<Tiny, object> {
  return {
    id: 'tiny',
    rules: 1,
    seats: { min: 1, max: 4 },
    options: {},
    setup: () => ({ said: [], rolled: [] }),
    step,
    over: (s) => (over(s) ? { winners: [0], reason: 'enough' } : null),
    view: (s) => ({ said: s.said }),
    know: (rest) => ({ said: rest.said.slice(), rolled: rest.rolled.slice() }),
    imagine: (known) => ({ said: known.said.slice(), rolled: known.rolled.slice() }),
    clone: (s) => ({ said: s.said.slice(), rolled: s.rolled.slice() }),
    check: () => {},
  };
}

const twoQuestions = tiny(function* (s, table): Flow {
  const seat = s.said.length % table.seats;
  const first = yield* choose(seat, 'first', ['a', 'b', 'roll', 'shout', 'whisper', 'break']);
  s.said.push(first);
  if (first === 'roll') s.rolled.push(table.chance.int(1000));
  if (first === 'shout') table.announce(EVERYONE, { kind: 'shout' });
  if (first === 'whisper') table.announce(only(seat), { kind: 'whisper' });
  if (first === 'break') throw new Error('a rule broke');
  s.said.push(yield* choose(seat, 'second', ['x', 'y']));
});

const play = (match: Match<Tiny, object>, seat: number, choice: Answer) =>
  match.answer(seat, match.asks()[0]?.id ?? -1, choice);

describe('answers', () => {
  it('by the wrong seat, to an old question or with a choice that was not offered are refused, and nothing changes', () => {
    const match = begin(twoQuestions, 2);
    const id = match.asks()[0]?.id as number;
    const before = encode([match.state, match.log()]);
    expect(match.answer(1, id, 'a')).toMatchObject({ ok: false, code: 'not-asked' });
    expect(match.answer(0, id - 1, 'a')).toMatchObject({ ok: false, code: 'stale-ask' });
    expect(match.answer(0, id, 'c')).toMatchObject({ ok: false, code: 'not-offered' });
    expect(encode([match.state, match.log()])).toBe(before);
    expect(match.answer(0, id, 'a')).toMatchObject({ ok: true, closed: true });
    expect(match.answer(0, id, 'a')).toMatchObject({ ok: false, code: 'stale-ask' });
  });

  it('in an `all` batch stay secret and may be changed until the last is in', () => {
    const heard: Outcome[] = [];
    const match = begin(
      tiny(function* (s, table): Flow {
        const answers = yield* together([0, 1].map((seat) => question(seat, 'both', ['l', 'r'])));
        heard.push(answers);
        s.said.push(...(answers as string[]));
        table.announce(EVERYONE, { kind: 'both', answers });
      }),
      2,
    );
    const id = match.asks()[0]?.id as number;
    expect(match.answer(1, id, 'l')).toMatchObject({ ok: true, closed: false, told: [] });
    expect(match.asks(1)[0]?.declared).toBe('l');
    expect(match.asks(0)[0]?.declared).toBeUndefined();
    match.answer(1, id, 'r');
    expect(match.answer(0, id, 'l')).toMatchObject({ closed: true });
    expect(heard).toEqual([['l', 'r']]);
  });

  it('that break a rule leave the match untouched and give a file that breaks again', () => {
    const match = begin(twoQuestions, 2);
    play(match, 0, 'a');
    play(match, 0, 'x');
    play(match, 0, 'shout');
    play(match, 0, 'y');
    const before = encode([match.state, match.rest, match.told, match.log().rows, match.view(0)]);
    const reply = play(match, 0, 'break');
    expect(reply).toMatchObject({ ok: false, code: 'fault' });
    expect(encode([match.state, match.rest, match.told, match.log().rows, match.view(0)])).toBe(before);
    if (reply.ok || !('file' in reply)) throw new Error('no fault file');
    const again = Match.replay(twoQuestions, reply.file);
    if (!(again instanceof Match)) throw new Error(again.reason);
    expect(play(again, 0, reply.file.fault?.row.choice as Answer)).toMatchObject({ code: 'fault' });
    expect(play(match, 0, 'b')).toMatchObject({ ok: true });
  });

  it('in the middle of a step are kept when a later one breaks', () => {
    const match = begin(
      tiny(function* (s, table): Flow {
        s.said.push(yield* choose(0, 'first', ['a']));
        s.rolled.push(table.chance.int(1_000_000));
        if ((yield* choose(0, 'second', ['fine', 'break'])) === 'break') throw new Error('broken');
      }),
      1,
    );
    play(match, 0, 'a');
    const rolled = match.state.rolled.slice();
    expect(play(match, 0, 'break')).toMatchObject({ code: 'fault' });
    expect(match.state).toEqual({ said: ['a'], rolled });
    expect(play(match, 0, 'fine')).toMatchObject({ ok: true });
  });

  it('to rules that run away are refused as a fault', () => {
    const match = begin(
      tiny(function* (s): Flow {
        if (s.said.length === 0) s.said.push(yield* choose(0, 'go', ['go']));
      }),
      1,
    );
    expect(play(match, 0, 'go')).toMatchObject({
      ok: false,
      code: 'fault',
      reason: expect.stringContaining('on and on'),
    });
    const chatty = begin(
      tiny(function* (_, table): Flow {
        yield* choose(0, 'go', ['go']);
        for (;;) table.announce(EVERYONE, { kind: 'bla' });
      }),
      1,
    );
    expect(play(chatty, 0, 'go')).toMatchObject({
      ok: false,
      code: 'fault',
      reason: expect.stringContaining('do and do'),
    });
    expect(chatty.told).toEqual([]);
  });

  it('after the end are refused', () => {
    const match = begin(
      tiny(
        function* (s): Flow {
          s.said.push(yield* choose(0, 'go', ['go']));
        },
        (s) => s.said.length > 0,
      ),
      1,
    );
    play(match, 0, 'go');
    expect(match.result).toEqual({ winners: [0], reason: 'enough' });
    expect(match.answer(0, 2, 'go')).toMatchObject({ code: 'over' });
  });
});

describe('the end', () => {
  it('can be declared in the depth of nested flows', () => {
    function* deep(table: { end: (r: { winners: number[]; reason: string }) => never }, depth: number): Flow {
      if (depth === 0) table.end({ winners: [2], reason: 'inside' });
      yield* deep(table, depth - 1);
    }
    const match = begin(
      tiny(function* (_, table): Flow {
        yield* choose(0, 'go', ['go']);
        yield* deep(table, 20);
      }),
      3,
    );
    play(match, 0, 'go');
    expect(match.result).toEqual({ winners: [2], reason: 'inside' });
    expect(match.asks()).toEqual([]);
  });

  it('of Courier comes inside a counter when a seal holds for the last time', () => {
    const chance = new FastChance(1);
    const reasons = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const match = Match.start(courier, {
        seats: 4,
        options: { silence: 2 },
        fairness: { ...fairness, contributions: [`${i}`] },
      });
      if (!(match instanceof Match)) throw new Error(match.reason);
      while (match.result === null) {
        const ask = match.asks().find((one) => one.declared === undefined);
        if (ask) match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      }
      reasons.add(match.result.reason);
    }
    expect(reasons).toContain('silence');
  });
});

describe('undo', () => {
  it('by right takes back what nobody else learned of, across a resting point too', () => {
    const match = begin(twoQuestions, 1);
    const before = encode(match.state);
    play(match, 0, 'a');
    play(match, 0, 'x');
    const rested = encode(match.state);
    play(match, 0, 'whisper');
    expect(match.undo(0, 'right')).toMatchObject({ ok: true });
    expect(encode(match.state)).toBe(rested);
    match.undo(0, 'right');
    match.undo(0, 'right');
    expect(encode(match.state)).toBe(before);
    expect(match.undo(0, 'right')).toMatchObject({ code: 'no-undo' });
  });

  it.each(['roll', 'shout'])('by right ends with chance, or when others were told: %s', (what) => {
    const match = begin(twoQuestions, 2);
    play(match, 0, what);
    expect(match.undo(0, 'right')).toMatchObject({ ok: false, code: 'no-undo' });
  });

  it('by right ends with an answer of another seat, a pass included', () => {
    const match = begin(
      tiny(function* (s): Flow {
        s.said.push(yield* choose(0, 'mine', ['a']));
        s.said.push(yield* choose(1, 'yours', [PASS]));
      }),
      2,
    );
    play(match, 0, 'a');
    play(match, 1, PASS);
    expect(match.undo(0, 'right')).toMatchObject({ code: 'no-undo' });
  });

  it('by right stays after a public act where the game says that nothing came to light', () => {
    const open = { ...twoQuestions, revealed: () => 0 };
    const match = begin(open, 2);
    const before = encode([match.state, match.told]);
    play(match, 0, 'shout');
    expect(match.undoable(0)).toBe('right');
    expect(match.undoable(1)).toBeNull();
    expect(match.undo(0, 'right')).toMatchObject({ ok: true });
    expect(encode([match.state, match.told])).toBe(before);
    play(match, 0, 'roll');
    expect(match.undoable(0)).toBe('consent');
  });

  it('by right ends when something comes to light, even if nobody is told', () => {
    const match = begin({ ...twoQuestions, revealed: (s) => (s.said.includes('b') ? 1 : 0) }, 2);
    play(match, 0, 'a');
    play(match, 0, 'x');
    expect(match.undoable(0)).toBe('right');
    play(match, 0, 'b');
    expect(match.undoable(0)).toBe('consent');
  });

  it('by right ends when a question to several closes: it shows how the others answered', () => {
    const asksBoth = tiny(function* (s): Flow {
      s.said.push(...((yield* together([0, 1].map((seat) => question(seat, 'both', ['l', 'r'])))) as string[]));
    });
    const match = begin({ ...asksBoth, revealed: () => 0 }, 2);
    play(match, 0, 'l');
    expect(match.undoable(0)).toBe('right');
    play(match, 1, 'l');
    expect(match.undoable(1)).toBe('consent');
    expect(match.undo(1, 'right')).toMatchObject({ code: 'no-undo' });
    // Earlier versions let it pass if nobody was told: their logs are still read.
    const log = match.log();
    const older = { ...log, rows: [...log.rows, { seq: 2, seat: 1, undo: 1, by: 'right' as const }] };
    expect(Match.replay(asksBoth, older)).toBeInstanceOf(Match);
  });

  it('goes back over passes in windows to what the seat last did', () => {
    const match = begin(
      tiny(function* (s): Flow {
        s.said.push(yield* choose(0, 'act', ['a', 'b']));
        yield* firstOf([0, 1].map((seat) => question(seat, 'react', [PASS, 'stop'], { reaction: true })));
        s.said.push(yield* choose(1, 'on', ['on']));
      }),
      2,
    );
    play(match, 0, 'a');
    play(match, 0, PASS);
    play(match, 1, PASS);
    expect([match.lastOf(0), match.lastOf(1)]).toEqual([0, null]);
    expect(match.undo(0, 'consent')).toMatchObject({ ok: true, row: { undo: 0 } });
    expect(match.asks(0)[0]?.kind).toBe('act');
  });

  it('by right ends with the match', () => {
    const match = begin(
      tiny(
        function* (s): Flow {
          s.said.push(yield* choose(0, 'last', ['a']));
        },
        (s) => s.said.length > 0,
      ),
      1,
    );
    play(match, 0, 'a');
    expect(match.undoable(0)).toBe('consent');
  });

  it('is remembered with how much of what was told is left', () => {
    const match = begin({ ...twoQuestions, revealed: () => 0 }, 2);
    play(match, 0, 'shout');
    play(match, 0, 'x');
    play(match, 0, 'shout');
    match.undo(0, 'right');
    expect(match.undone).toEqual([{ n: 1, seat: 0, told: 1 }]);
    match.undo(0, 'right');
    match.undo(0, 'consent');
    // What was taken back after an event that is itself taken back is no longer part of the story.
    expect(match.undone).toEqual([{ n: 3, seat: 0, told: 0 }]);
  });

  it('by consent gives chance another future, and the replay agrees', () => {
    const match = begin(twoQuestions, 1);
    play(match, 0, 'roll');
    const [first] = match.state.rolled;
    match.undo(0, 'consent');
    play(match, 0, 'roll');
    const [second] = match.state.rolled;
    expect(second).not.toBe(first);
    const again = Match.replay(twoQuestions, match.log());
    if (!(again instanceof Match)) throw new Error(again.reason);
    expect(again.state).toEqual(match.state);
  });

  it('by consent redeals what nobody has seen, and changes nothing that anybody saw', () => {
    const chance = new FastChance(8);
    const match = begin(courier, 4);
    const { box: boxOf, of } = courier.cards as NonNullable<typeof courier.cards>;
    const box = boxOf(match.state);
    const deck = (): number[] => box.list(of(match.state), box.zone('deck')).map((id) => box.face(of(match.state), id));
    const views = (): string => encode([0, 1, 2, 3, null].map((viewer) => match.view(viewer)));
    let dealtAnew = 0;
    for (let i = 0; i < 200 && match.result === null; i++) {
      const ask = match.asks().find((one) => one.declared === undefined);
      if (!ask) throw new Error('nobody is asked');
      const [shown, order] = [views(), deck()];
      const seq = match.log().rows.length;
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      if (i % 5 !== 4 || match.lastOf(ask.seat) !== seq) continue;
      expect(match.undo(ask.seat, 'consent')).toMatchObject({ ok: true });
      expect(views()).toBe(shown);
      expect(deck().sort()).toEqual(order.slice().sort());
      if (encode(deck()) !== encode(order)) dealtAnew++;
      courier.check(match.rest);
    }
    expect(dealtAnew).toBeGreaterThan(2);
    const again = Match.replay(courier, match.log());
    if (!(again instanceof Match)) throw new Error(again.reason);
    expect(encode(again.state)).toBe(encode(match.state));
  });
});

describe('forks', () => {
  it('with a chance of their own repeat what was drawn since the resting point and then go their own way', () => {
    const match = begin(
      tiny(function* (s, table): Flow {
        s.rolled.push(table.chance.int(1_000_000));
        s.said.push(yield* choose(0, 'go', ['go']));
        s.rolled.push(table.chance.int(1_000_000));
        s.said.push(yield* choose(0, 'on', ['on']));
      }),
      1,
    );
    const futures = [1, 2, 3].map((seed) => {
      const run = match.fork(new FastChance(seed));
      run.resume(['go']);
      return run.state.rolled;
    });
    expect(new Set(futures.map((one) => one[0]))).toEqual(new Set([match.state.rolled[0]]));
    expect(new Set(futures.map((one) => one[1])).size).toBe(3);
    const same = match.fork();
    same.resume(['go']);
    play(match, 0, 'go');
    expect(same.state).toEqual(match.state);
  });
});

describe('starting', () => {
  it('refuses seats and options the game is not for', () => {
    expect(Match.start(courier, { seats: 2, fairness })).toMatchObject({ ok: false, code: 'bad-seats' });
    expect(Match.start(courier, { seats: 3.5, fairness })).toMatchObject({ ok: false, code: 'bad-seats' });
    expect(Match.start(courier, { seats: 3, options: { silence: 99 }, fairness })).toMatchObject({
      ok: false,
      code: 'bad-options',
    });
    expect(Match.start(courier, { seats: 3, options: { quiet: 1 }, fairness })).toMatchObject({
      ok: false,
      code: 'bad-options',
    });
  });

  it('deals by the secret and by every seat’s number', () => {
    const deal = (secret: string, contributions: string[]): string => {
      const match = Match.start(courier, { seats: 3, fairness: { secret, contributions } });
      return match instanceof Match ? encode(match.state) : '';
    };
    const deals = [
      deal('aa'.repeat(32), ['1', '2']),
      deal('bb'.repeat(32), ['1', '2']),
      deal('aa'.repeat(32), ['1', '3']),
      deal('aa'.repeat(32), ['12', '']),
    ];
    expect(new Set(deals).size).toBe(4);
    expect(deal('aa'.repeat(32), ['1', '2'])).toBe(deals[0]);
  });
});
