// The disk: the server waits for a quick one, and leaves a slow one to its thread.

import { expect, test } from 'vitest';
import { Disk } from '../src/store/thread/disk.ts';

test('one long wait makes no slow disk; many do, and after a while it is tried again', () => {
  let now = 1;
  const disk = new Disk(() => now);
  const take = (count: number, ms: number) => {
    for (let i = 0; i < count; i++) disk.took(ms);
  };
  take(100, 0.5);
  disk.took(2_000);
  expect(disk.isQuick).toBe(true);
  take(50, 12);
  expect(disk.isQuick).toBe(false);
  now += 10_000;
  expect(disk.isQuick).toBe(false);
  now += 30_000;
  expect(disk.isQuick).toBe(true);
  // One that has stayed slow is soon known for it again.
  take(50, 12);
  expect(disk.isQuick).toBe(false);
});
