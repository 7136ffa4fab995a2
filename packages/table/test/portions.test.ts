// A queue that is worked off in portions.

import { expect, test } from 'vitest';
import { Portions } from '../src/store/portions.ts';

test('everything is done in its order, and other work is done between', async () => {
  const done: (number | string)[] = [];
  const portions = new Portions<number>((one) => done.push(one));
  const first = Array.from({ length: 25 }, (_, i) => i);
  portions.add(first);
  // What is first in line does not wait.
  expect(done[0]).toBe(0);
  portions.add([25, 26]);
  await new Promise<void>((next) => {
    setImmediate(() => {
      done.push('other work');
      next();
    });
  });
  while (!done.includes(26)) await new Promise((next) => setImmediate(next));
  expect(done.filter((one) => typeof one === 'number')).toEqual([...first, 25, 26]);
  expect(done.indexOf('other work')).toBeLessThan(done.indexOf(26));
  // And again when nothing was left.
  portions.add([27]);
  expect(done.at(-1)).toBe(27);
});
