// The web table from the command line: it opens, says where, keeps what it was told, and closes quietly.

import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ended, newFolder, type Ran, start, tabella } from './tabella.ts';

/** A server on a free port; `end` stops it and returns how it ended. */
async function open(data: string): Promise<{ url: string; end: (signal: NodeJS.Signals) => Promise<Ran> }> {
  const child = start(data, ['serve', '--port', '0', '--host', '127.0.0.1']);
  const over = ended(child);
  let said = '';
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /The table is open: (\S+)/.exec(said)?.[1];
      if (found) done(found);
    });
    child.on('close', () => fail(new Error(`it did not open: ${said}`)));
  });
  return {
    url,
    end: (signal) => {
      child.kill(signal);
      return over;
    },
  };
}

describe('tabella serve', () => {
  it('opens a table, keeps it through a kill -9, and ends quietly when asked', async () => {
    const data = newFolder();
    const first = await open(data);
    const me = await fetch(`${first.url}/api/me`);
    const cookie = (me.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const made = await fetch(`${first.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: first.url },
      body: JSON.stringify({ game: 'courier', seats: 3, fill: 'random', start: true }),
    });
    const { code } = (await made.json()) as { code: string };
    expect(code).toMatch(/^\w+$/);
    await first.end('SIGKILL');
    const second = await open(data);
    const table = await fetch(`${second.url}/api/tables/${code}`, { headers: { cookie } });
    expect(await table.json()).toMatchObject({ game: 'courier', phase: 'playing' });
    expect(await second.end('SIGTERM')).toMatchObject({ code: 0, err: '' });

    const copy = join(data, 'copy.sqlite');
    expect((await tabella(data, ['backup', copy])).code).toBe(0);
    expect(existsSync(copy)).toBe(true);
    expect(await tabella(data, ['backup', copy])).toMatchObject({ code: 2 });
  });

  it('says in one sentence when the port is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((done) => {
      taken.listen(0, '127.0.0.1', () => done((taken.address() as { port: number }).port));
    });
    const ran = await tabella(newFolder(), ['serve', '--port', String(port), '--host', '127.0.0.1']);
    taken.close();
    expect(ran.code).toBe(2);
    expect(ran.err).toBe(
      `tabella: Port ${port} is taken: stop what listens there, or choose another with --port or PORT.\n`,
    );
  });

  it.each([
    ['the data folder is no folder', () => ({ TABELLA_DATA: fileOf('') }), /The data folder \S+ cannot be written/],
    ['the database is damaged', () => ({ TABELLA_DATA: damaged() }), /the database file is damaged/],
    [
      'the database does not answer',
      () => ({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
      /the database does not answer\. Check DATABASE_URL/,
    ],
    ['the proxy is nonsense', () => ({ TABELLA_PROXY: 'yes' }), /TABELLA_PROXY is neither .*: yes\./],
    ['the address is not of this machine', () => ({ HOST: '192.0.2.1' }), /no address 192\.0\.2\.1/],
  ])('says in one sentence when %s', async (_, env, sentence) => {
    const child = start(newFolder(), ['serve', '--port', '0'], env());
    const { code, out, err } = await ended(child);
    expect(err).toMatch(sentence);
    expect(err).toMatch(/^tabella: [^\n]+\.\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

/** A file with this in it. */
function fileOf(text: string): string {
  const file = join(newFolder(), 'file');
  writeFileSync(file, text);
  return file;
}

/** A data folder whose database is none. */
function damaged(): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'tabella.sqlite'), 'nonsense '.repeat(1_000));
  return folder;
}

describe('tools of a game', () => {
  it('score words and solve ciphers for people with the real box', async () => {
    const cipher = ['--trust', 'EPH', '--amplify', 'RX', '--suspicion', 'O'];
    const scored = await tabella(newFolder(), ['stars', 'score', ...cipher, 'CHOPPER', 'HORCRUXES', 'BORAX']);
    expect(scored).toMatchObject({ code: 0, out: 'CHOPPER -8\nHORCRUXES -16\nBORAX 0\n' });
    const solved = await tabella(newFolder(), ['stars', 'solve', 'CHOPPER=-8', 'HORCRUXES=-16', 'BORAX=0']);
    expect(solved.out).toMatch(/^\d+ ciphers are left\.\ntrust .*\namplify .*\nsuspicion .*\nBest guess: /);
    expect(await tabella(newFolder(), ['stars', 'solve', 'EEEE=3'])).toMatchObject({ code: 1 });
  });

  it('refuse nonsense in one sentence', async () => {
    for (const args of [
      ['stars', 'nothing'],
      ['stars', 'score', '--trust', 'EEE'],
      ['stars', 'solve', 'WORD'],
      ['courier', 'score'],
    ]) {
      const ran = await tabella(newFolder(), args);
      expect(ran.code).toBe(2);
      expect(ran.err.trim().split('\n')).toHaveLength(1);
    }
  });
});
