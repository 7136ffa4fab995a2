// `tabella onmitsu check FILE`: what it says of good sets, bad ones, and files that are none.

import { describe, expect, test } from 'vitest';
import { checkTool } from '../commands/check.ts';
import { onmitsu } from './scenario.ts';

describe('tabella onmitsu check FILE', () => {
  const check = checkTool(onmitsu.library);
  const path = (name: string): string => new URL(`../sets/${name}`, import.meta.url).pathname;

  test('says what a good set holds', () => {
    expect(check.run([path('original.json')])).toEqual({
      ok: true,
      holds: true,
      lines: ['"Onmitsu" can be played: 18 people on 45 cards, 9 Locations, 7 scrolls.'],
    });
  });

  test('fails with the reasons for a bad one, and says what cannot be read', () => {
    const bad = check.run([new URL('../package.json', import.meta.url).pathname]);
    expect(bad).toMatchObject({ ok: true, holds: false });
    expect(bad.ok && bad.lines.join('\n')).toContain('people: wants a list');
    expect(check.run([new URL('./scenario.ts', import.meta.url).pathname])).toMatchObject({
      ok: true,
      holds: false,
    });
    expect(check.run(['/no/such/file.json'])).toEqual({ ok: false, reason: '/no/such/file.json cannot be read.' });
    expect(check.run([])).toMatchObject({ ok: false });
  });
});
