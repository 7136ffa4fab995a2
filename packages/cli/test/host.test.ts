// What a host types beside the server: bots of their own, the doctor's lines and exit code, and an operator's tools.

import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { openDesk } from '@tabella/table';
import { expect, test } from 'vitest';
import { ended, newFolder, printed, start, tabella } from './tabella.ts';

test('the doctor says ok line by line, and ends with 1 when something must be changed', async () => {
  const env = { PORT: '0', TABELLA_DATA: join(newFolder(), 'data') };
  const well = await ended(start(newFolder(), ['doctor'], env));
  expect(well).toMatchObject({ code: 0, err: '' });
  expect(well.out).toMatch(/^ok +PORT +a free one is taken at the start\n/);
  expect(well.out).toMatch(/\nEverything is as it should be\.\n$/);
  const ill = await ended(start(newFolder(), ['doctor'], { ...env, NATS_URL: 'nats://127.0.0.1:1' }));
  expect(ill).toMatchObject({ code: 1, err: '' });
  expect(ill.out).toMatch(/\nCHANGE +NATS_URL +is of no use without DATABASE_URL/);
  expect(ill.out).toMatch(/\nTo change: 1\.\n$/);
});

test('an operator bans, unbans and looks it up, and is noted by name', async () => {
  const data = join(newFolder(), 'data');
  const operator = (...words: string[]) => tabella(data, ['operator', ...words]);
  const none = await operator('list');
  expect(none).toMatchObject({ code: 2, out: '' });
  expect(none.err).toBe(`tabella: The tables cannot be reached: there is no data in ${data}.\n`);
  expect(existsSync(data)).toBe(false);
  const server = start(data, ['serve', '--port', '0']);
  await printed(server, 'The table is open', 1);
  server.kill('SIGTERM');
  await ended(server);
  expect(await operator('list')).toMatchObject({ code: 0, out: 'No table.\n' });
  expect(await operator('bans')).toMatchObject({ code: 0, out: 'Nobody is banned.\n' });
  expect(await operator('close', 'ABCDEFGH')).toMatchObject({ code: 1 });
  expect(await operator('ban', 'nobody')).toMatchObject({ code: 1, out: 'There is no person or address nobody.\n' });
  expect(await operator('ban', '203.0.113.0/24')).toMatchObject({ code: 0, out: '203.0.113.0/24 is banned.\n' });
  const desk = await openDesk({ data, who: 'test' });
  expect(await desk.bans()).toMatchObject([{ kind: 'address', what: '203.0.113.0/24' }]);
  expect((await desk.log(1))[0]?.who).toContain(userInfo().username);
  await desk.end();
  expect((await operator('unban', '203.0.113.0/24')).code).toBe(0);
  expect((await operator('log')).out).toMatch(/unban 203\.0\.113\.0\/24\n.* ban 203\.0\.113\.0\/24\n$/);
});

test('bots of their own need a database, and one that answers; one sentence says so', async () => {
  const none = await ended(start(newFolder(), ['bots'], { DATABASE_URL: '' }));
  expect(none).toMatchObject({ code: 2, out: '' });
  expect(none.err).toMatch(/^tabella: Bots of their own need [^\n]+\.\n$/);
  const dead = await ended(start(newFolder(), ['bots'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }));
  expect(dead).toMatchObject({ code: 2, out: '' });
  expect(dead.err).toMatch(/^tabella: The database cannot be used: [^\n]+\.\n$/);
});
