// The order of a store that works in two places: nothing overtakes what was asked before it.

import { expect, test } from 'vitest';
import { Order } from '../src/store/thread/order.ts';

test('what goes there waits for what is under way here, also if that fails; and here is not free while something is there', async () => {
  const order = new Order();
  const done: string[] = [];
  let end = (): void => {};
  const slow = order.here(new Promise<void>((_, reject) => (end = () => reject(new Error('full'))))).catch(() => {
    done.push('here');
  });
  const later = order.there(async () => {
    done.push('there');
  });
  expect(order.isFree).toBe(false);
  await new Promise((next) => setImmediate(next));
  expect(done).toEqual([]);
  end();
  await Promise.all([slow, later]);
  expect(done).toEqual(['here', 'there']);
  expect(order.isFree).toBe(true);
});
