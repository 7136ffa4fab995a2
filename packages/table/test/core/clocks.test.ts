// Clocks and patience: for whom time runs, and what happens when it is up.

import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { DONE } from '../../src/core/replies.ts';
import { asking, Course, ended, NOW, says, tableOf } from './given.ts';

const OPENED: Input = { type: 'opened', declarations: [] };

test.each([
  { name: 'a person who is asked and there', seats: 'ada bob', clock: 30, timers: { clock: 30_000 } },
  { name: 'a person who is away while another waits', seats: '(ada) bob', clock: 30, timers: { clock: 30_000 } },
  { name: 'nobody, when nobody is there', seats: '(ada) (bob)', clock: 30, timers: {} },
  { name: 'no bot', seats: 'bot bob', clock: 30, timers: {} },
  { name: 'nobody while the match is paused', seats: 'ada bob', clock: 30, paused: true, timers: {} },
  { name: 'patience instead, without a clock', seats: 'ada bob', clock: 0, timers: { patience: 60_000 } },
  { name: 'no patience either when nobody is there', seats: '(ada) (bob)', clock: 0, timers: {} },
])('time runs for $name', ({ seats, clock, timers, paused = false }) => {
  const course = new Course(tableOf(seats, { clock, paused }), asking(1, [{ seat: 0 }]));
  course.take(OPENED);
  const set = Object.entries(course.state.timers).map(([name, timer]) => [name, timer?.ms]);
  expect(Object.fromEntries(set)).toEqual(timers);
  expect(course.state.question.clock).toBe('clock' in timers ? NOW + 30_000 : null);
});

test.each([
  { name: 'stops when the match is paused', says: { type: 'pause' }, runs: false },
  { name: 'goes on when somebody talks', says: { type: 'chat', text: 'hm' }, runs: true },
  { name: 'goes on when somebody prefers something', says: { type: 'prefer', windows: 'always' }, runs: true },
] as const)('a clock $name', ({ says: body, runs }) => {
  const course = new Course(tableOf('ada bot', { clock: 30 }), asking(1, [{ seat: 0 }]));
  course.take(OPENED);
  const { clock } = course.state.timers;
  course.now += 10_000;
  course.take(says('ada', body));
  expect(course.state.timers.clock).toEqual(runs ? clock : undefined);
});

test.each([
  { name: 'once late', missed: 0, seats: 'ada bob', away: {} },
  { name: 'late twice in a row', missed: 1, seats: 'ada bob', away: { 0: 'silent' } },
  { name: 'late without a connection', missed: 0, seats: '(ada) bob', away: { 0: 'silent' } },
])('the clock answers by the fallback for somebody $name', ({ missed, seats, away }) => {
  const course = new Course(tableOf(seats, { clock: 30 }, { missed: { 0: missed } }), asking(1, [{ seat: 0 }]));
  course.take(OPENED);
  const { request, effects } = course.ring('clock');
  expect(request).toEqual({
    type: 'play',
    given: [{ seat: 0, ask: 1, choice: 'high', said: null, late: true }],
    by: { who: 'clock', late: [0] },
  });
  // Nothing is shown before it is played and stored.
  expect(effects).toEqual([]);
  course.match = asking(2, [{ seat: 1 }]);
  course.take({ type: 'played', reply: DONE, by: { who: 'clock', late: [0] } });
  expect(course.state.away).toEqual(away);
});

test('an answer in time: nothing is held against anybody any more', () => {
  const course = new Course(tableOf('ada bob', { clock: 30 }, { missed: { 0: 1 } }), asking(1, [{ seat: 0 }]));
  course.take({ type: 'played', reply: DONE, by: { who: 'person', seat: 0 } });
  expect(course.state.missed).toEqual({});
});

test.each([
  { name: 'somebody who is there may be voted out', seats: 'ada bob', overdue: { 0: [] }, away: {} },
  { name: 'for somebody who is away a bot sits in', seats: '(ada) bob', overdue: {}, away: { 0: 'offline' } },
])('when patience ends $name', ({ seats, overdue, away }) => {
  const course = new Course(tableOf(seats), asking(1, [{ seat: 0 }]));
  course.take(OPENED);
  course.ring('patience');
  expect(course.state).toMatchObject({ overdue, away });
});

test('patience with somebody whose connection breaks begins then', () => {
  const course = new Course(tableOf('ada bob'), asking(1, [{ seat: 0 }]));
  course.take(OPENED);
  course.now += 50_000;
  course.take({ type: 'parted', connection: 1 });
  expect(course.state.timers.patience?.ms).toBe(60_000);
});

test.each([
  { name: 'another question', match: asking(2, [{ seat: 1 }]) },
  { name: 'the end', match: ended() },
])('after $name nobody is overdue, and no old timer runs', ({ match }) => {
  const course = new Course(tableOf('ada bob'), asking(1, [{ seat: 0 }]));
  course.take(OPENED);
  const old = course.state.timers.patience;
  course.ring('patience');
  expect(course.state.overdue).toEqual({ 0: [] });
  course.match = match;
  course.take({ type: 'played', reply: DONE, by: { who: 'person', seat: 0 } });
  expect(course.state.overdue).toEqual({});
  const before = course.state;
  expect(course.take({ type: 'rang', timer: 'patience', n: old?.n ?? 0 })).toMatchObject({
    state: before,
    effects: [],
  });
});

test('a pause keeps what is left of the clock, and does not count as waiting', () => {
  const course = new Course(tableOf('ada bob', { clock: 30 }), asking(1, [{ seat: 0 }]));
  course.take({ type: 'opened', declarations: [] });
  course.now += 20_000;
  for (const person of ['ada', 'bob']) course.take(says(person, { type: 'pause' }));
  expect([course.state.question.clock, course.state.timers]).toEqual([null, {}]);
  course.now += 600_000;
  course.take(says('bob', { type: 'resume' }));
  expect(course.state.timers.clock?.ms).toBe(10_000);
  expect(course.state.question).toMatchObject({ clock: course.now + 10_000, openedAt: course.now - 20_000 });
});
