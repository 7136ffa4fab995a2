// Appraising: what an Action promises at first sight, in points, by its effects alone. It knows the vocabulary of card
// sets, and no card by name.

import type { Seat } from '@tabella/kernel';
import { HAND } from '../rules/box.ts';
import { holds, isLegal } from '../rules/legal.ts';
import type { Card, Deed, Step } from '../rules/set/card.ts';
import { cardOf, countIn, handOf, handSize, othersOf } from '../rules/stage.ts';
import { type Eyes, lotOf, worthOfLot } from './eyes.ts';
import { type Deal, exchanged, given, mended, mixed, moved, removed, swapped, taken } from './lots.ts';

/** What a card is worth that is merely drawn. */
const DRAWN = 0.8;
/** What a look at somebody's hand, or at a scroll, is worth; and at one's own. */
const PEEK = 0.15;
const OWN_PEEK = 0.5;
/** What it is worth to hasten the end with a lead, or to put it off without. */
const CLOCK = 0.6;
const ENDING = 12;

/** What one seat's gain is worth to another: a loss. */
const rivalry = ({ g, temper }: Eyes): number => (0.9 * temper.spite) / Math.max(1, g.s.seats - 1);

const clockOf = ({ temper }: Eyes): number => CLOCK * temper.hurry;

/** For whom the steps speak: a seat that carries them out, and its target. */
interface Cast {
  readonly eyes: Eyes;
  readonly self: Seat;
  readonly target: Seat;
}

/** What the Action of a card promises the seat of these eyes. */
export function promiseOf(eyes: Eyes, deed: Deed, self: Seat, target: Seat, reversed = false): number {
  if ((deed.keywords & eyes.futile) !== 0) return 0;
  const swap = reversed && deed.reversible === 'target';
  const steps = reversed && deed.reversible === 'labelled' ? deed.reversed : deed.effects;
  const cast = { eyes, self: swap ? target : self, target: swap ? self : target };
  return steps.reduce((sum, step) => sum + ofStep(cast, step), 0);
}

