// What a viewer is shown, built up from what they have seen. The types are in `view.ts`.

import { bitOf, PUBLIC, type Seat } from '@tabella/kernel';
import { CRACKED, DECK, DESTROYED, DISCARD, HAND, PILE, PLACES, SEALED, SHOWN, SPREAD } from './box.ts';
import { knownIn } from './known-cards.ts';
import { kindNames, type Possible, possible } from './possible.ts';
import type { Card } from './set/card.ts';
import {
  cardOf,
  countIn,
  drawsNow,
  handLimit,
  handOf,
  handSize,
  idsIn,
  isBlocked,
  isReversed,
  keywordsIn,
  type Look,
  nameOf,
  openPlaces,
  suppressed,
  tieOrder,
  weightInPlay,
} from './stage.ts';
import type { PlayedCard, Queued } from './state.ts';
import type {
  AnswerView,
  CardView,
  CrackedView,
  EndView,
  HandCardView,
  PlaceView,
  QueueState,
  QueueView,
  SealedView,
  SeatView,
  SubjectView,
  View,
  Why,
} from './view.ts';
import { forecast, notInWindow } from './why.ts';
import { actorOf, victimsOf } from './windows.ts';

export function show(g: Look, viewer: Seat | null): View {
  const { s } = g;
  const aid = s.options.aid ? possible(g) : null;
  return {
    me: viewer,
    phase: s.phase,
    turn: s.turn,
    lastTurn: s.options.patience ? g.set.file.rules.patienceTurnLimit : null,
    lantern: s.lantern,
    tieOrder: tieOrder(s),
    seats: Array.from({ length: s.seats }, (_, seat) => seatView(g, seat, viewer, aid)),
    hand: viewer === null ? [] : handOf(g, viewer).map((id) => handCard(g, viewer, id)),
    spread: [...idsIn(g, SHOWN), ...(viewer === null ? [] : idsIn(g, SPREAD + viewer))].map((id) => cardView(g, id)),
    deck: countIn(g, DECK),
    discard: idsIn(g, DISCARD).map((id) => cardView(g, id)),
    destroyed: idsIn(g, DESTROYED).map((id) => cardView(g, id)),
    pile: pileOf(g),
    places: idsIn(g, PLACES).map((id) => placeView(g, id)),
    castle: castleView(g),
    handLimit: handLimit(g),
    draws: drawsNow(g),
    cancelled: keywordsIn(g, s.cancelled),
    suppressed: keywordsIn(g, suppressed(g)),
    cracks: s.cracks.slice(),
    queue: s.queue.map((one, i) => queueView(g, one, i)),
    window: s.window,
    answers: answersAt(g, 0),
    plays: s.plays.map((play, depth) => subjectView(g, play, depth)),
    end: endView(g),
  };
}

const cardView = (g: Look, card: number): CardView => ({ card, id: nameOf(g, card) });

/** More than it needs is as good as what it needs. */
function castleView(g: Look): View['castle'] {
  const { id, need, weighs } = g.set.castle;
  return { id, have: Math.min(need, weighs ? weightInPlay(g) : openPlaces(g).length), need };
}

/** The open pile, in the order of the card set: where a scroll lies in it means nothing. */
function pileOf(g: Look): string[] {
  const there = idsIn(g, PILE).map((id) => nameOf(g, id));
  return g.set.scrolls.flatMap((kind) => there.filter((id) => id === kind.id));
}

function seatView(g: Look, seat: Seat, viewer: Seat | null, aid: Possible | null): SeatView {
  const { s } = g;
  return {
    seat,
    size: handSize(g, seat),
    cards: countIn(g, HAND + seat),
    known: seat === viewer ? [] : knownIn(g, HAND + seat, viewer),
    cracked: crackedViews(g, seat, viewer, aid),
    sealed: idsIn(g, SEALED + seat).map((id, place) => sealedView(g, id, place, viewer, aid)),
    wards: s.wards.filter((one) => one.seat === seat).length,
    antidote: s.end?.antidotes[seat] === true,
  };
}

/** Kinds one knows but cannot tell apart stand before those one does not know at all. */
function crackedViews(g: Look, seat: Seat, viewer: Seat | null, aid: Possible | null): CrackedView[] {
  const known = knownIn(g, CRACKED + seat, viewer);
  const loose = known.filter((one) => one.card === null);
  return idsIn(g, CRACKED + seat).map((id) => {
    const sure = known.find((one) => one.card === id) ?? loose.shift();
    return { kind: sure?.id ?? null, card: sure?.card ?? null, could: aid && kindNames(g, aid, id) };
  });
}

