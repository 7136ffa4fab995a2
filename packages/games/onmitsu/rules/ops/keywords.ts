// Cancels Combat, Stops Peasants, and reversal (rulings 21, 24, 26 to 28).

import { EVERYONE } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, keywordsIn, type Look, nameOf, type RulesStage } from '../stage.ts';
import type { PlayedCard } from '../state.ts';

/** Until the end of the turn; what it answers dies with it if it has the keyword. */
export function cancelKeyword(g: RulesStage, step: StepOf<'cancelKeyword'>, cast: Cast): void {
  g.s.cancelled |= step.mask;
  for (const keyword of keywordsIn(g, step.mask))
    g.table.announce(EVERYONE, { kind: 'cancels', seat: cast.self, keyword });
  const pending = answeredBy(g, cast.play);
  if (pending !== null && (keywordsOf(g, pending) & step.mask) !== 0) pending.dead = true;
}

/** In a window it flips the Action that is answered; thrown in Order it waits for the first one aimed at its owner. */
export function reverse(g: RulesStage, cast: Cast): void {
  const { play, self } = cast;
  const { face } = cardOf(g, play.card);
  const pending = answeredBy(g, play);
  if (pending !== null) {
    flip(g, pending, self, face, false);
    return;
  }
  g.s.wards.push(Object.freeze({ seat: self, face }));
  g.table.announce(EVERYONE, { kind: 'wards', seat: self });
}

export function flip(g: RulesStage, pending: PlayedCard, seat: number, face: number, ward: boolean): void {
  pending.flips.push(Object.freeze({ seat, face, ward }));
  const card = g.rules.names[face] as string;
  g.table.announce(EVERYONE, { kind: 'reverses', seat, card, ward, of: pending.seat, what: nameOf(g, pending.card) });
}

/** The card that a card being played answers, if it does. */
function answeredBy(g: RulesStage, play: PlayedCard): PlayedCard | null {
  return g.s.plays[play.answers] ?? null;
}

/** Keywords of the card and of the Action it was declared with. */
export function keywordsOf(g: Look, play: PlayedCard): number {
  const card = cardOf(g, play.card);
  return card.keywords | (card.deeds[play.deed]?.keywords ?? 0);
}
