// Taking back by consent: what was already seen of the piles must not come true.

import { FastChance, Match, sampleAnswer } from '@tabella/kernel';
import { expect, it } from 'vitest';
import { carcassonne } from '../rules/game.ts';
import type { View } from '../rules/view.ts';

const viewOf = (match: Match<never, never>): View => match.view(null) as object as View;

it('tile, figure and track of a turn can be taken back by right until the next tile or a message is turned up', () => {
  const met = new Set<string>();
  for (let deal = 0; deal < 6; deal++) {
    const match = Match.start(carcassonne, {
      seats: 3,
      fairness: { secret: `${deal}`.repeat(64), contributions: ['1', '2', '3'] },
    });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(deal);
    const turnedUp = (): number => match.state.at + match.state.messages;
    while (match.result === null) {
      const [ask] = match.asks();
      if (!ask) throw new Error('nobody is asked');
      const before = turnedUp();
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      if (match.result !== null) break;
      expect(match.undoable(ask.seat)).toBe(turnedUp() === before ? 'right' : 'consent');
      met.add(`${ask.kind} ${match.undoable(ask.seat)}`);
    }
  }
  for (const one of ['place right', 'figure right', 'move consent', 'figure consent']) expect(met).toContain(one);
});

it('after an answer is taken back by consent, other tiles come from the same pile', () => {
  const match = Match.start(carcassonne, {
    seats: 2,
    fairness: { secret: 'ab'.repeat(32), contributions: ['1', '2'] },
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(3);
  const play = (least: number): string[] => {
    const drawn: string[] = [];
    while (viewOf(match as never).turn < least) {
      const [ask] = match.asks();
      if (!ask) throw new Error('nobody is asked');
      if (ask.kind === 'place') drawn.push(viewOf(match as never).drawn?.kind ?? '');
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    }
    return drawn;
  };
  play(10);
  const before = viewOf(match as never);
  const first = play(18);
  while (viewOf(match as never).turn > before.turn) {
    const undone = match.undo(match.asks()[0]?.seat === 0 ? 1 : 0, 'consent');
    if (!undone.ok) throw new Error(undone.reason);
  }
  expect(viewOf(match as never).remaining).toEqual(before.remaining);
  expect(play(18)).not.toEqual(first);
  carcassonne.check(match.state as never);
});
