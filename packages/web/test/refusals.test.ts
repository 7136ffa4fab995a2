// Refusals: whatever the server or the kernel refuses has a sentence in the catalogue, so that it can be translated.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../src/i18n/en.json' with { type: 'json' };
import { speaker } from '../src/i18n/i18n.ts';
import { refusalIn } from '../src/live/refusal.ts';

const say = speaker('en', en);
const packages = join(import.meta.dirname, '../..');
const sources = ['table/src', 'kernel/src'].flatMap((folder) =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('testing/'))
    .map((file) => readFileSync(join(packages, folder, file), 'utf8')),
);

interface Found {
  readonly code: string;
  readonly sentence: string | null;
  readonly about: string;
}

/** Every place where something is refused, with its sentence if that is written there. */
const found = sources.flatMap((text) =>
  [
    ...text.matchAll(
      /\b(?:no|refuse)\((?:\w+, |message\.id, |read\.id, )?\s*'([a-z-]+)',\s*('[^']*'|[^)]*)(\)|,\s*\{[^}]*)/g,
    ),
  ].map(
    ([, code = '', sentence = '', about = '']): Found => ({
      code,
      sentence: sentence.startsWith("'") ? sentence.slice(1, -1) : null,
      about,
    }),
  ),
);
const aboutOf = ({ about }: Found): Record<string, string> =>
  Object.fromEntries([...about.matchAll(/(\w+): '([^']*)'/g)].map(([, name = '', value = '']) => [name, value]));

test('every code of the server and the kernel has a sentence', () => {
  const codes = new Set(found.map(({ code }) => code));
  const [, union = ''] =
    /export type RefusalCode =([^;]*);/.exec(sources.find((text) => text.includes('type RefusalCode =')) ?? '') ?? [];
  for (const [, code = ''] of union.matchAll(/'([a-z-]+)'/g)) codes.add(code);
  expect(codes.size).toBeGreaterThan(60);
  const keys = Object.keys(en);
  expect([...codes].filter((code) => !keys.some((key) => key.startsWith(`refused.${code}`)))).toEqual([]);
  // And no sentence is left of a code that nobody gives.
  const here = ['offline', 'no-answer'];
  const spare = keys
    .flatMap((key) => /^refused\.([a-z-]+)/.exec(key)?.[1] ?? [])
    .filter((code) => !codes.has(code) && !here.includes(code));
  expect(spare).toEqual([]);
});

test('where one code has several sentences, each is told apart', () => {
  const cases = found.filter((one) => aboutOf(one).case !== undefined && one.sentence !== null);
  expect(cases.length).toBeGreaterThan(10);
  for (const one of cases) expect(refusalIn(say, { code: one.code, about: aboutOf(one) })).toBe(one.sentence);
});

test('what a sentence names is filled in, and what was not told is taken from the server', () => {
  const reason = 'This game is for 2 to 4.';
  expect(refusalIn(say, { code: 'bad-seats', reason, about: { min: 3, max: 5 } })).toBe('This game is for 3 to 5.');
  expect(refusalIn(say, { code: 'bad-seats', reason })).toBe(reason);
  expect(refusalIn(say, { code: 'too-many-tables', reason: '', about: { case: 'all', count: 20 } })).toContain(
    '20 tables',
  );
  expect(refusalIn(say, { code: 'of-tomorrow', reason: 'A sentence.' })).toBe('A sentence.');
  expect(refusalIn(say, new Error('Something broke.'))).toBe('Something broke.');
});
