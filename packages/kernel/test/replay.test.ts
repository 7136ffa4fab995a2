// Replays: every moment with everybody's eyes, as it was shown then.

import { courier } from '@tabella/courier';
import { describe, expect, test } from 'vitest';
import { sampleAnswer } from '../src/ask.ts';
import { FastChance, pickOne } from '../src/chance.ts';
import { type GameEvent, hears } from '../src/game.ts';
import type { Log } from '../src/log.ts';
import { Match } from '../src/match.ts';
import { type Eyes, Replay } from '../src/replay.ts';
import { sha256Hex } from '../src/sha256.ts';

const game = courier as never;
const SEATS = 4;
const EYES: readonly Eyes[] = [0, 1, 2, 3, 'public', 'all'];

/** A match with changed minds and answers taken back; what each seat was shown on the way is kept. */
function played(seed: number): { log: Log; shown: { view: unknown; told: GameEvent[]; undone: unknown }[][] } {
  const chance = new FastChance(seed);
  const fairness = { secret: sha256Hex(`replay ${seed}`), contributions: ['', '', '', ''] };
  const match = Match.start<unknown, unknown>(game, { seats: SEATS, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const shown: ReturnType<typeof played>['shown'] = [];
  const look = (): void => {
    const told = (seat: number | null, to: number): GameEvent[] =>
      match.told
        .slice(0, to)
        .filter((one) => hears(one.to, seat))
        .map((one) => one.event);
    shown.push(
      [0, 1, 2, 3, null].map((seat) => ({
        view: structuredClone(match.view(seat)),
        told: told(seat, match.told.length),
        undone: match.undone.map((one) => ({ seat: one.seat, at: told(seat, one.told).length })),
      })),
    );
  };
  look();
  while (match.result === null) {
    const ask = pickOne(chance, match.asks());
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    if (!reply.ok) throw new Error(reply.reason);
    look();
    // Not for ever: a match in which much is taken back does not end.
    if (shown.length < 80 && chance.int(8) === 0 && match.undo(ask.seat, 'consent').ok) look();
  }
  return { log: match.log(), shown };
}

function opened(log: Log): Replay {
  const replay = Replay.open<unknown>(game, log);
  if (!(replay instanceof Replay)) throw new Error(replay.reason);
  return replay;
}

describe('a replay', () => {
  test.each([1, 2, 3, 4])('shows every seat, in any order, what it was shown (seed %i)', (seed) => {
    const { log, shown } = played(seed);
    expect(log.rows.some((row) => 'undo' in row)).toBe(true);
    const replay = opened(log);
    const chance = new FastChance(seed);
    expect(shown).toHaveLength(replay.rows + 1);
    for (let i = 0; i < 300; i++) {
      const row = chance.int(replay.rows + 1);
      const seat = chance.int(SEATS + 1);
      const { view, told, undone } = replay.at(row, seat === SEATS ? 'public' : seat);
      expect({ view, told, undone }).toEqual(shown[row]?.[seat]);
    }
  });

  test('stops where something was told or taken back, and tells what', () => {
    const { log } = played(5);
    const replay = opened(log);
    const steps = replay.steps();
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(replay.rows);
    const undos = log.rows.flatMap((row, i) => ('undo' in row ? [i + 1] : []));
    expect(undos.length).toBeGreaterThan(0);
    for (const row of undos) expect(steps).toContain(row);
    for (let row = 1; row < replay.rows; row++) {
      if (!steps.includes(row))
        for (const eyes of EYES) expect(replay.at(row, eyes).told).toEqual(replay.at(row - 1, eyes).told);
    }
  });

  test('with everything in the open shows every hand and role', () => {
    const replay = opened(played(6).log);
    const half = replay.at(Math.floor(replay.rows / 2), 'all').view as {
      seats: { cards: number; known: unknown[]; role: unknown }[];
    };
    for (const seat of half.seats) {
      expect(seat.known).toHaveLength(seat.cards);
      expect(seat.role).not.toBeNull();
    }
  });

  test('shows answers given in secret with everything in the open, and to nobody else', () => {
    const replay = opened(played(9).log);
    let secret = 0;
    for (let row = 0; row <= replay.rows; row += 5) {
      const asks = replay.matchAt(row).asks();
      const { declared } = replay.at(row, 'all');
      expect(declared).toEqual(asks.filter((ask) => ask.declared !== undefined));
      secret += declared.length;
      for (const eyes of EYES) if (eyes !== 'all') expect(replay.at(row, eyes).declared).toEqual([]);
    }
    expect(secret).toBeGreaterThan(0);
  });

  test('can be gone on from where play rested', () => {
    const replay = opened(played(7).log);
    for (const row of [0, 20, replay.rows]) {
      const match = replay.matchAt(replay.restBefore(row));
      expect(match.entries).toHaveLength(0);
      expect(match.result).toBeNull();
    }
  });

  test('of a log that does not fit is refused', () => {
    const { log } = played(8);
    const swapped = [...log.rows.slice(0, 3), ...log.rows.slice(4)];
    expect(Replay.open(game, { ...log, rows: swapped })).toMatchObject({ ok: false, code: 'bad-log' });
    expect(Replay.open(game, { ...log, rules: 99 })).toMatchObject({ ok: false, code: 'unknown-rules' });
  });
});
