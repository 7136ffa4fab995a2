import { expect, test } from 'vitest';
import { solverFigures } from '../../solver/index.ts';
import { randomWord, seeded } from './support.ts';

test('the figures name what was measured, its unit and its floor; only the clock that is passed in is read', () => {
  const random = seeded(5);
  const words = Array.from({ length: 300 }, () => randomWord(random, 4 + random(8)));
  let ticks = 0;
  const figures = solverFigures(words, () => ticks++);
  expect(ticks).toBeGreaterThan(0);
  expect(new Set(figures.map(({ figure }) => figure)).size).toBe(figures.length);
  for (const { figure, value, unit, floor } of figures) {
    expect(figure).toMatch(/^stars\.solver\./);
    expect(Number.isFinite(value) && value >= 0).toBe(true);
    if (unit === 'ms') expect(value).toBe(1);
    expect(floor).toBeGreaterThan(0);
  }
  const memory = figures.find(({ unit }) => unit === 'MB');
  expect(memory?.value).toBeLessThan(40);
  const regret = figures.find(({ unit }) => unit === 'bit');
  expect(regret?.value).toBeLessThan(0.1);
});
