// What the client makes of the server's messages: resuming, gaps, doubles.

import type { Snapshot, TableInfo, Update, Welcome } from '@tabella/table/protocol';
import { describe, expect, test } from 'vitest';
import { apply, NOTHING, since, type TableState } from '../src/live/state.ts';

const now = {
  ask: null,
  waiting: [],
  window: null,
  clock: null,
  result: null,
  undo: null,
  undone: [],
  since: null,
  step: false,
  timedOut: [],
};
const table = { code: 'ABC234', phase: 'playing' } as unknown as TableInfo;

const snapshot = (seat: number | null, version: number, view = {}): Snapshot => ({
  ...now,
  seat,
  version,
  view,
  told: [],
  earlier: 0,
});

const welcome = (views: Snapshot[], resumed: (number | null)[] = [], epoch = 'e1'): Welcome => ({
  type: 'welcome',
  now: 1000,
  epoch,
  table,
  chat: [],
  notes: [],
  views,
  resumed,
});

const update = (seat: number | null, version: number, more: Partial<Update> = {}): Update => ({
  ...now,
  type: 'update',
  now: 1000,
  seat,
  version,
  told: [],
  set: {},
  gone: [],
  ...more,
});

const after = (...messages: Parameters<typeof apply>[1][]): TableState =>
  messages.reduce((state, message) => apply(state, message, 900).state, NOTHING);

describe('updates', () => {
  test('change the keys they name and leave the others', () => {
    const start = welcome([snapshot(0, 4, { deck: 9, road: 'x', hand: [1] })]);
    const state = after(start, update(0, 5, { set: { deck: 8 }, gone: ['road'], told: [{ kind: 'draws' }] }));
    expect(state.snapshots[0]).toMatchObject({ version: 5, view: { deck: 8, hand: [1] }, told: [{ kind: 'draws' }] });
    expect(state.snapshots[0]?.view).not.toHaveProperty('road');
  });

  test('change parts of a key, and leave what is beside them as it was', () => {
    const board = { deck: 9, tiles: [{ x: 0 }, { x: 1, open: 2 }], seats: [{ score: 1 }] };
    const before = after(welcome([snapshot(0, 4, board)]));
    const into = { tiles: [1, { set: { open: 1 } }, [{ x: 2 }]] };
    const { state } = apply(before, update(0, 5, { into }), 900);
    const view = state.snapshots[0]?.view as typeof board;
    expect(view).toEqual({ ...board, tiles: [{ x: 0 }, { x: 1, open: 1 }, { x: 2 }] });
    expect(view.tiles[0]).toBe(board.tiles[0]);
    expect(view.seats).toBe(board.seats);
  });

  test('after something was taken back forget what was told of it, and remember who did it', () => {
    const told = ['a', 'b', 'c'].map((kind) => ({ kind }));
    const start = welcome([{ ...snapshot(0, 4), told, earlier: 10 }]);
    const undone = [{ seat: 1, at: 11 }];
    const state = after(start, update(0, 5, { kept: 11, told: [{ kind: 'd' }], undone, undo: 'right' }));
    expect(state.snapshots[0]).toMatchObject({ told: [{ kind: 'a' }, { kind: 'd' }], undone, undo: 'right' });
  });

  test('that come twice count once', () => {
    const twice = update(0, 5, { told: [{ kind: 'draws' }] });
    const state = after(welcome([snapshot(0, 4)]), twice, twice);
    expect(state.snapshots[0]?.told).toHaveLength(1);
  });

  test('with one missing before them change nothing and ask for what is missing', () => {
    const state = after(welcome([snapshot(0, 4, { deck: 9 })]));
    const change = apply(state, update(0, 6, { set: { deck: 7 } }), 900);
    expect(change.gap).toBe(true);
    expect(change.state.snapshots[0]).toMatchObject({ version: 4, view: { deck: 9 } });
  });

  test('of a seat that is no longer mine are none of my business', () => {
    const state = after(welcome([snapshot(0, 4)]), update(2, 1));
    expect(state.snapshots.map((snapshot) => snapshot.seat)).toEqual([0]);
  });
});

describe('after a break', () => {
  test('hello names the version of every seat', () => {
    const state = after(welcome([snapshot(2, 7), snapshot(0, 4)]));
    expect(since(state)).toEqual({
      epoch: 'e1',
      versions: [
        { seat: 0, version: 4 },
        { seat: 2, version: 7 },
      ],
    });
    expect(since(NOTHING)).toBeUndefined();
  });

  test('views that are resumed go on, the others are replaced', () => {
    const before = after(welcome([snapshot(0, 4, { deck: 9 }), snapshot(2, 7, { deck: 9 })]));
    const state = apply(before, welcome([snapshot(2, 9, { deck: 5 })], [0]), 900).state;
    expect(state.snapshots).toMatchObject([
      { seat: 0, version: 4, view: { deck: 9 } },
      { seat: 2, version: 9, view: { deck: 5 } },
    ]);
  });

  test('nothing of an earlier epoch goes on', () => {
    const before = after(welcome([snapshot(0, 4)]));
    const state = apply(before, welcome([], [0], 'e2'), 900).state;
    expect(state.snapshots).toEqual([]);
  });

  test('what comes late, or twice, takes nothing back', () => {
    const first = welcome([snapshot(0, 4, { deck: 9 })]);
    const before = after(first, update(0, 5, { set: { deck: 8 } }));
    const views = { type: 'views' as const, now: 1000, views: [snapshot(0, 4, { deck: 9 })] };
    for (const late of [first, views]) {
      expect(apply(before, late, 900).state.snapshots).toMatchObject([{ version: 5, view: { deck: 8 } }]);
    }
    expect(apply(before, welcome([snapshot(0, 1)], [], 'e2'), 900).state.snapshots).toMatchObject([{ version: 1 }]);
  });

  test('a seat that I lost is gone', () => {
    const before = after(welcome([snapshot(0, 4), snapshot(1, 4)]));
    expect(apply(before, welcome([], [1]), 900).state.snapshots.map((snapshot) => snapshot.seat)).toEqual([1]);
  });
});

test('a chat line that comes twice is shown once', () => {
  const line = { id: 'c1', at: 1, name: 'Ada', seat: 0, text: 'hello', side: null };
  expect(after({ type: 'chat', line }, { type: 'chat', line }).chat).toHaveLength(1);
});

test("the server's clock is known by every message that carries it", () => {
  expect(after({ type: 'ping', now: 1000 }).skew).toBe(100);
});
