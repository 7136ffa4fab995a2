// A card resolves: it is stopped or not, its Action is chosen, paid and declared, answered in windows, carried out; then
// it goes where it belongs (rulings 10 to 13, 25, 30, 32).

import { EVERYONE, type Flow } from '@tabella/kernel';
import type { Going } from './acting.ts';
import { askSome, cheapest, choose, someAsk } from './asking.ts';
import { DESTROYED, DISCARD, PLACES, TABLE } from './box.ts';
import type { ActionId } from './choices.ts';
import { carryOut } from './effects.ts';
import { canAfford, couldBe, holds, isFree, learnCould } from './legal.ts';
import { toDiscard, toHand } from './moves.ts';
import { fittingIn } from './ops/hand.ts';
import type { Card, Deed } from './set/card.ts';
import { cardOf, isReversed, isWorn, keywordsIn, nameOf, namesOf, type RulesStage, suppressed } from './stage.ts';
import type { PlayedCard } from './state.ts';
import type { Outcome } from './view.ts';
import { declareWindow } from './windows.ts';

export function* resolve(g: RulesStage, going: Going): Flow<Outcome> {
  const { plays } = g.s;
  const { seat, arrow, queued } = going;
  const answers = going.answers ? plays.indexOf(going.answers) : -1;
  g.tally.plays++;
  const play: PlayedCard = {
    card: going.card,
    seat,
    arrow,
    deed: going.deed,
    answers,
    flips: [],
    struck: [],
    dead: false,
  };
  plays.push(play);
  const card = cardOf(g, play.card);
  let outcome = enter(g, play, card);
  if (outcome === null && play.deed < 0) {
    play.deed = yield* chooseDeed(g, play, card);
    if (play.deed < 0) outcome = 'nothing';
  }
  if (outcome === null) {
    const deed = card.deeds[play.deed] as Deed;
    if (queued) queued.deed = play.deed;
    if (deed.cost !== null && !isFree(g, deed)) yield* pay(g, play, deed.id, deed.cost);
    outcome = declare(g, play, card, deed);
    if (outcome === null && (deed.answerable || deed.reversible !== null) && !isWorn(g)) {
      yield* declareWindow(g, play, deed);
      if (play.dead) outcome = (card.keywords & g.s.cancelled) !== 0 ? 'stopped' : 'cancelled';
    }
    if (outcome === null) {
      yield* effects(g, play, deed);
      outcome = isReversed(play) ? 'reversed' : 'works';
    }
  }
  plays.pop();
  putAway(g, play, card, outcome);
  if (queued) {
    queued.outcome = outcome;
    queued.card = -1;
  }
  return outcome;
}

/** A Person is discarded after it has acted, unless its Action says otherwise; what lies elsewhere already stays there. */
function putAway(g: RulesStage, play: PlayedCard, card: Card, outcome: Outcome): void {
  const { box } = g.rules;
  const zone = box.zoneOf(g.s.cards, play.card);
  const worked = outcome === 'works' || outcome === 'reversed';
  // A Location that was stopped by an answer does not stay.
  if (zone === PLACES && !worked) box.move(g.s.cards, play.card, DISCARD);
  if (zone !== TABLE) return;
  box.move(g.s.cards, play.card, worked && card.deeds[play.deed]?.after === 'destroy' ? DESTROYED : DISCARD);
}

/** The card is stopped by its keyword, or a Location cannot enter play; null if nothing hinders it. */
function enter(g: RulesStage, play: PlayedCard, card: Card): Outcome | null {
  const { seat } = play;
  const stopping = card.keywords & g.s.cancelled;
  if (stopping !== 0) {
    const [keyword = ''] = keywordsIn(g, stopping);
    g.table.announce(EVERYONE, { kind: 'stopped', seat, card: card.id, keyword });
    return 'stopped';
  }
  if (card.kind === 'person') return null;
  play.deed = 0;
  return entersPlay(g, play, card) ? null : 'returned';
}

