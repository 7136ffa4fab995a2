// Why a card or an Action would do nothing now: shown to its holder, before it is thrown.

import type { Seat } from '@tabella/kernel';
import { HAND } from './box.ts';
import { demandsOf, holds, meets } from './legal.ts';
import type { Card, Deed, Judged } from './set/card.ts';
import type { Timing } from './set/types.ts';
import { keywordsIn, type Look, openPlaces, othersOf, suppressed, weightInPlay } from './stage.ts';
import type { PlayedCard } from './state.ts';
import type { ActionView, Why } from './view.ts';
import { answersTo } from './windows.ts';

/** What each Action of a card in hand would be worth if it resolved now. */
export function forecast(g: Look, seat: Seat, id: number, card: Card): ActionView[] {
  return card.deeds.map((deed) => ({ action: deed.id, why: whyNot(g, seat, id, card, deed) }));
}

function whyNot(g: Look, seat: Seat, id: number, card: Card, deed: Deed): Why[] {
  const out: Why[] = [];
  const timely = deed.timing.includes('turn') || (g.s.end !== null && deed.timing.includes('endGame'));
  if (!timely) out.push({ why: 'timing' });
  const dead = (card.keywords & g.s.cancelled) | (deed.keywords & (g.s.cancelled | suppressed(g)));
  for (const keyword of keywordsIn(g, dead).slice(0, 1)) out.push({ why: 'cancelled', keyword });
  const arrows = deed.target ? othersOf(g.s, seat) : [-1];
  const held = g.rules.box.zoneOf(g.s.cards, id) === HAND + seat ? id : -1;
  for (const one of [...card.requires, ...deed.requires]) {
    const met = arrows.some((arrow) => holds(g, one, isAimed(one) ? arrow : seat, held < 0 || isAimed(one) ? 0 : 1));
    if (one.cond !== 'handHas' && !met) out.push(reason(g, one));
  }
  if (!demandsOf(g, deed).every((one) => meets(g, seat, one, held))) out.push(priceOf(g, seat, deed, held));
  return out;
}

const isAimed = (one: Judged): boolean => 'who' in one && one.who === 'target';

/** The first demand on the hand that is not met. */
function priceOf(g: Look, seat: Seat, deed: Deed, held: number): Why {
  const lacking = demandsOf(g, deed).find((one) => !meets(g, seat, one, held));
  if (lacking === undefined || deed.cost === null || lacking.sieve !== deed.cost.sieve)
    return { why: 'hand', whose: 'self' };
  return { why: 'cost', count: lacking.count, keyword: keywordsIn(g, lacking.sieve.keywords)[0] ?? null };
}

function reason(g: Look, one: Judged): Why {
  const whose = 'who' in one ? (one.who === 'target' ? 'target' : 'self') : 'all';
  switch (one.cond) {
    case 'locationInPlay':
      return { why: 'location', id: one.id };
    case 'locationsInPlay':
      return { why: 'locations', have: openPlaces(g).length, need: one.need };
    case 'locationWeight':
      return { why: 'locations', have: weightInPlay(g), need: one.need };
    case 'contested':
      return { why: 'not-contested' };
    case 'hasSealed':
    case 'playersWithSealed':
      return { why: 'no-sealed', whose };
    case 'hasCracked':
      return { why: 'no-cracked', whose };
    case 'noScroll':
      return { why: 'has-scroll' };
    case 'handAtLeast':
    case 'handHas':
      return { why: 'hand', whose };
    case 'scrollPileNotEmpty':
      return { why: 'pile-empty' };
    case 'discardNotEmpty':
      return { why: 'discard-empty' };
  }
}

/** Why a card cannot be used in the window that is open; null if it can. */
export function notInWindow(
  g: Look,
  seat: Seat,
  id: number,
  card: Card,
  timing: Timing,
  pending: PlayedCard | null,
): Why | null {
  const timely = card.anyTime ? card.deeds.filter((deed) => deed.timing.includes(timing)) : [];
  if (timely.length === 0) return { why: 'timing' };
  const stopped = card.keywords & g.s.cancelled;
  if (stopped !== 0) return { why: 'cancelled', keyword: keywordsIn(g, stopped)[0] ?? '' };
  const fitting = pending === null ? timely : timely.filter((deed) => answersTo(g, deed, pending, seat));
  if (fitting.length === 0) {
    return timely.some((deed) => deed.answers?.to === 'me') ? { why: 'not-aimed-at-you' } : { why: 'no-answer' };
  }
  const reasons = fitting.map((deed) => whyNot(g, seat, id, card, deed).filter((one) => one.why !== 'timing'));
  return reasons.some((each) => each.length === 0) ? null : (reasons[0]?.[0] ?? null);
}
