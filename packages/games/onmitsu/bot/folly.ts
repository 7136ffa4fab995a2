// Folly: answers that nobody who looks at the table would weigh. Left to the search, they win now and then by mere luck.

import type { Seat } from '@tabella/kernel';
import type { Deed } from '../rules/set/card.ts';
import { cardOf, crackedOf, type Look, scrollOf, sealedOf, suppressed, weightInPlay } from '../rules/stage.ts';
import type { OnmitsuAsk, OnmitsuChoice } from '../rules/types.ts';
import { nearness, onlyGood } from './eyes.ts';

/** To crack the only scroll when it is known to be a good one, or to guard against what has no effect anyway. */
export function isFolly(g: Look, ask: OnmitsuAsk, answer: OnmitsuChoice): boolean {
  if (typeof answer === 'string') return false;
  if ('crack' in answer) return onlyGood(g, ask.seat);
  const play = g.s.plays.at(-1);
  if (ask.kind !== 'action' || play === undefined || !('action' in answer)) return false;
  return cardOf(g, play.card).deeds.some((deed) => deed.id === answer.action && guardsNothing(g, deed));
}

export function guardsNothing(g: Look, { effects }: Deed): boolean {
  const futile = g.s.cancelled | suppressed(g);
  return effects.every((step) => step.op === 'cancelKeyword' && (step.mask & ~futile) === 0);
}

/**
 * Cracked scrolls of a seat that will kill it unless they are given up: poison, and those beside a sealed one. While the end
 * is far there is time for it, and better use.
 */
export function burdensOf(g: Look, seat: Seat): readonly number[] {
  if (nearness(g, weightInPlay(g)) < 1) return [];
  const beside = sealedOf(g, seat).length > 0;
  return crackedOf(g, seat).filter((id) => beside || scrollOf(g, id).lethal);
}
