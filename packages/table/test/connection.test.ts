// One connection, with a socket made of nothing.

import { EventEmitter } from 'node:events';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Buckets } from '../src/server/bucket.ts';
import { Connection } from '../src/server/live.ts';
import { newPace, type Pace } from '../src/server/pace.ts';
import { lineOf } from './fake-socket.ts';

class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly did: string[] = [];
  send(message: string | Buffer): void {
    const text = typeof message === 'string' ? message : String(inflateRawSync(message));
    this.did.push(JSON.parse(text).type + (typeof message === 'string' ? '' : ' in bytes'));
  }
  ping(): void {
    this.did.push('(ping)');
  }
  terminate(): void {
    this.did.push('(terminated)');
  }
  close(code: number): void {
    this.did.push(`(closed ${code})`);
  }
}

function connect(pace: Pace = newPace(), person = 'ada', compact = false): { socket: Socket; connection: Connection } {
  const socket = new Socket();
  const table = new Promise<null>(() => {});
  return {
    socket,
    connection: new Connection(socket as unknown as WebSocket, person, table, { pace, compact, line: lineOf(socket) }),
  };
}

test('a long message is compressed if nothing in it is hidden and the client takes it', () => {
  const long = JSON.stringify({ type: 'update', told: 'x'.repeat(5_000) });
  const { socket, connection } = connect(newPace(), 'ada', true);
  connection.send('{"type":"ping"}', true);
  connection.send(long, true);
  connection.send(long);
  const { socket: old, connection: plain } = connect();
  plain.send(long, true);
  expect([socket.did, old.did]).toEqual([['ping', 'update in bytes', 'update'], ['update']]);
});

test('a client that does not read what it is sent is dropped', () => {
  const { socket, connection } = connect();
  connection.send('{"type":"ping"}');
  socket.bufferedAmount = 2_000_000;
  connection.send('{"type":"ping"}');
  expect(socket.did).toEqual(['ping', '(terminated)']);
  socket.readyState = 3;
  connection.send('{"type":"ping"}');
  expect(socket.did).toHaveLength(2);
});

test('a heart that does not answer is dead at the next beat', () => {
  const { socket, connection } = connect();
  connection.beat();
  socket.emit('pong');
  connection.beat();
  expect(socket.did).toEqual(['(ping)', 'ping', '(ping)', 'ping']);
  connection.beat();
  expect(socket.did.at(-1)).toBe('(terminated)');
});

test('messages for a table that does not open are not piled up without end', () => {
  const { socket } = connect();
  for (let i = 0; i < 1_000; i++) socket.emit('message', `{"type":"start","id":"${i}"}`, false);
  expect(socket.did.at(-1)).toBe('(closed 1008)');
  expect(socket.did.length).toBeLessThan(120);
});

test('V19: all connections of a person share one allowance; others have their own', () => {
  let now = 0;
  const pace = newPace(() => now);
  const refusals = (person: string, sockets: number, lines: number): number => {
    let refused = 0;
    for (let i = 0; i < sockets; i++) {
      const { socket } = connect(pace, person);
      for (let n = 0; n < lines; n++) socket.emit('message', `{"type":"chat","id":"${n}","text":"spam"}`, false);
      refused += socket.did.length;
    }
    return refused;
  };
  // Twenty sockets, two lines each: five lines are let through.
  expect(refusals('ada', 20, 2)).toBe(35);
  expect(refusals('bob', 1, 5)).toBe(0);
  now += 4_000;
  expect(refusals('ada', 3, 1)).toBe(1);
  const flood = connect(pace, 'eve');
  for (let n = 0; n < 40; n++) flood.socket.emit('message', `{"type":"start","id":"${n}"}`, false);
  const another = connect(pace, 'eve');
  another.socket.emit('message', '{"type":"hello","id":"h"}', false);
  another.socket.emit('message', '{"type":"start","id":"x"}', false);
  expect([flood.socket.did, another.socket.did]).toEqual([[], ['ack']]);
});

test('a bucket allows a burst, then so many per second, each name for itself, and is forgotten when it is full', () => {
  let now = 0;
  const buckets = new Buckets(3, 2, () => now);
  const taken = (name = 'ada'): number => [1, 2, 3, 4, 5].filter(() => buckets.take(name)).length;
  expect(taken()).toBe(3);
  expect(buckets.has('ada')).toBe(false);
  expect(taken('bob')).toBe(3);
  now += 1_000;
  expect(buckets.has('ada')).toBe(true);
  expect(taken()).toBe(2);
  now += 61_000;
  expect(taken()).toBe(3);
  expect(buckets.remembered).toBe(1);
});
