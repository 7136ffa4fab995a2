// Hostile calls between legal ones: each is refused with a reason, and the match never notices.

import { courier, type State } from '@tabella/courier';
import { describe, expect, test } from 'vitest';
import { type Choice, type OpenAsk, type Seat, sampleAnswer } from '../src/ask.ts';
import { type Chance, FastChance, pickOne } from '../src/chance.ts';
import { encode, same } from '../src/data.ts';
import { Match } from '../src/match.ts';
import type { RefusalCode } from '../src/refusal.ts';
import { sha256Hex } from '../src/sha256.ts';

function begin(seed: number): Match<State> {
  const fairness = { secret: sha256Hex(`fuzz ${seed}`), contributions: ['1', '2', '3'] };
  const match = Match.start(courier, { seats: 3 + (seed % 3), options: { errands: seed % 2 === 0 }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match as Match<State>;
}

/** The whole match, as bytes. */
function bytes(match: Match<State>): string {
  return encode([now(match), match.told, match.log()]);
}

/** What a call must leave alone; the long past is compared once, at the end. */
function now(match: Match<State>): string {
  const { state, rest, entries, rolls, told, result } = match;
  const { rows } = match.log();
  return encode([state, rest, entries, rolls, result, match.asks(), told.length, rows.length, rows.at(-1) ?? null]);
}

const angry = (): never => {
  throw new Error('a trap');
};

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? { card: value } : [value];
  return value;
}

const loop: Record<string, unknown> = { card: 1 };
loop.to = loop;
const ring: unknown[] = [];
ring.push(ring);

const POLLUTION = [
  '{"__proto__":{"polluted":1}}',
  '{"__proto__":{"card":1,"to":1}}',
  '{"card":1,"to":1,"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"card":{"__proto__":{"polluted":1}},"to":1}',
  '[{"__proto__":{"polluted":1}}]',
].map((text): unknown => JSON.parse(text));

const NEVER_OFFERED: readonly unknown[] = [
  ...POLLUTION,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1n,
  Symbol('card'),
  angry,
  class {},
  'x'.repeat(1_000_000),
  { card: 'x'.repeat(1_000_000), to: 1 },
  new Array(1_000_000).fill('pass'),
  nested(200_000),
  { card: nested(200_000), to: 1 },
  loop,
  ring,
  new Map([['card', 1]]),
  new Date(0),
  Uint8Array.of(1),
  new DataView(new ArrayBuffer(1)),
  Object('pass'),
  Object.create({ card: 1, to: 1 }),
  { toString: () => 'pass', valueOf: () => 'pass', toJSON: () => 'pass' },
  new Proxy({ card: 1, to: 1 }, { get: angry, ownKeys: angry, has: angry }),
  Object.defineProperty({ to: 1 }, 'card', { enumerable: true, get: angry }),
];

/** Near misses: the offer itself with something wrong about it. */
const SPOILERS: readonly ((choice: Choice) => unknown)[] = [
  (choice) => [choice],
  (choice) => JSON.stringify(choice),
  (choice) => ({ choice }),
  (choice) => (typeof choice === 'object' ? { ...choice, more: 1 } : `${choice} `),
  (choice) => (typeof choice === 'object' ? Object.create(choice) : Object(choice)),
  (choice) => (typeof choice === 'object' ? new Proxy(choice as object, { ownKeys: angry }) : [choice, choice]),
];

const NO_SEATS: readonly unknown[] = [
  -1,
  Number.NaN,
  15,
  16,
  32,
  2 ** 31,
  2 ** 53,
  0.5,
  '0',
  null,
  undefined,
  [0],
  {},
  0n,
  Symbol('0'),
];
const noAsks = (id: number): readonly unknown[] => [
  0,
  -1,
  id - 1,
  id + 1,
  id + 0.5,
  2 ** 53,
  Number.NaN,
  String(id),
  [id],
  { valueOf: () => id },
  null,
  undefined,
  BigInt(id),
];

interface Attack {
  readonly seat: unknown;
  readonly ask: unknown;
  readonly choice: unknown;
  readonly code: RefusalCode;
}

function attackOn(match: Match<State>, ask: OpenAsk, chance: Chance): Attack {
  const choice = pickOne(chance, ask.from);
  const asked = match.asks().map((one) => one.seat);
  switch (chance.int(4)) {
    case 0:
      return { seat: pickOne(chance, NO_SEATS), ask: ask.id, choice, code: 'not-asked' };
    case 1: {
      const idle = Array.from({ length: match.seats + 2 }, (_, seat) => seat).filter((seat) => !asked.includes(seat));
      return { seat: pickOne(chance, idle), ask: ask.id, choice, code: 'not-asked' };
    }
    case 2:
      return { seat: ask.seat, ask: pickOne(chance, noAsks(ask.id)), choice, code: 'stale-ask' };
    default: {
      const spoilt = chance.int(2) === 0 ? pickOne(chance, NEVER_OFFERED) : pickOne(chance, SPOILERS)(choice);
      return { seat: ask.seat, ask: ask.id, choice: spoilt, code: 'not-offered' };
    }
  }
}

function expectRefused(call: () => unknown, code: RefusalCode): void {
  const reply = call() as { readonly reason: string };
  expect(reply).toMatchObject({ ok: false, code });
  expect(reply.reason).toMatch(/^[A-Z].{5,120}\.$/);
}

const prototypes = (): string =>
  [Object.prototype, Array.prototype, Function.prototype]
    .map((one) => Reflect.ownKeys(one).map(String).join())
    .join('\n');

/** The same random match for the same seed, with or without somebody shouting in between. */
function play(seed: number, between: (match: Match<State>, ask: OpenAsk) => void): Match<State> {
  const match = begin(seed);
  const chance = new FastChance(seed);
  while (match.result === null) {
    const ask = pickOne(chance, match.asks());
    between(match, ask);
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    if (!reply.ok) throw new Error(`${reply.code}: ${reply.reason}`);
  }
  return match;
}

describe('hostile answers', () => {
  test.each([2, 3, 4, 6])('change nothing in match %i', (seed) => {
    const before = prototypes();
    const attacks = new FastChance(1000 + seed);
    const match = play(seed, (match, ask) => {
      const untouched = now(match);
      for (let i = 0; i < 4; i++) {
        const { seat, ask: id, choice, code } = attackOn(match, ask, attacks);
        expectRefused(() => match.answer(seat as Seat, id as number, choice), code);
      }
      expect(now(match)).toBe(untouched);
    });
    expect(bytes(match)).toBe(bytes(play(seed, () => {})));
    expect(prototypes()).toBe(before);
    expect(Match.replay(courier, match.log())).toBeInstanceOf(Match);
  });

  test('of every kind are refused at every kind of question', () => {
    const kinds = new Set<string>();
    const before = prototypes();
    play(8, (match, ask) => {
      if (kinds.has(ask.kind)) return;
      kinds.add(ask.kind);
      const untouched = bytes(match);
      const spoilt = ask.from.slice(0, 3).flatMap((choice) => SPOILERS.map((spoil) => spoil(choice)));
      for (const choice of [...NEVER_OFFERED, ...spoilt])
        expectRefused(() => match.answer(ask.seat, ask.id, choice), 'not-offered');
      for (const seat of NO_SEATS) expectRefused(() => match.answer(seat as Seat, ask.id, ask.fallback), 'not-asked');
      for (const id of noAsks(ask.id))
        expectRefused(() => match.answer(ask.seat, id as number, ask.fallback), 'stale-ask');
      expect(bytes(match)).toBe(untouched);
    });
    expect(kinds.size).toBeGreaterThanOrEqual(5);
    expect(prototypes()).toBe(before);
    expect('polluted' in {}).toBe(false);
  });

  test('an answer to a question that has closed is refused, even if it would be legal now', () => {
    const old: { ask: OpenAsk; choice: Choice }[] = [];
    play(9, (match, ask) => {
      for (const one of old.slice(-5)) {
        if (one.ask.id !== ask.id) expectRefused(() => match.answer(one.ask.seat, one.ask.id, one.choice), 'stale-ask');
      }
      old.push({ ask, choice: ask.fallback });
    });
  });

  test('after the end everything is over', () => {
    const match = play(10, () => {});
    const untouched = bytes(match);
    for (const choice of NEVER_OFFERED) expectRefused(() => match.answer(0, 1, choice), 'over');
    for (const seat of NO_SEATS) expectRefused(() => match.answer(seat as Seat, 1, 'pass'), 'over');
    expect(bytes(match)).toBe(untouched);
  });

  test('nothing of the caller’s gets into the match', () => {
    const match = begin(3);
    const chance = new FastChance(3);
    for (let i = 0; i < 60 && match.result === null; i++) {
      const ask = pickOne(chance, match.asks());
      const given = structuredClone(sampleAnswer(ask, chance)) as Record<string, unknown>;
      const reply = match.answer(ask.seat, ask.id, given);
      const after = bytes(match);
      if (typeof given === 'object') for (const key of Object.keys(given)) given[key] = 'spoilt';
      expect(reply.ok).toBe(true);
      expect(bytes(match)).toBe(after);
    }
    expect(match.log().rows.some((row) => 'choice' in row && typeof row.choice === 'object')).toBe(true);
  });
});

describe('hostile undo', () => {
  test('by nobody, or by no right that there is, is refused and changes nothing', () => {
    let tried = 0;
    play(11, (match, ask) => {
      if (match.log().rows.length % 9 !== 0) return;
      tried++;
      const untouched = bytes(match);
      for (const seat of NO_SEATS)
        for (const by of ['right', 'consent'] as const) expectRefused(() => match.undo(seat as Seat, by), 'no-undo');
      for (const by of ['', 'force', 'Right', null, undefined, true, {}, ['consent'], Symbol('right')])
        expectRefused(() => match.undo(ask.seat, by as 'right'), 'no-undo');
      expect(bytes(match)).toBe(untouched);
    });
    expect(tried).toBeGreaterThan(3);
  });

  test('before anything was answered there is nothing to take back', () => {
    for (const by of ['right', 'consent'] as const) expectRefused(() => begin(1).undo(0, by), 'no-undo');
  });

  test('by right is refused once somebody else has answered', () => {
    const match = begin(2);
    const [first, second] = match.asks();
    if (!first || !second) throw new Error('the errand asks all');
    match.answer(first.seat, first.id, 'watch');
    match.answer(second.seat, second.id, 'watch');
    const untouched = bytes(match);
    expectRefused(() => match.undo(first.seat, 'right'), 'no-undo');
    expect(bytes(match)).toBe(untouched);
    expect(match.undo(second.seat, 'right').ok).toBe(true);
    expect(match.undo(first.seat, 'right').ok).toBe(true);
  });

  test('a card that was shown cannot be had again by a chain of undos', () => {
    // All watch the top card; the last answer is taken back by consent, the ones before it by right.
    let again = 0;
    for (let seed = 0; seed < 20; seed++) {
      const match = begin(2 * seed);
      const watch = (): unknown => {
        for (const { seat } of match.asks().filter((ask) => ask.declared === undefined))
          match.answer(seat, match.asks()[0]?.id ?? 0, 'watch');
        return match.told.findLast((one) => one.event.kind === 'watched')?.event.card;
      };
      const seen = watch();
      const last = match.log().rows.at(-1)?.seat ?? -1;
      expect(match.undo(last, 'consent').ok).toBe(true);
      for (let seat = last - 1; seat >= 0; seat--) match.undo(seat, 'right');
      if (same(watch(), seen)) again++;
    }
    // The fresh top card is of the same kind and colour now and then.
    expect(again).toBeLessThan(5);
  });
});

describe('hostile starts', () => {
  const fairness = { secret: '00'.repeat(32), contributions: [] };

  test('with seats the game does not have are refused', () => {
    for (const seats of [0, -3, 2, 6, 3.5, Number.NaN, 2 ** 53, '3', null, undefined, [3], 3n])
      expectRefused(() => Match.start(courier, { seats: seats as number, fairness }), 'bad-seats');
  });

  test('with options the game does not have are refused, and pollute nothing', () => {
    const before = prototypes();
    for (const options of [
      ...POLLUTION,
      [],
      'silence',
      1,
      () => ({}),
      { silence: '5' },
      { silence: 1e9 },
      { silence: loop },
      { errands: 'x'.repeat(1_000_000) },
    ])
      expectRefused(() => Match.start(courier, { seats: 3, options, fairness }), 'bad-options');
    expect(prototypes()).toBe(before);
  });
});
