// Clocks that ring: however early the machine's timers fire, and wherever the clock on the wall steps.

import { afterEach, expect, test } from 'vitest';
import { Clocks } from '../src/table/clocks.ts';
import type { Time } from '../src/table/ports.ts';
import type { Seated } from '../src/table/seated.ts';
import { Scene } from './house.ts';

const scenes: Scene[] = [];
const open = async (): Promise<Scene> => {
  const scene = await Scene.open();
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

const everybodyThere: Partial<Seated> = {
  present: true,
  online: () => true,
  isOverdue: () => false,
  inTurn: (work) => {
    void work();
  },
};

test.each([
  ['one millisecond early', 29_999],
  ['on the dot', 30_000],
  ['after the clock on the wall stepped back by an hour', -3_570_000],
  ['after it stepped forward by an hour', 3_630_000],
])('V4: a clock that fires %s rings, once', async (_, wallMoves) => {
  const time = new RoughTime();
  const clocks = new Clocks(time, 30_000, 60_000, everybodyThere as Seated);
  let rung = 0;
  clocks.arrange([0], time.now(), async () => {
    rung++;
  });
  time.wall += wallMoves;
  time.fire();
  expect(rung).toBe(1);
  expect(time.timers).toEqual([]);
  // And the next question has a clock of its own.
  clocks.arrange([1], time.now(), async () => {
    rung++;
  });
  expect(clocks.until).toBe(time.now() + 30_000);
  time.fire();
  expect(rung).toBe(2);
});

test('V4: a clock that was stopped while its ringing waited for its turn does not ring', async () => {
  const time = new RoughTime();
  const waiting: (() => Promise<void>)[] = [];
  const seated = { ...everybodyThere, inTurn: (work: () => Promise<void>) => waiting.push(work) };
  const clocks = new Clocks(time, 30_000, 60_000, seated as unknown as Seated);
  let rung = 0;
  const ring = async (): Promise<void> => {
    rung++;
  };
  clocks.arrange([0], time.now(), ring);
  time.fire();
  // Somebody answered first, and another question is open by now.
  clocks.stop();
  clocks.arrange([1], time.now(), ring);
  await waiting.shift()?.();
  expect(rung).toBe(0);
  time.fire();
  await waiting.shift()?.();
  expect(rung).toBe(1);
});

test('V4: a table whose timers all fire a millisecond early plays on to the end', async () => {
  const scene = await open();
  const { after } = scene.time;
  scene.time.after = (ms, run) => after.call(scene.time, Math.max(0, ms - 1), run);
  const { clients } = await scene.table(2, { options: { turns: 12 }, clock: 1 });
  await scene.pass(60_000);
  expect(clients[0]?.view(0).result).not.toBeNull();
});
