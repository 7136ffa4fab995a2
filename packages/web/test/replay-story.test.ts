// The log of a replay: what some eyes saw and read, turn by turn; and where things stand on its slider.

import { FastChance, hears, Match, PASS, Replay, type SaidThen, sampleAnswer, type Words } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeIn, replayPath } from '../src/replay/address.ts';
import { groundOf, placeOf, ticksOf } from '../src/replay/slider-marks.ts';
import { isSaid, type StoryTurn, stopsOf, storyOf, turnRows } from '../src/replay/story.ts';

const CHAT: readonly SaidThen[] = [
  { row: 4, seat: 1, name: 'Bruno', text: 'to all', side: null },
  { row: 4, seat: 0, name: 'Ada', text: 'to one', side: [0] },
];
let replay: Replay;
let words: Words;
const name = (seat: number): string => `Seat ${seat + 1}`;

beforeAll(async () => {
  const gamePackage = await gamePackageOf('courier');
  if (!gamePackage) throw new Error('no courier');
  words = gamePackage.words;
  const { game } = gamePackage;
  const fairness = { secret: '5e'.repeat(32), contributions: ['a', 'b', 'c'] };
  const match = Match.start<unknown, unknown>(game, { seats: 3, options: {}, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(2);
  while (match.batch !== null) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  const table = { names: ['Ada', 'Bruno', 'Clara'], bots: [null, null, null], begun: 1, ended: 2, chat: CHAT };
  const opened = Replay.open<unknown>(game, { ...match.record(), table });
  if (!(opened instanceof Replay)) throw new Error(opened.reason);
  replay = opened;
});

const story = (eyes: 'all' | 'public' | number): readonly StoryTurn[] =>
  storyOf(replay, eyes, { words, name, you: null, takenBack: () => 'taken back' });
const saidIn = (turns: readonly StoryTurn[]): string[] =>
  turns.flatMap(({ parts }) => parts.flatMap((part) => (isSaid(part) ? [part.text] : [])));
const linesIn = (turns: readonly StoryTurn[]) => turns.flatMap(({ parts }) => parts.filter((part) => !isSaid(part)));

describe('the log of a replay', () => {
  test('has a line for what these eyes heard, at its row, and for nothing else', () => {
    for (const eyes of [0, 1, 2, 'public'] as const) {
      const heard = [...Array(replay.rows + 1).keys()].flatMap((row) =>
        replay
          .news(row)
          .filter(({ to, event }) => hears(to, eyes === 'public' ? null : eyes) && words.event(event, name)),
      );
      expect(linesIn(story(eyes)).map((line) => !isSaid(line) && line.event)).toEqual(heard.map(({ event }) => event));
    }
    expect(linesIn(story('all')).length).toBeGreaterThan(linesIn(story('public')).length);
  });

  test('says who alone heard a thing', () => {
    const secret = linesIn(story('all')).filter((line) => !isSaid(line) && line.only !== null);
    expect(secret.length).toBeGreaterThan(0);
    for (const line of linesIn(story(1))) if (!isSaid(line) && line.only) expect(line.only).toContain(1);
    for (const line of linesIn(story('public'))) expect(!isSaid(line) && line.only).toBeNull();
  });

  test('has the chat in its place, and what was said to a side only for that side', () => {
    expect(saidIn(story('all'))).toEqual(['to all', 'to one']);
    expect(saidIn(story(0))).toEqual(['to all', 'to one']);
    expect(saidIn(story(1))).toEqual(['to all']);
    expect(saidIn(story('public'))).toEqual(['to all']);
  });

  test('stops where these eyes saw something, and at both ends', () => {
    const all = stopsOf(replay, 'all');
    for (const eyes of [0, 'public'] as const) {
      const stops = stopsOf(replay, eyes);
      expect(stops[0]).toBe(0);
      expect(stops.at(-1)).toBe(replay.rows);
      expect(stops.every((row) => all.includes(row))).toBe(true);
    }
  });

  test('stops at an answer that was kept from others only where everything is in the open', () => {
    const secret = [...Array(replay.rows).keys()].filter((row) => {
      const played = replay.log.rows[row - 1];
      const isPass = played && 'choice' in played && played.choice === PASS;
      return !isPass && replay.declared(row).some(({ seat }) => seat === played?.seat);
    });
    expect(secret.length).toBeGreaterThan(0);
    const [all, open] = [stopsOf(replay, 'all'), stopsOf(replay, 'public')];
    for (const row of secret) expect([all.includes(row), open.includes(row)]).toEqual([true, false]);
  });
});

describe('the slider', () => {
  test('numbers the first and the last turn, in order and with room between them', () => {
    const steps = replay.steps();
    const turns = turnRows(replay, words, name);
    const ticks = ticksOf(turns, steps);
    expect(ticks[0]?.turn).toBe(1);
    expect(ticks.at(-1)?.turn).toBe(turns.length);
    for (const [i, tick] of ticks.entries())
      if (i > 0) expect(tick.place - (ticks[i - 1]?.place ?? 0)).toBeGreaterThanOrEqual(steps.length / 12);
  });

  test('shows a row between two steps at the step before it', () => {
    expect([0, 1, 2, 3, 9].map((row) => placeOf([0, 2, 3, 7], row))).toEqual([0, 0, 1, 2, 3]);
  });

  test('has a ground from edge to edge, one band per seat', () => {
    const moments = [
      { row: 2, everybody: [0.25, 0.75], own: [0.25, 0.75] },
      { row: 4, everybody: [1, 0], own: [1, 0] },
    ];
    const bands = groundOf({ worth: 'chance', moments }, [0, 1, 2, 3, 4]);
    expect(bands.map(({ path }) => path)).toEqual([
      'M0.0 75.0L500.0 75.0L1000.0 0.0L1000.0 0.0L1000.0 100.0L1000.0 100.0L500.0 100.0L0.0 100.0Z',
      'M0.0 0.0L500.0 0.0L1000.0 0.0L1000.0 0.0L1000.0 0.0L1000.0 0.0L500.0 75.0L0.0 75.0Z',
    ]);
  });
});

describe('the address of a moment', () => {
  test('is read as it was written', () => {
    for (const eyes of ['all', 'public', 0, 2] as const) {
      const path = replayPath('AB2CD9EF', 'replay', { row: 17, eyes });
      expect(placeIn(new URL(path, 'http://x').search, 40, 3)).toEqual({ row: 17, eyes });
    }
  });

  test('asks for no more than there is', () => {
    expect(placeIn('?row=900&as=9', 40, 3)).toEqual({ row: 40, eyes: 2 });
    expect(placeIn('?row=-1&as=nobody', 40, 3)).toEqual({});
    expect(placeIn('?as=0', 40, 3)).toEqual({});
  });
});