/** What throwing or playing a card promises: its best legal Action; nothing if there is none. */
export function promiseOfCard(eyes: Eyes, id: number, arrow: Seat, depth = 0): number {
  const { g, seat } = eyes;
  const card = cardOf(g, id);
  if ((card.keywords & g.s.cancelled) !== 0) return 0;
  if (card.kind === 'location') return promiseOfPlace(eyes, card);
  let best = Number.NEGATIVE_INFINITY;
  for (const deed of card.deeds) {
    if (!deed.timing.includes('turn') || !isLegal(g, deed, seat, arrow, id)) continue;
    const cost = deed.cost === null ? 0 : deed.cost.count * 0.6;
    const chain = depth === 0 ? chained(eyes, deed, id) : 0;
    best = Math.max(best, promiseOf(eyes, deed, seat, arrow) + chain - cost);
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** What another card promises that an Action lets one play. */
function chained(eyes: Eyes, deed: Deed, but: number): number {
  if (!deed.effects.some((step) => step.op === 'playCard')) return 0;
  let best = 0;
  for (const id of handOf(eyes.g, eyes.seat)) {
    if (id === but) continue;
    const card = cardOf(eyes.g, id);
    const arrows = card.aims ? othersOf(eyes.g.s, eyes.seat) : [-1];
    for (const arrow of arrows) best = Math.max(best, promiseOfCard(eyes, id, arrow, 1) - DRAWN);
  }
  return best;
}

function promiseOfPlace(eyes: Eyes, card: Card): number {
  const { g, seat } = eyes;
  if (!card.requires.every((one) => holds(g, one, seat))) return card.endsGame ? 0.1 : 0;
  const [deed] = card.deeds;
  const acts = deed ? promiseOf(eyes, deed, seat, -1) : 0;
  return acts + card.weight * clockOf(eyes) * (0.7 + eyes.lead);
}

const seatsIn = ({ eyes, self, target }: Cast, role: string): readonly Seat[] => {
  switch (role) {
    case 'self':
      return [self];
    case 'target':
      return target < 0 ? [] : [target];
    case 'others':
      return othersOf(eyes.g.s, self);
    case 'all':
      return [self, ...othersOf(eyes.g.s, self)];
    default:
      return othersOf(eyes.g.s, self).slice(0, 1);
  }
};

/** Each seat's part, seen by the seat of the eyes: its own counts, that of rivals against it. */
function shared(cast: Cast, role: string, part: (seat: Seat) => number): number {
  const { eyes } = cast;
  let sum = 0;
  for (const seat of seatsIn(cast, role)) sum += part(seat) * (seat === eyes.seat ? 1 : -rivalry(eyes));
  return sum;
}

/** Cards drawn beyond the hand limit are worth the choice only. */
function drawWorth({ g, limit }: Eyes, seat: Seat, count: number): number {
  const room = Math.max(0, limit - handSize(g, seat));
  return DRAWN * (Math.min(room, count) + 0.3 * Math.max(0, count - room));
}

function lostCards(cast: Cast, role: string, count: number, each: number): number {
  return shared(cast, role, (seat) => -each * Math.min(count, countIn(cast.eyes.g, HAND + seat)));
}

/** What a change of scrolls is worth. */
function dealt({ eyes }: Cast, deal: Deal | null): number {
  if (deal === null) return 0;
  let sum = 0;
  for (const { seat, lot } of deal) {
    const change = worthOfLot(lot, eyes.danger) - worthOfLot(lotOf(eyes, seat), eyes.danger);
    sum += change * (seat === eyes.seat ? 1 : -rivalry(eyes));
  }
  return sum;
}

function ofStep(cast: Cast, step: Step): number {
  const { eyes, self } = cast;
  const { g } = eyes;
  const mine = self === eyes.seat ? 1 : -rivalry(eyes);
  switch (step.op) {
    case 'draw':
      return shared(cast, step.who, (seat) => drawWorth(eyes, seat, step.count ?? 2 * (step.times ?? 0)));
    case 'discard':
      return lostCards(cast, step.who, step.count, step.pick === 'random' ? DRAWN : 0.6);
    case 'destroyCard':
      return lostCards(cast, step.from, step.count, DRAWN);
    case 'takeCard': {
      const part = step.pick === 'giver' ? 0.5 : step.optional ? 0.3 : DRAWN;
      const least = step.fromWhere?.handAtLeast ?? 1;
      const from = seatsIn(cast, step.from).filter((seat) => handSize(g, seat) >= least);
      const gain = shared(cast, step.to, () => part * from.length);
      return gain + lostCards(cast, step.from, step.count, part);
    }
    case 'replaceCard':
      return 0.4 * mine + dealt(cast, given(eyes, self, cast.target));
    case 'lookHand':
      return PEEK * mine;
    case 'lookScroll':
      return mine * (lotOf(eyes, self).sealed.includes(eyes.unseen) ? OWN_PEEK : PEEK * (step.of === 'own' ? 0 : 1));
    case 'crack':
      return seatsIn(cast, step.who).reduce((sum, seat) => sum + dealt(cast, removed(eyes, seat, true)), 0);
    case 'repair':
      return dealt(cast, mended(eyes, self));
    case 'moveSealed': {
      const [from = -1] = seatsIn(cast, step.from);
      const [to = -1] = seatsIn(cast, step.to);
      return dealt(cast, moved(eyes, from, to, self));
    }
    case 'swapSealed':
      return Math.max(0, ...swapped(eyes).map((deal) => dealt(cast, deal)));
    case 'shuffleSealed':
      return dealt(cast, mixed(eyes));
    case 'exchangeSealed':
      return seatsIn(cast, step.who).reduce((sum, seat) => sum + dealt(cast, exchanged(eyes, seat, step.pick)), 0);
    case 'scrollFromPile':
      return dealt(cast, taken(eyes, self, step.pick, step.filter?.scroll ?? null));
    case 'scrollToPile': {
      const worth = dealt(cast, removed(eyes, self, false));
      return step.optional ? Math.max(0, worth) : worth;
    }
    case 'playCard':
      return 0.2 * mine;
    case 'blockLocation':
    case 'destroyLocation':
      return -clockOf(eyes) * eyes.lead * (0.5 + eyes.near);
    case 'unblockLocation':
      return g.s.blocks.length > 0 ? Math.max(0, clockOf(eyes) * eyes.lead) : 0;
    case 'restoreDestroyed':
    case 'fetchDiscard':
    case 'searchDeck': {
      const count = step.op === 'fetchDiscard' ? step.count : step.op === 'searchDeck' ? step.take : 1;
      return mine * 1.2 * drawWorth(eyes, self, count);
    }
    case 'summon':
      return mine * (step.otherwise.length > 0 ? 1.4 : 0.5);
    case 'if':
      return (holds(g, step.cond, self) ? step.then : step.else).reduce((sum, one) => sum + ofStep(cast, one), 0);
    case 'antidote':
      return lotOf(eyes, self).sealed.some((worth) => worth < 0) ? mine * eyes.danger : 0;
    case 'vouch':
      return mine;
    case 'endGame':
      return mine * (ENDING * eyes.lead - 2);
    case 'cancelKeyword':
    case 'reverse':
      return 0.3 * mine;
    case 'choosePlayer':
      return 0;
  }
}
