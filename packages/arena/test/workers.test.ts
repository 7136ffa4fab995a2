// Worker threads: the built arena plays on them, gives the same figures as one thread, and ends on Ctrl-C with a report.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gamePackage } from '@tabella/courier';
import { describe, expect, it } from 'vitest';
import { type BotReport, type Report, tournament } from '../src/index.ts';

const home = fileURLToPath(new URL('..', import.meta.url));

/** A program beside the built arena, as a command line would be. */
const program = (terms: string): string => `
  import { onInterrupt, tournament } from '@tabella/arena';
  import { gamePackage } from '@tabella/courier';
  const interrupt = onInterrupt();
  let threads = 0;
  process.on('worker', () => threads++);
  const progress = (played) => process.stderr.write(played + ' played\\n');
  const reply = await tournament({ gamePackage, workers: 2, signal: interrupt.signal, progress, ...${terms} });
  interrupt.done();
  process.stdout.write(JSON.stringify({ threads, report: reply.report }));
`;

interface Ran {
  readonly code: number | null;
  readonly threads: number;
  readonly report: Report;
}

function run(terms: object, interruptAfter?: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const args = ['--input-type=module', '--eval', program(JSON.stringify(terms))];
    const child = spawn(process.execPath, args, { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    let interrupted = false;
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
      if (interruptAfter === undefined || interrupted || !err.includes(interruptAfter)) return;
      interrupted = child.kill('SIGINT');
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (out === '') reject(new Error(err));
      else resolve({ code, ...(JSON.parse(out) as { threads: number; report: Report }) });
    });
  });
}

const timeless = (report: Report) => ({
  ...report,
  bots: report.bots.map(({ p50ms, p95ms, ...bot }: BotReport) => ({ ...bot, timed: p50ms !== null && p95ms !== null })),
});

describe('on worker threads', () => {
  it('a tournament comes out as in one thread', async () => {
    const terms = { seats: 3, bots: 'search:5,random', deals: 3, options: { silence: 2 }, seed: 'threads' };
    const { code, threads, report } = await run(terms);
    const reply = await tournament({ ...terms, gamePackage });
    if (!reply.ok) throw new Error(reply.reason);
    expect({ code, threads }).toEqual({ code: 0, threads: 2 });
    expect(timeless(report)).toEqual(timeless(reply.report));
    expect(report).toMatchObject({ matches: 9, deals: 3, cut: false });
  });

  it('Ctrl-C ends it with what was measured so far', async () => {
    const terms = { seats: 3, bots: 'search:20,random', deals: 2000, options: { silence: 2 } };
    const { code, report } = await run(terms, '6 played');
    expect(code).toBe(0);
    expect(report.cut).toBe(true);
    expect(report.planned).toBe(6000);
    expect(report.matches).toBeGreaterThanOrEqual(6);
    expect(report.matches).toBeLessThan(6000);
    expect(report.bots[0]?.share?.deals).toBe(report.deals);
  });
});
