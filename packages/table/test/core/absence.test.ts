// Absence: which people a bot plays for, from when, and until when.

import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { botAt } from '../../src/core/people.ts';
import { DONE } from '../../src/core/replies.ts';
import { asking, Course, says, tableOf } from './given.ts';

const hello = (person: string, id = 9): Input => ({ type: 'hello', connection: { id, person }, since: undefined });
const answered: Input = { type: 'played', reply: DONE, by: { who: 'person', seat: 0 } };

test.each([
  { name: 'connects again', absence: 'offline', input: hello('ada'), back: true },
  { name: 'says something', absence: 'offline', input: says('ada', { type: 'prefer', windows: 'always' }), back: true },
  { name: 'answers', absence: 'offline', input: answered, back: true },
  { name: 'connects, having been silent', absence: 'silent', input: hello('ada'), back: false },
  {
    name: 'says something, having been silent',
    absence: 'silent',
    input: says('ada', { type: 'chat', text: 'hi' }),
    back: false,
  },
  {
    name: 'sits down, having been silent',
    absence: 'silent',
    input: says('ada', { type: 'sit', seat: 0 }),
    back: true,
  },
  { name: 'answers, having been silent', absence: 'silent', input: answered, back: true },
  { name: 'is not the one who connects', absence: 'offline', input: hello('eve'), back: false },
] as const)('a person for whom a bot plays $name', ({ absence, input, back }) => {
  const course = new Course(tableOf('ada bob', {}, { away: { 0: absence } }), asking(1, [{ seat: 1 }]));
  expect(botAt(course.state, 0)).toBe('random');
  const { effects } = course.take(input);
  expect(botAt(course.state, 0)).toBe(back ? null : 'random');
  if (back) expect(effects).toContainEqual(expect.objectContaining({ type: 'show', table: true }));
});

test.each([
  { name: 'the last of two connections', connections: [1, 9], parts: [1, 9], since: true },
  { name: 'one of two', connections: [1, 9], parts: [1], since: false },
])('somebody who loses $name', ({ connections, parts, since }) => {
  const here = connections.map((id) => ({ id, person: 'ada' }));
  const course = new Course(tableOf('ada bob', {}, { connections: here }), asking(1, [{ seat: 1 }]));
  for (const connection of parts) course.take({ type: 'parted', connection });
  expect(course.state.parted).toEqual(since ? { ada: course.now } : {});
});

test.each([
  { name: 'before the start frees the seat', phase: 'gathering', left: false, person: null },
  { name: 'later leaves it to a bot', phase: 'playing', left: true, person: 'bob' },
] as const)('leaving $name', ({ phase, left, person }) => {
  const match = phase === 'playing' ? asking(1, [{ seat: 0 }]) : null;
  const course = new Course(tableOf('ada bob', { phase }), match);
  const { effects } = course.take(says('bob', { type: 'leave' }));
  expect(course.state.stored.seats[1]).toMatchObject({ person, left });
  expect(botAt(course.state, 1)).toBe(left ? 'random' : null);
  // It is stored first; what they see now is what the public sees.
  expect(effects.map((one) => one.type)).toEqual(['save', 'show']);
  expect(effects[1]).toMatchObject({ views: match ? [2] : [] });
});

test.each([
  { name: 'the host leaves: another person is host', seats: 'ada bob', host: 'bob' },
  { name: 'the only person leaves: the host stays', seats: 'ada bot', host: 'ada' },
])('$name', ({ seats, host }) => {
  const course = new Course(tableOf(seats), asking(1, [{ seat: 1 }]));
  course.take(says('ada', { type: 'leave' }));
  expect(course.state.stored.host).toBe(host);
});

test('"not this turn" ends when the person is asked something that is no reaction', () => {
  const course = new Course(tableOf('ada bob'), asking(1, [{ seat: 0 }]));
  course.take({ type: 'opened', declarations: [] });
  course.take(says('bob', { type: 'prefer', windows: 'not-this-turn' }));
  course.take(says('ada', { type: 'prefer', windows: 'not-this-turn' }));
  course.match = asking(2, [{ seat: 1 }]);
  course.take(answered);
  expect(course.state.preferences).toEqual({ ada: 'not-this-turn' });
});
