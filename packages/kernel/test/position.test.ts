// A match that goes on from a moment of another one: it begins there, as a seat knew it or as it was.

import { courier } from '@tabella/courier';
import { expect, test } from 'vitest';
import { sampleAnswer } from '../src/ask.ts';
import { FastChance, pickOne } from '../src/chance.ts';
import { encode, same } from '../src/data.ts';
import type { Fairness } from '../src/fairness.ts';
import { hears } from '../src/game.ts';
import { writeLog } from '../src/log.ts';
import { Match } from '../src/match.ts';
import { type Hidden, positionOf } from '../src/position.ts';
import { openRecord } from '../src/record.ts';
import { sha256Hex } from '../src/sha256.ts';
import { verifyRecord } from '../src/verify.ts';

type AnyMatch = Match<unknown, unknown>;

const SEATS = 4;
const dealt = (name: string): Fairness => ({
  secret: sha256Hex(name),
  contributions: ['a', 'b', 'c', 'd'],
  bound: true,
});

function begin(fairness: Fairness, from?: Parameters<typeof Match.start>[1]['from']): AnyMatch {
  const match = Match.start<unknown, unknown>(courier as never, { seats: SEATS, fairness, ...(from ? { from } : {}) });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

function playOn(match: AnyMatch, chance: FastChance, answers: number): AnyMatch {
  for (let i = 0; i < answers && match.result === null; i++) {
    const ask = pickOne(chance, match.asks());
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    if (!reply.ok) throw new Error(reply.reason);
  }
  return match;
}

function goneOn(seed: number, hidden: Hidden): { old: AnyMatch; anew: AnyMatch } | null {
  const chance = new FastChance(seed);
  const old = playOn(begin(dealt(`old ${seed}`)), chance, 10 + chance.int(30));
  // Only where play rests are the two at the same question.
  if (old.result !== null || old.entries.length > 0) return null;
  const from = positionOf(old, hidden, chance);
  if (!('state' in from)) throw new Error(from.reason);
  return { old, anew: begin(dealt(`new ${seed}`), from) };
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i);

test('as it was, every seat is shown what it was shown, and hears the story so far', () => {
  const pairs = SEEDS.flatMap((seed) => goneOn(seed, 'as it was') ?? []);
  expect(pairs.length).toBeGreaterThan(10);
  for (const { old, anew } of pairs) {
    expect(encode(anew.rest)).toBe(encode(old.rest));
    for (const seat of [0, 1, 2, 3, null]) expect(anew.view(seat)).toEqual(old.view(seat));
    expect(anew.told).toEqual(old.told);
  }
});

test('dealt anew, the seat is shown the same and the rest is another deal', () => {
  const pairs = SEEDS.flatMap((seed) => goneOn(seed, { anewFor: 1 }) ?? []);
  expect(pairs.length).toBeGreaterThan(10);
  for (const { old, anew } of pairs) {
    expect(anew.view(1)).toEqual(old.view(1));
    expect(anew.told).toEqual(old.told.filter(({ to }) => hears(to, null)));
  }
  expect(pairs.some(({ old, anew }) => !same(anew.view(2), old.view(2)))).toBe(true);
});

test('it plays to its end, and its record is verified and replayed from there', () => {
  const [pair] = SEEDS.flatMap((seed) => goneOn(seed, { anewFor: 0 }) ?? []);
  const anew = playOn(pair?.anew as AnyMatch, new FastChance(5), Number.POSITIVE_INFINITY);
  const file = writeLog(anew.record());
  const opened = openRecord(file);
  if (!opened.ok) throw new Error(opened.reason);
  expect(verifyRecord(opened, courier as never).ok).toBe(true);
  expect(Match.replay(courier as never, opened.log)).toBeInstanceOf(Match);
});

test('the position is part of the key, and a foreign or broken one is refused', () => {
  const [pair] = SEEDS.flatMap((seed) => goneOn(seed, 'as it was') ?? []);
  const { old, anew } = pair as NonNullable<typeof pair>;
  expect(anew.key).not.toBe(begin(anew.fairness).key);
  for (const state of ['', '{}', '[1]', encode(old.rest).slice(0, -9)]) {
    const start = Match.start<unknown, unknown>(courier as never, {
      seats: SEATS,
      fairness: anew.fairness,
      from: { state, told: [] },
    });
    expect(start).toMatchObject({ ok: false, code: 'bad-position' });
  }
});
