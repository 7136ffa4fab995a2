// Expert: what it sees that hard does not. A few tiles before the end it plays every future to the last of them, and rather keeps
// a chance to win than points.

import { type Answer, type Bot, FastChance } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import type { PlaceChoice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { type Position, Scenario } from './scenario.ts';

function botOf(id: string): Bot<State> {
  const kind = bots.find((one) => one.id === id);
  if (!kind) throw new Error(`no bot ${id}`);
  return kind.make();
}

const spotOf = (id: string, position: Position, seed: number): Answer =>
  botOf(id).decide(botInputAt(new Scenario(position).match, 0), new FastChance(seed));

/** Every order in which these can come. */
function orders(kinds: readonly string[]): string[][] {
  if (kinds.length < 2) return [[...kinds]];
  return kinds.flatMap((kind, i) => orders(kinds.filter((_, j) => j !== i)).map((rest) => [kind, ...rest]));
}

/** How often seat 0 wins when it lays the tile there and everybody goes on as normal does, in all orders of the last tiles. */
function winsAfter(position: Position, spot: PlaceChoice): number {
  const [now = '', ...last] = position.next;
  const all = orders(last);
  const wins = all.map((order) => {
    const game = new Scenario({ ...position, next: [now, ...order] });
    game.answer({ ...spot });
    const normal = botOf('normal');
    while (game.match.result === null) {
      const { seat } = game.ask();
      game.answer(normal.decide(botInputAt(game.match, seat), new FastChance(1)), seat);
    }
    const { winners } = game.match.result;
    return winners.includes(0) ? 1 / winners.length : 0;
  });
  return wins.reduce((sum, one) => sum + one, 0) / all.length;
}

const options = { messages: 'off' } as const;

/** Four tiles are left. Who leads now is sure to be overtaken unless the last tiles come as they should. */
const POSITIONS: readonly (readonly [string, Position, PlaceChoice])[] = [
  [
    'it does not join the city of the other',
    {
      options,
      tiles: [
        ['base-R', 0, -1, 1],
        ['base-F', 0, 1, 0],
        ['base-A', -1, 0, 3],
        ['base-E', -1, 1, 1],
        ['base-L', 1, -1, 3],
        ['base-N+', -1, -1, 0],
        ['base-O', 1, 0, 2],
      ],
      figures: [
        [0, 'meeple', 0, 1, 0],
        [0, 'meeple', -1, 1, 1],
        [0, 'meeple', -1, -1, 0],
        [1, 'meeple', 0, -1, 0],
        [1, 'meeple', -1, 0, 0],
        [1, 'meeple', 1, 0, 0],
      ],
      track: [
        [26, 0],
        [20, 0],
      ],
      next: ['base-J', 'base-S', 'base-E', 'base-B'],
      last: true,
    },
    { x: 1, y: -2, rotation: 0 },
  ],
  [
    'it turns the tile so that a last tile can still save it',
    {
      options,
      tiles: [
        ['base-T', 0, -1, 1],
        ['base-V', 1, 0, 1],
        ['base-J', 0, -2, 2],
        ['base-L', -1, 0, 2],
        ['base-C', -1, 1, 0],
        ['base-U', -2, 0, 1],
        ['base-F', 2, 0, 1],
        ['base-L', -3, 0, 0],
        ['base-G', 2, 1, 1],
        ['base-K', -3, -1, 2],
        ['base-H', 2, 2, 0],
      ],
      figures: [
        [0, 'meeple', 1, 0, 0],
        [0, 'meeple', -1, 0, 0],
        [0, 'meeple', -3, -1, 2],
        [1, 'meeple', 0, -1, 0],
        [1, 'meeple', 0, -2, 1],
        [1, 'meeple', 2, 0, 0],
        [1, 'meeple', 2, 2, 1],
      ],
      track: [
        [23, 0],
        [20, 0],
      ],
      next: ['base-W', 'base-J', 'base-N+', 'base-A'],
      last: true,
    },
    { x: -1, y: -1, rotation: 0 },
  ],
];

describe.each(POSITIONS)('four tiles before the end: %s', (_, position, spot) => {
  it('expert keeps a chance to win, where hard gives it away', () => {
    const hard = spotOf('hard', position, 1) as PlaceChoice;
    expect(winsAfter(position, hard)).toBe(0);
    const least = winsAfter(position, spot);
    expect(least).toBeGreaterThan(0.3);
    for (let seed = 1; seed <= 2; seed++) {
      const expert = spotOf('expert', position, seed) as PlaceChoice;
      expect(winsAfter(position, expert)).toBeGreaterThanOrEqual(least);
    }
  });
});
