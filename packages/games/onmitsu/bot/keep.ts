// Which cards to give up, and which to keep: what a card in one's own hand is worth at first sight.

import { holds } from '../rules/legal.ts';
import type { Card } from '../rules/set/card.ts';
import { cardOf, isScroll, othersOf } from '../rules/stage.ts';
import { promiseOfCard } from './appraise.ts';
import { type Eyes, lotOf, worthOf } from './eyes.ts';

export function keepWorth(eyes: Eyes, id: number): number {
  const { g, seat } = eyes;
  if (isScroll(g, id)) return lotOf(eyes, seat).sealed.length > 0 || worthOf(eyes, id) < 6 ? -eyes.danger : 1;
  const card = cardOf(g, id);
  const arrow = card.aims ? (othersOf(g.s, seat)[0] ?? -1) : -1;
  if (card.endsGame) return endWorth(eyes, card);
  const use = Math.max(0, Math.min(6, promiseOfCard(eyes, id, arrow, 1)));
  const poisoned = lotOf(eyes, seat).sealed.some((worth) => worth < 0);
  const last = card.deeds.some((deed) => deed.effects.some((step) => step.op === 'antidote')) && poisoned ? 3 : 0;
  return 0.5 + 0.3 * use + (card.anyTime ? 0.4 : 0) + (card.kind === 'location' ? 0.3 : 0) + last;
}

/**
 * The place that ends the game: while it cannot be played it keeps the others from playing it; once it can, the neighbour has
 * it next, and plays it if that wins.
 */
function endWorth({ g, seat, lead, near, temper }: Eyes, { passes }: Card): number {
  if (!temper.shrewd) return 1.5 + 2 * Math.abs(lead) * near;
  if (passes !== null && holds(g, passes, seat)) return 3 * lead - 0.5;
  return near < 0.8 ? 2 : 1.5 + 2 * lead;
}

export interface Kept {
  readonly id: number;
  readonly worth: number;
}

/** The cards with what they are worth, least first. */
export function byWorth(eyes: Eyes, ids: readonly number[]): Kept[] {
  return ids.map((id) => ({ id, worth: keepWorth(eyes, id) })).sort((a, b) => a.worth - b.worth);
}
