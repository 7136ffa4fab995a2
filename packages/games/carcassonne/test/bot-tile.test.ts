// Bots and a tile that is still to be drawn: what it is worth does not hang on chance where all that are left can be tried.

import { FastChance, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { expect, it } from 'vitest';
import { NORMAL } from '../bot/level.ts';
import { lookAt } from '../bot/remaining.ts';
import { bestTile } from '../bot/tile.ts';
import { carcassonne } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

/** A position after some random moves, with this many tiles left. */
function withTilesLeft(many: number): State {
  const fairness = { secret: sha256Hex('tile'), contributions: [] };
  const match = Match.start(carcassonne, { seats: 2, options: { messages: 'off' }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(3);
  while (match.state.size - match.state.at > many)
    for (const ask of match.asks()) match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  return match.state;
}

it('late in the game another tile is worth the same whatever the chance', () => {
  const state = withTilesLeft(20);
  lookAt(state, NORMAL.mind);
  const worths = [1, 2, 3, 4, 5].map((seed) => bestTile(state, 0, NORMAL.mind, new FastChance(seed)).value.toFixed(6));
  expect(new Set(worths).size).toBe(1);
});