/** The Action is told to all; a keyword that is cancelled or suppressed takes its effect (ruling 25). */
function declare(g: RulesStage, play: PlayedCard, card: Card, deed: Deed): Outcome | null {
  const { seat } = play;
  g.table.announce(EVERYONE, {
    kind: 'declares',
    seat,
    card: card.id,
    action: deed.id,
    arrow: deed.target ? play.arrow : null,
  });
  const cancelling = deed.keywords === 0 ? 0 : deed.keywords & (g.s.cancelled | suppressed(g));
  if (cancelling === 0) return null;
  const [keyword = ''] = keywordsIn(g, cancelling);
  g.table.announce(EVERYONE, { kind: 'cancelled', seat, card: card.id, action: deed.id, keyword });
  return 'cancelled';
}

/** Ruling 26: reversed, the Target carries it out against the player; a labelled Action has its own other reading. */
function effects(g: RulesStage, play: PlayedCard, deed: Deed): Flow {
  const turned = isReversed(play);
  const swap = turned && deed.reversible === 'target';
  const aimed = deed.target ? play.arrow : -1;
  return carryOut(g, turned && deed.reversible === 'labelled' ? deed.reversed : deed.effects, {
    play,
    self: swap ? aimed : play.seat,
    target: swap ? play.seat : aimed,
    players: {},
    numbers: {},
  });
}

/** Rulings 30 and 32: a Location stays in play, or goes back to the hand, seen by all, if it cannot be. */
function entersPlay(g: RulesStage, { card: id, seat }: PlayedCard, card: Card): boolean {
  if (card.requires.every((one) => holds(g, one, seat))) {
    g.rules.box.move(g.s.cards, id, PLACES);
    g.table.announce(EVERYONE, { kind: 'enters-play', seat, card: card.id });
    return true;
  }
  toHand(g, id, seat);
  g.table.announce(EVERYONE, { kind: 'returns', seat, card: card.id });
  return false;
}

/**
 * Ruling 11: one of the legal Actions must be chosen; -1 if there is none. Whether the question is put follows from what
 * everybody can see; what the hand allows shows in the answer.
 */
function* chooseDeed(g: RulesStage, play: PlayedCard, card: Card): Flow<number> {
  const { seat, arrow } = play;
  const open: number[] = [];
  const legal: number[] = [];
  for (let i = 0; i < card.deeds.length; i++) {
    const deed = card.deeds[i] as Deed;
    const timely = deed.timing.includes('turn') || (g.s.end !== null && deed.timing.includes('endGame'));
    if (!timely || !couldBe(g, deed, seat, arrow)) continue;
    open.push(i);
    if (canAfford(g, deed, seat)) legal.push(i);
  }
  let [chosen] = legal;
  if (chosen === undefined) {
    for (const i of open) learnCould(g, card.deeds[i] as Deed, seat, false);
    g.table.announce(EVERYONE, { kind: 'idles', seat, card: card.id });
    return -1;
  }
  if (open.length > 1) {
    const from = legal.map((i) => ({ action: (card.deeds[i] as Deed).id }));
    const about = { card: card.id, arrow: arrow < 0 ? null : arrow };
    const { action } = yield* choose(seat, 'action', from, { about, open: true });
    chosen = action === 'A' ? 0 : 1;
  }
  learnCould(g, card.deeds[chosen] as Deed, seat, true);
  return chosen;
}

/** Ruling 13: paid on declaration, and never by the card itself, which is no longer in the hand. */
function* pay(g: RulesStage, play: PlayedCard, action: ActionId, { count, sieve }: NonNullable<Deed['cost']>): Flow {
  const { seat } = play;
  const ids = fittingIn(g, seat, sieve);
  const about = { card: nameOf(g, play.card), action, count };
  const paid = yield* askSome(someAsk(seat, { kind: 'pay', about }, ids, count, count, cheapest(g, ids, count)));
  for (const id of paid) toDiscard(g, id);
  g.table.announce(EVERYONE, { kind: 'pays', seat, cards: namesOf(g, paid) });
}