function sealedView(g: Look, id: number, place: number, viewer: Seat | null, aid: Possible | null): SealedView {
  const seen = g.rules.box.seenBy(g.s.cards, id);
  const glimpses = g.s.glimpses.filter((one) => one.card === id);
  const mine = glimpses.filter((one) => one.seat === -1 || one.seat === viewer).map((one) => one.turn);
  const knows = (seen & bitOf(viewer)) !== 0;
  return {
    place,
    kind: knows ? nameOf(g, id) : null,
    seenIn: knows && mine.length > 0 ? Math.min(...mine) : null,
    known: (seen & PUBLIC) !== 0,
    lookers: glimpses.flatMap((one) => (one.seat >= 0 ? [one.seat] : [])).sort((a, b) => a - b),
    could: aid && kindNames(g, aid, id),
    vouchers: g.s.end?.vouchers.filter((one) => one.card === id).map((one) => one.seat) ?? [],
  };
}

function handCard(g: Look, seat: Seat, id: number): HandCardView {
  const card = cardOf(g, id);
  return { card: id, id: card.id, actions: forecast(g, seat, id, card), notNow: notNow(g, seat, id) };
}

function notNow(g: Look, seat: Seat, id: number): Why | null {
  const { s } = g;
  const card = cardOf(g, id);
  if (s.window === 'crack') return notInWindow(g, seat, id, card, 'respond:crack', null);
  if (s.window === 'end') return notInWindow(g, seat, id, card, 'respond:actionsEnd', null);
  if (s.window === 'declare') return notInWindow(g, seat, id, card, 'respond:declare', s.plays.at(-1) ?? null);
  if (s.phase === 'end' && s.plays.length === 0) return notInWindow(g, seat, id, card, 'endGame', null);
  return null;
}

function placeView(g: Look, id: number): PlaceView {
  const block = g.s.blocks.find((one) => one.place === id);
  return {
    card: id,
    id: nameOf(g, id),
    block: block ? cardView(g, block.post) : null,
    weight: isBlocked(g.s, id) ? 0 : cardOf(g, id).weight,
  };
}

function queueView(g: Look, one: Queued, i: number): QueueView {
  const { id, order, deeds } = g.rules.cards[one.face] as Card;
  const { outcome } = one;
  const acting = i === g.s.at && g.s.plays.length > 0 && g.s.phase === 'resolve';
  const state: QueueState = outcome === 'void' ? 'void' : outcome !== null ? 'done' : acting ? 'now' : 'later';
  return {
    card: one.card,
    id,
    seat: one.seat,
    order,
    arrow: one.arrow < 0 ? null : one.arrow,
    state,
    action: deeds[one.deed]?.id ?? null,
    outcome: outcome === 'void' ? null : outcome,
  };
}

function subjectView(g: Look, play: PlayedCard, depth: number): SubjectView {
  const deed = cardOf(g, play.card).deeds[play.deed];
  return {
    card: play.card,
    id: nameOf(g, play.card),
    seat: play.seat,
    arrow: play.arrow < 0 || deed?.target === false ? null : play.arrow,
    action: deed?.id ?? null,
    actor: actorOf(g, play),
    victims: victimsOf(g, play),
    reversible: deed !== undefined && deed.reversible !== null,
    reversed: isReversed(play),
    flips: play.flips.map(({ seat, face, ward }) => ({ seat, id: g.rules.names[face] as string, ward })),
    dead: play.dead,
    answers: answersAt(g, depth + 1),
  };
}

/** Answers that wait, given while so many cards were being played. */
function answersAt(g: Look, depth: number): AnswerView[] {
  return g.s.waiting.flatMap((one) => {
    const { id, deeds } = cardOf(g, one.card);
    return one.depth === depth ? [{ seat: one.seat, id, action: deeds[one.deed]?.id ?? 'A' }] : [];
  });
}

function endView(g: Look): EndView | null {
  const { end } = g.s;
  if (end === null) return null;
  return {
    by: end.by < 0 ? null : end.by,
    order: g.set.lastOrders[end.at] ?? 0,
    spare: end.spare.map(({ card, seat }) => ({ ...cardView(g, card), seat })),
    verdicts: end.verdicts,
    contested: end.verdicts === null ? null : end.contested,
  };
}
