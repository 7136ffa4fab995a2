// All connections of a server: each shows in its turn that it is alive.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, Sockets } from '../src/server/sockets.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('thousands of connections have a beat each in the same time, a few of them together, and none after its end', () => {
  const sockets = new Sockets();
  const beats: number[] = [];
  let now = 0;
  const connections = Array.from({ length: 2_000 }, (_, i) => ({
    relayed: false,
    close: () => {},
    beat: () => {
      beats[i] = (beats[i] ?? 0) + 1;
      now++;
    },
  }));
  for (const connection of connections) sockets.add(connection, { person: 'ada', ip: '127.0.0.1' });
  const together: number[] = [];
  for (let passed = 0; passed < HEARTBEAT_MS; passed += 100) {
    now = 0;
    vi.advanceTimersByTime(100);
    together.push(now);
  }
  expect(beats).toEqual(connections.map(() => 1));
  expect(Math.max(...together)).toBeLessThanOrEqual(20);
  const [first] = connections;
  if (first) sockets.remove(first);
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(beats.slice(0, 3)).toEqual([1, 2, 2]);
  sockets.stop();
});
