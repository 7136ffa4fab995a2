// One connection, with a socket made of nothing.

import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Bucket } from '../src/server/bucket.ts';
import { Connection } from '../src/server/live.ts';

class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly did: string[] = [];
  send(text: string): void {
    this.did.push(JSON.parse(text).type);
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

function connect(): { socket: Socket; connection: Connection } {
  const socket = new Socket();
  const table = new Promise<null>(() => {});
  return { socket, connection: new Connection(socket as unknown as WebSocket, 'ada', table, true) };
}

test('who does not read what he is sent is dropped', () => {
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

test('a bucket allows a burst, and then so many a second', () => {
  let now = 0;
  const bucket = new Bucket(3, 2, () => now);
  const taken = (): number => [1, 2, 3, 4, 5].filter(() => bucket.take()).length;
  expect(taken()).toBe(3);
  now += 1_000;
  expect(taken()).toBe(2);
  now += 60_000;
  expect(taken()).toBe(3);
});
