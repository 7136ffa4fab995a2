// What an analysis holds, whether it was interrupted or not.

import { type Analysis, FastChance, type GamePackage, type Log, Replay } from '@tabella/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnalysisTerms, analyse } from '../src/index.ts';
import { packageOf, randomMatch, startOf } from './matches.ts';

/** The same with few worlds, advised by a bot that is quick to answer. */
function quick(gamePackage: GamePackage): GamePackage {
  const { analyst } = gamePackage;
  if (!analyst) throw new Error('no analyst');
  return {
    ...gamePackage,
    analyst: { ...analyst, advises: 'easy', worlds: { moments: 1, decision: 3 }, decisions: 12 },
  };
}

function whole(gamePackage: GamePackage, log: Log, terms: AnalysisTerms = {}): Analysis {
  const pieces = analyse(gamePackage, log, terms);
  let at = pieces.next();
  while (!at.done) at = pieces.next();
  if ('ok' in at.value) throw new Error(at.value.reason);
  return at.value;
}

let courier: GamePackage;
let log: Log;
let found: Analysis;
beforeAll(async () => {
  courier = quick(await packageOf('courier'));
  log = randomMatch(courier.game, 4, 150);
  found = whole(courier, log);
});

describe('an analysis', () => {
  test('judges every turn, and ends with what the match brought', () => {
    const rows = found.moments.map(({ row }) => row);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows).toEqual(rows.slice().sort((a, b) => a - b));
    for (const { everybody, own } of found.moments) {
      expect([...everybody, ...own].every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(own).toHaveLength(4);
    }
    const won = Array.from({ length: 4 }, (_, seat) => (log.result?.winners.includes(seat) ? 1 : 0));
    expect(found.moments.at(-1)).toMatchObject({ row: log.rows.length, everybody: won, own: won });
  });

  test('finds no choice better than the best, and names choices that were offered', () => {
    const replay = Replay.open(courier.game, log);
    if (!(replay instanceof Replay)) throw new Error(replay.reason);
    expect(found.decisions.length).toBeGreaterThan(4);
    for (const { row, seat, chosen, best, worth, bestWorth, than } of found.decisions) {
      const { ask } = replay.at(row, seat);
      expect(ask?.from).toContainEqual(chosen);
      expect(ask?.from).toContainEqual(best);
      expect(log.rows[row]).toMatchObject({ seat, choice: chosen });
      if (than === 'worse') expect(bestWorth).toBeGreaterThan(worth);
      else expect([bestWorth, best]).toEqual([worth, chosen]);
    }
  });

  test('marks few turning points, each with the answer that brought it', () => {
    expect(found.turningPoints.length).toBeGreaterThan(0);
    expect(found.turningPoints.length).toBeLessThanOrEqual(6);
    for (const { row, actor } of found.turningPoints) {
      expect(log.rows.slice(0, row).some(({ seat }) => seat === actor)).toBe(true);
    }
  });

  test('knows what the secrets were', () => {
    const ids = found.moments.flatMap(({ beliefs = [] }) => beliefs.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set(Object.keys(found.truth)));
    for (const { odds } of found.moments[0]?.beliefs ?? []) {
      expect(Object.values(odds).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 2);
    }
  });

  test('is the same every time', () => {
    expect(whole(courier, log)).toEqual(found);
  });

  test('comes out the same when it is cancelled and gone on with', () => {
    let so: Analysis | undefined;
    for (let times = 0; times < 3; times++) {
      const pieces = analyse(courier, log, so ? { from: so } : {});
      for (let i = 0; i < 40; i++) {
        const at = pieces.next();
        if (at.done) throw new Error('it was done too soon');
        so = at.value.analysis;
      }
    }
    expect(so?.unfinished).toBe(true);
    expect(so?.moments.length).toBeGreaterThan(1);
    expect(whole(courier, log, so ? { from: so } : {})).toEqual(found);
  });

  test('goes on with nothing that is of another match', () => {
    const other = { ...found, of: 'another', unfinished: true } as const;
    expect(whole(courier, log, { from: other })).toEqual(found);
  });

  test('looks at the decisions of one seat alone if asked to', () => {
    const mine = whole(courier, log, { seats: [2] });
    expect(mine.decisions.length).toBeGreaterThan(0);
    expect(new Set(mine.decisions.map(({ seat }) => seat))).toEqual(new Set([2]));
  });

  test('passes over what was taken back', () => {
    const match = startOf(courier.game, 3, 'taken back');
    const chance = new FastChance(4);
    const taken: number[] = [];
    while (match.batch !== null) {
      for (const ask of match.asks()) {
        const at = match.log().rows.length;
        const choice = ask.from[chance.int(ask.from.length)];
        const reply = match.answer(ask.seat, ask.id, choice);
        if (!reply.ok) throw new Error(reply.reason);
        if (taken.length < 3 && choice !== 'pass' && ask.from.length > 1 && match.undoable(ask.seat) === 'right') {
          if (match.undo(ask.seat, 'right').ok) taken.push(at);
          break;
        }
        if (reply.closed) break;
      }
    }
    expect(taken.length).toBeGreaterThan(0);
    const rows = whole(courier, match.record()).decisions.map(({ row }) => row);
    for (const row of taken) expect(rows).not.toContain(row);
  });

  test('is refused where the rules have no analyst, and for a log that does not fit', () => {
    const { analyst, ...without } = courier;
    expect(analyst).toBeDefined();
    expect(analyse(without, log).next()).toMatchObject({ done: true, value: { ok: false, code: 'unknown-rules' } });
    const broken = { ...log, rows: log.rows.slice(1) };
    expect(analyse(courier, broken).next()).toMatchObject({ done: true, value: { ok: false, code: 'bad-log' } });
  });
});

describe('every game', () => {
  test('stars: what is expected lies in the band in which it will most likely end', async () => {
    const gamePackage = quick(await packageOf('stars'));
    const { moments } = whole(gamePackage, randomMatch(gamePackage.game, 3, 60));
    const open = moments.slice(0, -1);
    expect(open.every(({ low, high }) => low?.length === 3 && high?.length === 3)).toBe(true);
    for (const { everybody, low = [], high = [] } of open) {
      everybody.forEach((points, seat) => {
        expect(low[seat]).toBeLessThanOrEqual(points);
        expect(high[seat]).toBeGreaterThanOrEqual(points);
      });
    }
    expect(moments.at(-1)?.low).toBeUndefined();
  });

  test.each([
    ['emissary', 5, 300],
    ['onmitsu', 3, 400],
    ['carcassonne', 2, 400],
    ['stars', 3, 60],
  ])('%s is analysed and told in words, small enough to be stored', async (id, seats, most) => {
    const gamePackage = quick(await packageOf(id));
    const played = randomMatch(gamePackage.game, seats, most);
    const { moments, decisions, ...rest } = whole(gamePackage, played);
    expect(moments.length).toBeGreaterThan(2);
    expect(decisions.length).toBeGreaterThan(0);
    expect(JSON.stringify({ moments, decisions, ...rest }).length).toBeLessThan(300_000);
    const replay = Replay.open(gamePackage.game, played);
    if (!(replay instanceof Replay)) throw new Error(replay.reason);
    const names = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda'];
    for (const one of decisions) {
      const { ask, view } = replay.at(one.row, one.seat);
      const told = ask && gamePackage.words.decision?.(one, ask, view, (seat) => names[seat] ?? '');
      expect(told).toMatch(one.than === 'worse' ? / cost .* Better: |better address/ : /bot/);
      expect(told).not.toMatch(/undefined|null|NaN|“”/);
    }
  });
});
