// A nudge: whom it reaches, and when it is too soon.

import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { asking, Course, reacting, says, tableOf } from './given.ts';

const OPENED: Input = { type: 'opened', declarations: [] };

function waiting(seats = 'ada bob cleo', match = asking(1, [{ seat: 1 }])): Course {
  const course = new Course(tableOf(seats), match);
  course.take(OPENED);
  return course;
}

test('somebody who has kept the table waiting is reminded, on all their devices and nobody else', () => {
  const course = waiting();
  course.take({ type: 'hello', connection: { id: 7, person: 'bob' }, since: undefined });
  course.now += 20_000;
  const { effects, reply } = course.take(says('cleo', { type: 'nudge', seat: 1 }));
  expect(reply).toEqual({ ok: true });
  expect(effects).toContainEqual({ type: 'send', to: [2, 7], message: { type: 'nudged', seat: 1, by: 2 } });
});

test.each([
  { name: 'before they were waited for long', after: [19_999], code: 'too-soon' },
  { name: 'again within a while', after: [20_000, 19_999], code: 'too-soon' },
  { name: 'again after a while', after: [20_000, 20_000], code: undefined },
])('nobody is reminded too often: $name', ({ after, code }) => {
  const course = waiting();
  let last: unknown;
  for (const ms of after) {
    course.now += ms;
    last = course.take(says('ada', { type: 'nudge', seat: 1 })).reply;
  }
  expect(last).toMatchObject(code === undefined ? { ok: true } : { ok: false, code });
});

test.each([
  { name: 'somebody who is not asked', person: 'ada', seat: 2, code: 'not-awaited' },
  { name: 'oneself', person: 'bob', seat: 1, code: 'not-yours' },
  { name: 'anybody, by a guest', person: 'guest', seat: 1, code: 'not-yours' },
])('there is no reminding $name', ({ person, seat, code }) => {
  const course = waiting();
  course.now += 30_000;
  expect(course.take(says(person, { type: 'nudge', seat })).reply).toMatchObject({ ok: false, code });
});

test('in a window nobody is waited for', () => {
  const course = waiting('ada bob cleo', reacting(1, [1, 2], [1]));
  course.now += 30_000;
  expect(course.take(says('ada', { type: 'nudge', seat: 1 })).reply).toMatchObject({ code: 'not-awaited' });
});
