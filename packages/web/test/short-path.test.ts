// Icons are shortened for the browser without being seen to change.

import { expect, it } from 'vitest';
import { shortPath } from '../build/short-path.ts';

it('puts points on whole units, where they lie', () => {
  expect(shortPath('M10.4 20.6L30.2 40.7h-5.6V2.2z')).toBe('m10 21l20 20h-5v-39z');
});

it('adds up no errors over many small steps', () => {
  const steps = shortPath(`M0 0h${Array.from({ length: 100 }, () => '.4').join(' ')}`).match(/\d+/g) ?? [];
  expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBe(40);
});

it('goes on from where a shape began once it is closed', () => {
  expect(shortPath('M10 10h5.5v5zm2 2h3')).toBe('m10 10h6v5zm2 2h3');
});

it('reads curves, and arcs with their flags written together', () => {
  expect(shortPath('M0 0c1.2.4-2.6 3.3 5.1.6')).toBe('m0 0c1 0-3 3 5 1');
  expect(shortPath('M0 0a4.44 4.44 0 0120.2-3.1')).toBe('m0 0a4.4 4.4 0 0 1 20-3');
});

it('leaves an arc alone that goes nearly all the way round', () => {
  const ring = 'M20.5 20.5a8.25 8.25 0 1 0 .2.1z';
  expect(shortPath(ring)).toBe(ring);
});
