// Windows: who is asked when somebody may act, and with what. Whether a seat is asked follows from public facts: the size
// of its hand, what lies on the table, and who its character is or could be. What it is offered follows from its cards.

import { NONE, PASS, type Seat } from '@tabella/kernel';
import { box, HAND } from './box.ts';
import type { Character } from './character.ts';
import { cast, castOf } from './characters/index.ts';
import type { Reason } from './choices.ts';
import { ownerOf } from './deeds/row.ts';
import type { CardEffect } from './effects/effect.ts';
import { effects, effectsIn } from './effects/index.ts';
import { cardFaces, colourOf, effectOf } from './faces.ts';
import { couldBeAt, isHidden, specials } from './hidden.ts';
import type { Offer } from './hooks.ts';
import { handSize, has, isUp, lives, type State } from './state.ts';
import type { WindowKind } from './terms.ts';
import type { AcceptAsk, AcceptChoice, OfferList, WindowAsk, WindowChoice } from './types.ts';

/** The questions of a window, from `first` on, anti-clockwise; `skip` is not asked. */
export function windowAsks(s: State, kind: WindowKind, first: Seat, skip: Seat = -1): WindowAsk[] {
  const asks: WindowAsk[] = [];
  // One list for all who are offered nothing more; a question with offers takes it away with it.
  let from: WindowChoice[] = [PASS];
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (seat === skip || !has(s.alive, seat) || !isAsked(s, seat, kind)) continue;
    pushOffers(s, seat, kind, from);
    const touched = concerns(s, seat, kind);
    if (from.length === 1) asks.push(passOnly(seat, kind, touched));
    else {
      asks.push(ask(seat, kind, from, touched));
      from = [PASS];
    }
  }
  return asks;
}

/** On arrival at a seat that is free to decide: the window of the others, then its own question, with all it may do. */
export function decisionAsks(s: State, at: Seat, first: Seat): (WindowAsk | AcceptAsk)[] {
  const from: AcceptChoice[] = ['accept', 'decline'];
  pushOffers(s, at, 'arrival', from);
  const asks: (WindowAsk | AcceptAsk)[] = windowAsks(s, 'arrival', first, at);
  asks.push({ seat: at, kind: 'accept', from, open: true, concerns: true, fallback: 'decline' });
  return asks;
}

/** Everything a seat may do in a window but pass. */
function pushOffers(s: State, seat: Seat, kind: WindowKind, out: OfferList): void {
  const one = castOf(s, seat);
  cardOffers(s, seat, one, kind, out);
  if (one.offers !== null) abilityOffers(s, seat, one.offers, kind, out);
}

/** Written out: windows are by far the most questions, and `question` would copy its terms. */
const ask = (seat: Seat, kind: WindowKind, from: readonly WindowChoice[], touched: boolean): WindowAsk => ({
  seat,
  kind,
  from,
  open: true,
  // Whoever plays their own turn is waited for; only then does the time of the others run.
  reaction: !(kind === 'play' && touched),
  concerns: touched,
  fallback: PASS,
});

/** Most are asked and have nothing to offer: such questions are made once. */
const passes: WindowAsk[] = [];
const JUST_PASS: readonly WindowChoice[] = Object.freeze([PASS]);
const PLACE: Readonly<Record<WindowKind, number>> = { play: 0, transit: 1, arrival: 2, counter: 3 };

function passOnly(seat: Seat, kind: WindowKind, touched: boolean): WindowAsk {
  const place = seat * 8 + PLACE[kind] * 2 + (touched ? 1 : 0);
  const known = passes[place];
  if (known !== undefined) return known;
  const made = Object.freeze(ask(seat, kind, JUST_PASS, touched));
  passes[place] = made;
  return made;
}

