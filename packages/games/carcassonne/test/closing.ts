// The way into most scenarios of The Messages: seat 0 closes its road of two tiles, walks two points, and draws a message.

import { expect } from 'vitest';
import type { MessageId } from '../rules/names.ts';
import { type Position, Scenario } from './scenario.ts';

/** Seat 0 lays the monastery with a road at E1, which closes its road from the junction at the start. */
export function closeRoad(more: Partial<Position> = {}): Scenario {
  const figures = [[0, 'meeple', 0, 0, 0] as const, ...(more.figures ?? [])];
  return new Scenario({ start: 'base-W', next: ['base-A'], ...more, figures }).lay(1, 0, 1);
}

/** The same with the scorer going from 3 to 5: this message is drawn. */
export function drawMessage(message: MessageId, more: Partial<Position> = {}): Scenario {
  const game = closeRoad({ track: [[3, 0]], messages: [message], ...more });
  game.move('scorer');
  expect(game.view.messages?.current?.message).toBe(message);
  return game;
}

/** Everything that may be done with the message that lies open. */
export const offered = (game: Scenario): readonly unknown[] => game.view.messages?.current?.choices ?? [];
