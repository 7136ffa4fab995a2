// Clocks that ring: however early the machine's timers fire, and wherever the clock on the wall steps.

import { afterEach, expect, test } from 'vitest';
import type { Request } from '../src/core/effects.ts';
import type { Input } from '../src/core/input.ts';
import { DONE } from '../src/core/replies.ts';
import type { Time } from '../src/table/ports.ts';
import { Timers } from '../src/table/timers.ts';
import { asking, Course, tableOf } from './core/given.ts';
import { TestTable } from './test-table.ts';

const scenes: TestTable[] = [];
const open = async (): Promise<TestTable> => {
  const scene = await TestTable.open();
  scenes.push(scene);
  return scene;
};
afterEach(async () => {
  for (const scene of scenes.splice(0)) {
    expect(scene.troubles).toEqual([]);
    await scene.end();
  }
});

/** Timers that fire as the test says, at whatever hour the wall shows. */
class RoughTime implements Time {
  wall = 1_800_000_000_000;
  readonly timers: (() => void)[] = [];

  now(): number {
    return this.wall;
  }

  after(_: number, run: () => void): () => void {
    this.timers.push(run);
    return () => {
      const at = this.timers.indexOf(run);
      if (at >= 0) this.timers.splice(at, 1);
    };
  }

  fire(): void {
    this.timers.shift()?.();
  }
}

/** A table with a clock of 30 seconds, on such timers. What rings waits until it is taken. */
function clockTable() {
  const time = new RoughTime();
  const course = new Course(tableOf('ada bob', { clock: 30 }), asking(1, [{ seat: 0 }]));
  const waiting: Input[] = [];
  const played: Request[] = [];
  const timers = new Timers(time, (timer, n) => waiting.push({ type: 'rang', timer, n }));
  const take = (input: Input): void => {
    course.now = time.now();
    const { request } = course.take(input);
    timers.follow(course.state.timers);
    if (request) played.push(request);
  };
  const takeWaiting = (): void => {
    for (const input of waiting.splice(0)) take(input);
  };
  /** Something was answered, and another question is open. */
  const goOn = (): void => {
    course.match = asking(2, [{ seat: 1 }]);
    take({ type: 'played', reply: DONE, by: { who: 'person', seat: 0 } });
  };
  take({ type: 'opened', declarations: [] });
  return { time, course, played, takeWaiting, goOn };
}

test.each([
  ['one millisecond early', 29_999],
  ['on the dot', 30_000],
  ['after the clock on the wall stepped back by an hour', -3_570_000],
  ['after it stepped forward by an hour', 3_630_000],
])('V4: a clock that fires %s rings, once', (_, wallMoves) => {
  const { time, course, played, takeWaiting, goOn } = clockTable();
  time.wall += wallMoves;
  time.fire();
  takeWaiting();
  expect(played).toEqual([
    {
      type: 'play',
      given: [{ seat: 0, ask: 1, choice: 'high', said: null, late: true }],
      by: { who: 'clock', late: [0] },
    },
  ]);
  expect(time.timers).toEqual([]);
  // And the next question has a clock of its own.
  goOn();
  expect(course.state.question.clock).toBe(time.now() + 30_000);
  time.fire();
  takeWaiting();
  expect(played).toHaveLength(2);
});

test('V4: a clock that was stopped while its ringing waited for its turn does not ring', () => {
  const { time, played, takeWaiting, goOn } = clockTable();
  time.fire();
  // Somebody answered first, and another question is open by now.
  goOn();
  takeWaiting();
  expect(played).toEqual([]);
  time.fire();
  takeWaiting();
  expect(played).toHaveLength(1);
});

test('V4: a table whose timers all fire a millisecond early plays on to the end', async () => {
  const scene = await open();
  const { after } = scene.time;
  scene.time.after = (ms, run) => after.call(scene.time, Math.max(0, ms - 1), run);
  const { clients } = await scene.table(2, { options: { turns: 12 }, clock: 1 });
  await scene.pass(60_000);
  expect(clients[0]?.view(0).result).not.toBeNull();
});
