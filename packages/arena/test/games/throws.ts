// Rock, paper, scissors: both choose at once, the first to so many points wins.

import { EVERYONE, type Game, question, together } from '@tabella/kernel';

export interface Points {
  points: number[];
  goal: number;
}

const SIGNS = ['rock', 'paper', 'scissors'];
const clone = (s: Points): Points => ({ points: s.points.slice(), goal: s.goal });

export const throws: Game<Points, { goal: number }> = {
  id: 'throws',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: { goal: { kind: 'number', min: 1, max: 9, default: 1 } },
  setup: (_, { goal }) => ({ points: [0, 0], goal }),
  *step(s, table) {
    const thrown = yield* together([0, 1].map((seat) => question(seat, 'throw', SIGNS, { open: true })));
    table.announce(EVERYONE, { kind: 'thrown', thrown });
    const [a, b] = thrown.map((sign) => SIGNS.indexOf(sign as string)) as [number, number];
    const winner = a === b ? null : (a - b + 3) % 3 === 1 ? 0 : 1;
    if (winner !== null) s.points[winner] = (s.points[winner] as number) + 1;
  },
  over: ({ points, goal }) => {
    const winner = points.indexOf(goal);
    return winner < 0 ? null : { winners: [winner], reason: 'goal' };
  },
  view: ({ points, goal }) => ({ points: points.slice(), goal }),
  know: clone,
  imagine: clone,
  clone,
  check: () => undefined,
};
