// The documents of Onmitsu say what is there: every ruling has its test, every word of the vocabulary its line.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TIMINGS } from '../rules/set/types.ts';
import { CONDITIONS, MODIFIERS, OPS } from '../rules/set/vocabulary.ts';

const page = (name: string): string => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
const file = (name: string): URL => new URL(`./${name}`, import.meta.url);

describe('docs/rulings/onmitsu.md', () => {
  const text = page('rulings/onmitsu.md');

  test('has all 48 rulings, each with code that is there', () => {
    const rows = [...text.matchAll(/^\| (\d+) \|.*\| (.*) \| (.*) \|$/gm)];
    expect(rows.map((row) => Number(row[1]))).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
    for (const row of rows) {
      for (const [, name] of (row[2] ?? '').matchAll(/`([\w/.-]+\.ts)`/g)) {
        expect(existsSync(new URL(`../rules/${name}`, import.meta.url)), name).toBe(true);
      }
    }
  });

  test('cites tests that are there', () => {
    let tests = '';
    for (const [, name, quoted] of text.matchAll(/`([\w-]+\.test\.ts)`|"((?:ruling|scenario) \d+|[^"]{8,})"/g)) {
      if (name) tests = existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '';
      else if (tests !== '' && /ruling|scenario|secrets|imagined/.test(quoted ?? '')) {
        expect(tests, quoted).toContain(/\d$/.test(quoted ?? '') ? `${quoted}:` : quoted);
      }
    }
  });
});

describe('docs/writing-onmitsu-cards.md', () => {
  const text = page('writing-onmitsu-cards.md');

  test.each([
    ['op', OPS],
    ['condition', Object.keys(CONDITIONS)],
    ['modifier', Object.keys(MODIFIERS)],
    ['timing', TIMINGS],
  ])('explains every %s', (_, names) => {
    for (const name of names) expect(text).toMatch(new RegExp(`\`${name}[\` ]`));
  });
});
