// Votes: a pause, a rematch, a bot in somebody's place. All who are there must agree.

import { expect, test } from 'vitest';
import { asking, Course, ended, says, tableOf } from './given.ts';

test.each([
  { name: 'all who are there want it', seats: 'ada bob', votes: ['ada', 'bob'], paused: true },
  { name: 'one does not', seats: 'ada bob cleo', votes: ['ada', 'bob'], paused: false },
  { name: 'somebody wants it twice', seats: 'ada bob', votes: ['ada', 'ada'], paused: false },
  { name: 'the others are away', seats: 'ada (bob) bot', votes: ['ada'], paused: true },
])('a pause when $name', ({ seats, votes, paused }) => {
  const course = new Course(tableOf(seats), asking(1, [{ seat: 0 }]));
  for (const person of votes) expect(course.take(says(person, { type: 'pause' })).reply).toEqual({ ok: true });
  expect(course.state.stored.paused).toBe(paused);
  expect(course.state.pauseVotes).toEqual(paused ? [] : [...new Set(votes)]);
});

test.each([
  { name: 'a spectator', person: 'eve', code: 'not-yours' },
  { name: 'anybody while it is paused', person: 'ada', paused: true, code: 'paused' },
  { name: 'anybody when it is over', person: 'ada', phase: 'over', code: 'over' },
  { name: 'anybody before it begins', person: 'ada', phase: 'gathering', code: 'not-begun' },
] as const)('no pause for $name', ({ person, code, ...stored }) => {
  const { paused, phase } = { paused: false, phase: 'playing', ...stored } as const;
  const course = new Course(tableOf('ada bob', { paused, phase }), asking(1, [{ seat: 0 }]));
  expect(course.take(says(person, { type: 'pause' })).reply).toMatchObject({ ok: false, code });
});

test.each([
  { name: 'goes on', person: 'bob', reply: { ok: true }, paused: false },
  { name: 'is not for spectators to end', person: 'eve', reply: { code: 'not-seated' }, paused: true },
])('a pause $name', ({ person, reply, paused }) => {
  const course = new Course(tableOf('ada bob', { paused: true, clock: 30 }), asking(1, [{ seat: 0 }]));
  expect(course.take(says(person, { type: 'resume' })).reply).toMatchObject(reply);
  expect(course.state.stored.paused).toBe(paused);
  expect(course.state.timers.clock !== undefined).toBe(!paused);
});

test.each([
  { name: 'all others who are there want it', seats: 'ada bob cleo', votes: ['ada', 'cleo'], away: true },
  { name: 'one of them does not', seats: 'ada bob cleo', votes: ['ada'], away: false },
  { name: 'only the one is there', seats: 'ada bob (cleo)', votes: ['ada'], away: true },
])('a bot in the place of somebody silent when $name', ({ seats, votes, away }) => {
  const course = new Course(tableOf(seats, {}, { overdue: { 1: [] } }), asking(1, [{ seat: 1 }]));
  // The question is open already: it is not a new one that ends the vote.
  course.state = { ...course.state, question: { ...course.state.question, id: 1 } };
  for (const person of votes) course.take(says(person, { type: 'replace', seat: 1 }));
  expect(course.state.away).toEqual(away ? { 1: 'silent' } : {});
  expect(course.state.overdue).toEqual(away ? {} : { 1: votes });
});

test.each([
  { name: 'before they are overdue', person: 'ada', seat: 1, overdue: {}, code: 'too-soon' },
  { name: 'against oneself', person: 'bob', seat: 1, overdue: { 1: [] }, code: 'not-yours' },
  { name: 'against a bot', person: 'ada', seat: 2, overdue: {}, code: 'not-taken' },
  { name: 'of a spectator', person: 'eve', seat: 1, overdue: { 1: [] }, code: 'not-yours' },
])('no vote $name', ({ person, seat, overdue, code }) => {
  const course = new Course(tableOf('ada bob bot', {}, { overdue }), asking(1, [{ seat: 1 }]));
  expect(course.take(says(person, { type: 'replace', seat })).reply).toMatchObject({ ok: false, code });
});

test.each([
  { name: 'all who are there want it', seats: 'ada bob (cleo)', votes: ['ada', 'bob'], asked: true },
  { name: 'one does not', seats: 'ada bob cleo', votes: ['ada', 'bob'], asked: false },
])('a rematch when $name', ({ seats, votes, asked }) => {
  const course = new Course(tableOf(seats, { phase: 'over' }), ended());
  const [last] = votes.map((person) => course.take(says(person, { type: 'rematch' }))).slice(-1);
  const people = ['ada', 'bob'];
  expect(last?.request ?? null).toEqual(asked ? { type: 'rematch', people } : null);
  expect(last?.reply ?? null).toEqual(asked ? null : { ok: true });
  expect(course.state.rematchVotes).toEqual(people);
});

test.each([
  { name: 'is named at this one', made: { ok: true, code: 'QQQQQQQQ' }, next: 'QQQQQQQQ', reply: { ok: true } },
  {
    name: 'that could not be made is refused',
    made: { ok: false, code: 'no-game', reason: 'There is no such game here.' },
    next: null,
    reply: { code: 'no-game' },
  },
] as const)('the table of a rematch $name', ({ made, next, reply }) => {
  const course = new Course(tableOf('ada bob', { phase: 'over' }), ended());
  expect(course.take({ type: 'rematched', made }).reply).toMatchObject(reply);
  expect(course.state.stored.next).toBe(next);
});

test('the votes of somebody who leaves do not count', () => {
  const votes = { pauseVotes: ['bob'], overdue: { 0: ['bob'] }, rematchVotes: ['bob'] };
  const course = new Course(tableOf('ada bob cleo', {}, votes), asking(1, [{ seat: 0 }]));
  course.state = { ...course.state, question: { ...course.state.question, id: 1 } };
  course.take(says('bob', { type: 'leave' }));
  expect(course.state).toMatchObject({ pauseVotes: [], overdue: { 0: [] }, rematchVotes: [] });
});
