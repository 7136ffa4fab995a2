// Talents: what a card can do for its holder, and what a hand can do in all. They know the vocabulary of card sets, and no
// card by name.

import { NONE, type Seat } from '@tabella/kernel';
import { HAND } from '../rules/box.ts';
import type { Card, Step } from '../rules/set/card.ts';
import { cardOf, type Look } from '../rules/stage.ts';

/** Effects by which a scroll that kills goes elsewhere. */
const SHEDDING = ['scrollToPile', 'moveSealed', 'swapSealed', 'replaceCard', 'shuffleSealed'];

/** Worked out once per card. */
interface Talents {
  readonly answers: boolean;
  readonly repairs: boolean;
  readonly sheds: boolean;
  readonly antidote: boolean;
  readonly vouches: boolean;
  /** Plays another card at any time. */
  readonly swift: boolean;
  /** Moves sealed scrolls between players. */
  readonly seizes: boolean;
  /** Breaks or replaces a scroll of another. */
  readonly strikes: boolean;
  /** Takes a scroll from the pile. */
  readonly gets: boolean;
}

const known = new WeakMap<Card, Talents>();

function talentsOf(card: Card): Talents {
  const found = known.get(card);
  if (found !== undefined) return found;
  const steps = card.deeds.flatMap((deed) => deed.effects);
  const ops = new Set<string>(steps.map((step) => step.op));
  const made = {
    answers: card.deeds.some((deed) => deed.answers !== null),
    repairs: ops.has('repair'),
    sheds: SHEDDING.some((op) => ops.has(op)),
    antidote: ops.has('antidote'),
    vouches: ops.has('vouch'),
    swift: card.anyTime && ops.has('playCard'),
    seizes: ops.has('moveSealed') || ops.has('swapSealed'),
    strikes: ops.has('crack') || ops.has('exchangeSealed'),
    gets: steps.some(takesScroll),
  };
  known.set(card, made);
  return made;
}

const takesScroll = (step: Step): boolean =>
  step.op === 'scrollFromPile' || (step.op === 'if' && (step.then.some(takesScroll) || step.else.some(takesScroll)));

/** A hand, counted by what it can do. */
export interface Holding {
  readonly cards: number;
  readonly castle: boolean;
  readonly places: number;
  readonly answers: number;
  readonly repairs: number;
  readonly sheds: number;
  readonly antidote: boolean;
  readonly vouchers: number;
  readonly swift: number;
  readonly seizes: number;
  readonly strikes: number;
  readonly gets: number;
}

export function holdingOf(g: Look, seat: Seat): Holding {
  const { box } = g.rules;
  let [cards, places, answers, repairs, sheds, vouchers] = [0, 0, 0, 0, 0, 0];
  let [swift, seizes, strikes, gets] = [0, 0, 0, 0];
  let castle = false;
  let antidote = false;
  for (let id = box.first(g.s.cards, HAND + seat); id !== NONE; id = box.next(g.s.cards, id)) {
    const card = cardOf(g, id);
    const can = talentsOf(card);
    cards++;
    if (card.endsGame) castle = true;
    else if (card.kind === 'location') places += card.weight;
    if (can.answers) answers++;
    if (can.repairs) repairs++;
    if (can.sheds) sheds++;
    if (can.antidote) antidote = true;
    if (can.vouches) vouchers++;
    if (can.swift) swift++;
    if (can.seizes) seizes++;
    if (can.strikes) strikes++;
    if (can.gets) gets++;
  }
  return { cards, castle, places, answers, repairs, sheds, antidote, vouchers, swift, seizes, strikes, gets };
}
