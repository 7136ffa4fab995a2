// The list of known findings: it fails when something new is found, and when something on it is gone.

import { expect, it } from 'vitest';
import { linesOf } from '../lint/findings.mjs';
import { compare } from '../lint/known.mjs';

it('names what is new and what is gone', () => {
  expect(compare(['a', 'b'], ['a', 'b'])).toEqual({ added: [], gone: [] });
  expect(compare(['a', 'c'], ['a', 'b'])).toEqual({ added: ['c'], gone: ['b'] });
});

it('writes one line per finding, without places that move', () => {
  const file = 'packages/one/src/a.ts';
  const lines = linesOf([
    {
      file,
      exports: [
        { name: 'b', line: 3 },
        { name: 'a', line: 9 },
      ],
      types: [{ name: 'T', line: 1 }],
    },
    { file, cycles: [[{ name: file }, { name: 'packages/one/src/b.ts' }]], unlisted: [{ name: 'react' }] },
    { file: 'packages/one/src/c.ts', files: [{ name: 'packages/one/src/c.ts' }] },
  ]);
  expect(lines).toEqual([
    'import cycle: packages/one/src/a.ts packages/one/src/b.ts',
    'undeclared dependency: packages/one/src/a.ts react',
    'unused export: packages/one/src/a.ts T',
    'unused export: packages/one/src/a.ts a',
    'unused export: packages/one/src/a.ts b',
    'unused file: packages/one/src/c.ts',
  ]);
});