/** By public facts: could this seat do anything in this window? */
function isAsked(s: State, seat: Seat, window: WindowKind): boolean {
  if (handSize(s, seat) > 0) {
    for (const effect of effectsIn[window]) if (effect.whyBarred(s, seat, window) === null) return true;
  }
  if (!isHidden(s, seat)) return couldUse(s, seat, castOf(s, seat), window);
  for (const place of specials) {
    if (couldUse(s, seat, cast[place] as Character, window) && couldBeAt(s, place)) return true;
  }
  return false;
}

function couldUse(s: State, seat: Seat, one: Character, window: WindowKind): boolean {
  if (one.offers === null) return false;
  for (const offer of one.offers) if (isOpen(s, seat, offer, window)) return true;
  return false;
}

function isOpen(s: State, seat: Seat, offer: Offer, window: WindowKind): boolean {
  return (
    (offer.face === 'up') === isUp(s, seat) &&
    offer.windows.includes(window) &&
    (offer.when === undefined || offer.when(s, seat, window))
  );
}

function cardOffers(s: State, seat: Seat, one: Character, window: WindowKind, out: OfferList): void {
  const plays = playsIn(one, window);
  for (let card = box.first(s.cards, HAND + seat); card !== NONE; card = box.next(s.cards, card)) {
    for (const effect of plays[box.face(s.cards, card)] as readonly CardEffect[]) {
      if (effect.whyBarred(s, seat, window) === null) effect.offer(s, seat, card, out);
    }
  }
}

function abilityOffers(s: State, seat: Seat, offers: readonly Offer[], window: WindowKind, out: OfferList): void {
  for (const offer of offers) if (isOpen(s, seat, offer, window)) offer.choices(s, seat, out, window);
}

/** By the place of a character: per window and face, as which effects it may play the card. */
const tables: Record<WindowKind, (readonly CardEffect[])[]>[] = [];

function playsIn(one: Character, window: WindowKind): readonly (readonly CardEffect[])[] {
  const known = tables[one.place];
  if (known !== undefined) return known[window];
  const within = (kind: WindowKind): (readonly CardEffect[])[] =>
    cardFaces.map((_, face) => playedAs(one, face).filter((effect) => effect.windows.includes(kind)));
  const made = {
    play: within('play'),
    transit: within('transit'),
    arrival: within('arrival'),
    counter: within('counter'),
  };
  tables[one.place] = made;
  return made[window];
}

/** What a character may play a face as: what is printed on it, and what its abilities add. */
function playedAs(one: Character, face: number): CardEffect[] {
  const printed = effectOf(face);
  const found = [effects[printed]];
  for (const turn of one.playsAs ?? []) {
    if (turn.card === printed && (turn.colours?.includes(colourOf(face)) ?? true)) found.push(effects[turn.as]);
  }
  return found;
}

/** By public facts: does this window touch the seat itself? People may choose to be stopped for these only. */
function concerns(s: State, seat: Seat, window: WindowKind): boolean {
  switch (window) {
    case 'play':
      return seat === s.active;
    case 'transit':
      return seat === s.active || s.letter?.at === seat;
    case 'arrival':
      return s.letter?.at === seat;
    case 'counter': {
      const top = s.stack.at(-1);
      if (top === undefined) return false;
      return (
        top.to === seat || s.stack.at(-2)?.by === seat || (top.message !== NONE && ownerOf(s, top.message) === seat)
      );
    }
  }
}

/** The window that is open in a state, as far as the state shows; null in between. */
function openWindow(s: State): WindowKind | null {
  if (s.stack.length > 0) return 'counter';
  return s.phase === 'play' || s.phase === 'transit' || s.phase === 'arrival' ? s.phase : null;
}

/** Why a card of a hand cannot be played now; null when it can. */
export function whyNot(s: State, seat: Seat, card: number): Reason | null {
  if (s.result !== null || s.phase === 'pick') return 'not-asked';
  if (!lives(s, seat)) return 'out';
  const window = openWindow(s);
  let first: Reason | null = null;
  for (const effect of playedAs(castOf(s, seat), box.face(s.cards, card))) {
    const why = effect.whyBarred(s, seat, window);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}
