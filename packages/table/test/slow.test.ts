// Clients that are slow on purpose: requests that never end are closed, live connections that are merely quiet stay.

import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.ts';
import { Visitor } from './web-client.ts';

const data = mkdtempSync(join(tmpdir(), 'tabella-slow-'));
const SLOWEST_MS = 400;
let served: Served;
beforeAll(async () => {
  served = await serve({ port: 0, host: '127.0.0.1', data, log: 'silent', slowest: SLOWEST_MS });
});
afterAll(async () => {
  await served.close();
  rmSync(data, { recursive: true, force: true });
});

const BEGUN = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n';

/** Sends this, then a byte now and then; resolves when the server has closed the connection. */
function trickle(first: string, then: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
    let heard = '';
    const more = setInterval(() => socket.write(then), 100);
    socket.on('data', (bytes) => {
      heard += String(bytes);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(more);
      resolve(heard);
    });
    socket.write(first);
  });
}

test.each([
  ['a body that comes byte by byte', `${BEGUN}\r\n{`, ' '],
  ['a body that never comes', `${BEGUN}\r\n`, ''],
  ['headers that never end', BEGUN, 'x-more: 1\r\n'],
])('V19: %s is given up', async (_, first, then) => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => trickle(first, then)));
  for (const reply of replies) expect(reply).toContain('408');
});

test('V19: a live connection may be quiet for as long as it likes', async () => {
  const ada = await Visitor.come(served.url);
  const live = await ada.sit(await ada.make({}));
  await new Promise((next) => setTimeout(next, 4 * SLOWEST_MS));
  expect(await live.say({ type: 'prefer', windows: 'always' })).toMatchObject({ ok: true });
  await live.end();
});
