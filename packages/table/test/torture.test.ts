// The torture: servers, database and NATS are killed again and again while people play, and lines, files and clocks go wrong.
// Here some faults once, others in every version of the code; `npm run torture` does it for half an hour and at least 200 kills.

import { expect, test } from 'vitest';
import { longRun } from './long-run.ts';
import { torture } from './torture/run.ts';

/** Of the version of the code, as that of the kit. */
const seed = Number.parseInt((process.env.TABELLA_CODE ?? '11').slice(0, 6), 16) || 17;
const { terms, say, timeout } = longRun({ minutes: 0, kills: 0, seed });

test(
  'whatever is killed, cut or full: nothing is lost, nothing leaks, nothing diverges',
  async () => {
    const findings = await torture({ ...terms, say });
    expect(findings.places).toEqual([]);
    expect(findings.counted('sights')).toBeGreaterThan(100);
  },
  timeout,
);
