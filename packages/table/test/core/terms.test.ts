// Before the start the host changes the terms, and people change places.

import { expect, test } from 'vitest';
import { toyPackage } from '../toy.ts';
import { Course, says, tableOf } from './given.ts';

const gathering = (seats: string, more = {}): Course =>
  new Course(tableOf(seats, { phase: 'gathering', ...more }), null);

test.each([
  { name: 'one more seat', seats: 'ada bob', count: 3, people: ['ada', 'bob', null] },
  { name: 'the last bot goes first', seats: 'ada bot bob', count: 2, people: ['ada', 'bob'] },
  { name: 'bots and free seats go before people', seats: 'bot ada bot bob', count: 2, people: ['ada', 'bob'] },
])('$name', ({ seats, count, people }) => {
  const course = gathering(seats, { host: 'ada' });
  expect(course.take(says('ada', { type: 'terms', seats: count })).reply).toEqual({ ok: true });
  expect(course.state.stored.seats.map((seat) => seat.person)).toEqual(people);
});

test.each([
  { name: 'more people sit there', seats: 'ada bob', person: 'ada', to: { seats: 1 }, code: 'taken' },
  { name: 'the game is for fewer', seats: 'ada bob', person: 'ada', to: { seats: 6 }, code: 'bad-seats' },
  { name: 'a guest wants it', seats: 'ada bob', person: 'bob', to: { clock: 60 }, code: 'not-host' },
])('no other terms when $name', ({ seats, person, to, code }) => {
  const course = gathering(seats);
  const { stored } = course.state;
  expect(course.take(says(person, { type: 'terms', ...to })).reply).toMatchObject({ ok: false, code });
  expect(course.state.stored).toBe(stored);
});

test('clock, windows and openness are changed one by one, and the rest stays', () => {
  const course = gathering('ada bob');
  course.take(says('ada', { type: 'terms', clock: 90 }));
  course.take(says('ada', { type: 'terms', window: 'slow' }));
  course.take(says('ada', { type: 'terms', open: 'public' }));
  expect(course.state.stored).toMatchObject({ clock: 90, window: 'slow', open: 'public' });
  expect(course.state.stored.seats).toHaveLength(2);
});

test('an option that names a seat which is gone falls back to its default', () => {
  const options = { ...toyPackage.game.options, alien: { kind: 'seat' as const, default: 0 } };
  const gamePackage = { ...toyPackage, game: { ...toyPackage.game, options } };
  const course = new Course(tableOf('ada bot bot', { phase: 'gathering', options: { alien: 3 } }), null, {
    gamePackage,
  });
  course.take(says('ada', { type: 'terms', seats: 2 }));
  expect(course.state.stored.options.alien).toBe(0);
});

test.each([
  { name: 'the host exchanges two people', person: 'ada', swap: [0, 1], people: ['bob', 'ada', null] },
  { name: 'a guest takes the seat of a bot', person: 'bob', swap: [1, 2], people: ['ada', null, 'bob'] },
])('$name', ({ person, swap: [seat = 0, other = 0], people }) => {
  const course = gathering('ada bob bot');
  expect(course.take(says(person, { type: 'swap', seat, with: other })).reply).toEqual({ ok: true });
  expect(course.state.stored.seats.map((one) => one.person)).toEqual(people);
  // What they add to the deal goes with them.
  expect(course.state.stored.seats.find((one) => one.person === 'bob')?.number).toBe('from bob');
});

test.each([
  { name: 'a guest moves somebody else', person: 'bob', swap: [0, 2], phase: 'gathering', code: 'not-host' },
  { name: 'a guest takes the seat of a person', person: 'bob', swap: [1, 0], phase: 'gathering', code: 'not-host' },
  { name: 'there is no such seat', person: 'ada', swap: [0, 9], phase: 'gathering', code: 'no-seat' },
  { name: 'the match has begun', person: 'ada', swap: [0, 1], phase: 'playing', code: 'begun' },
] as const)('no exchange when $name', ({ person, swap: [seat, other], phase, code }) => {
  const course = gathering('ada bob bot', { phase });
  expect(course.take(says(person, { type: 'swap', seat, with: other })).reply).toMatchObject({ ok: false, code });
});
