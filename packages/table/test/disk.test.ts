// The disk: the server waits for a quick one, and leaves a slow one to its thread.

import { expect, test } from 'vitest';
import { Disk } from '../src/store/thread/disk.ts';

const take = (disk: Disk, count: number, ms: number): void => {
  for (let i = 0; i < count; i++) disk.took(ms);
};

test('one long wait makes no slow disk; many do, until commits are short again', () => {
  const disk = new Disk();
  take(disk, 100, 0.5);
  disk.took(2_000);
  expect(disk.isQuick).toBe(true);
  take(disk, 50, 12);
  expect(disk.isQuick).toBe(false);
  disk.took(0.1);
  expect(disk.isQuick).toBe(false);
  take(disk, 50, 0.5);
  expect(disk.isQuick).toBe(true);
});

test('a disk between quick and slow stays what it was', () => {
  const disk = new Disk();
  take(disk, 200, 3);
  expect(disk.isQuick).toBe(true);
  take(disk, 50, 12);
  take(disk, 200, 3);
  expect(disk.isQuick).toBe(false);
});
