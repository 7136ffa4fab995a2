// What a viewer is shown: everything a person at the table would see, and what they alone have seen, built up from nothing.

import { bitOf, NONE, PUBLIC, type Seat } from '@tabella/kernel';
import { box, CHARACTER, DECK, DISCARD, IDENTITY, MESSAGES, OFFER, REMOVED, ROAD, SHELF, SPARE } from './box.ts';
import type { Reason } from './choices.ts';
import { cardFaceOf, identityOf, nameOfFace, personOf } from './faces.ts';
import type { Options } from './options.ts';
import { nextStop } from './route.ts';
import { causeIn, clearedOf, countOf, has, type Letter, markOn, type Phase, type State, senderIn } from './state.ts';
import { mustAccept, mustDecline } from './status.ts';
import {
  type CardFace,
  type Cause,
  type Effect,
  type FallKind,
  type Gender,
  IDENTITIES,
  type Identity,
  type ProveKind,
  type Stamp,
  type WonBy,
} from './terms.ts';
import { whyNot } from './windows.ts';

export interface MessageView {
  readonly card: CardFace;
  /** Whose message it was; null for those dealt from the deck or claimed. */
  readonly from: Seat | null;
  readonly cause: Cause;
}

export interface SeatView {
  readonly alive: boolean;
  /** The character as far as the viewer knows it; null while they do not. */
  readonly character: string | null;
  readonly up: boolean;
  /** Everybody knows who it is, face-up or not. */
  readonly shown: boolean;
  /** Begins face-down. Known of everybody, for all others lie face-up. */
  readonly special: boolean;
  /** Unknown while the character lies face-down, whatever people remember. */
  readonly gender: Gender | 'unknown';
  readonly identity: Identity | null;
  /** The identity lies open before everybody. */
  readonly exposed: boolean;
  /** Identities that everybody knows it is not. */
  readonly not: readonly Identity[];
  readonly cards: number;
  /** Cards in this hand that the viewer has seen; empty for the own hand. */
  readonly known: readonly CardFace[];
  /** In the order in which they came: a choice names one by its place here. */
  readonly messages: readonly MessageView[];
  readonly red: number;
  readonly blue: number;
  readonly black: number;
  readonly locked: boolean;
  readonly trapped: boolean;
  /** Has used its once-a-turn ability in this turn. */
  readonly used: boolean;
  /** With everything in the open: the two characters it chooses from, while they are chosen. */
  readonly offer?: View['offer'];
}

export interface LetterView {
  readonly stamp: Stamp;
  readonly from: Seat;
  /** Whom it is on its way to, or before whom it lies. */
  readonly at: Seat;
  readonly stage: 'transit' | 'arrival' | 'accept';
  readonly route: readonly Seat[];
  /** Where it goes if `at` declines; null when it is then thrown away, or when they must take it. */
  readonly next: Seat | null;
  /** What `at` must do, by their statuses; null while they are free to choose. */
  readonly must: 'accept' | 'decline' | null;
  readonly face: CardFace | null;
  /** Everybody sees its face. */
  readonly exposed: boolean;
}

/** A card on the stack, in the order played; each answers the one before it. The last one resolves first. */
export interface PendingView {
  readonly by: Seat;
  readonly as: Effect;
  readonly card: CardFace | null;
  readonly to: Seat | null;
  /** The message it is aimed at. */
  readonly message: { readonly at: Seat; readonly place: number; readonly card: CardFace } | null;
}

/** What a Prove brought to light. */
export interface ClaimView {
  readonly turn: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly kind: ProveKind;
  /** Did what the card told them, or said the sentence of everybody else. */
  readonly acts: boolean;
  /** Could have lied. */
  readonly free: boolean;
  /** The card, if the viewer has seen it. */
  readonly card: CardFace | null;
}

interface FallenView {
  readonly seat: Seat;
  readonly by: Seat | null;
  readonly how: FallKind;
  readonly turn: number;
}

export interface HandCard {
  readonly card: number;
  readonly face: CardFace;
  /** Why it cannot be played now; null when it can. */
  readonly why: Reason | null;
}

export interface EndingView {
  readonly declarer: Seat;
  readonly reason: WonBy;
  readonly winners: readonly Seat[];
  readonly shares: readonly { readonly seat: Seat; readonly by: string }[];
}

export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Seat;
  readonly priority: Seat;
  readonly seats: readonly SeatView[];
  readonly letter: LetterView | null;
  readonly stack: readonly PendingView[];
  readonly claims: readonly ClaimView[];
  readonly fallen: readonly FallenView[];
  readonly deck: number;
  /** Cards of the deck that the viewer has seen; `under` counts the cards above. */
  readonly peeked: readonly { readonly under: number; readonly card: CardFace }[];
  /** With everything in the open: the whole deck, the next card first. */
  readonly ahead?: readonly CardFace[];
  readonly discard: readonly CardFace[];
  /** Prove cards out of the game, and those of them that the viewer has seen. */
  readonly removed: number;
  readonly removedSeen: readonly CardFace[];
  readonly hand: readonly HandCard[];
  /** The two characters to choose from, while they are chosen. */
  readonly offer: readonly { readonly card: number; readonly character: string }[];
  /** Characters nobody plays that the viewer has seen. */
  readonly spare: readonly string[];
  /** Identities given up that the viewer has seen. */
  readonly shelf: readonly Identity[];
  readonly ending: EndingView | null;
}

export function view(s: State, viewer: Seat | null): View {
  const bit = bitOf(viewer);
  const over = s.result !== null;
  return shown(s, viewer, (id) => over || (box.seenBy(s.cards, id) & bit) !== 0);
}

/**
 * To nobody in particular, who sees every card; if asked for, those of the deck too. What lies open to all is still told from
 * the rest.
 */
export function viewAll(s: State, toCome: boolean): View {
  const all = shown(s, null, (id) => box.zoneOf(s.cards, id) !== DECK);
  const ahead = box.list(s.cards, DECK).map((id) => cardFaceOf(box.face(s.cards, id)));
  return {
    ...all,
    seats: all.seats.map((one, seat) => ({ ...one, offer: offerOf(s, seat) })),
    ...(toCome ? { ahead: ahead.reverse() } : {}),
  };
}

function shown(s: State, viewer: Seat | null, sees: (id: number) => boolean): View {
  const over = s.result !== null;
  const card = (id: number): CardFace => cardFaceOf(box.face(s.cards, id));
  const seen = (zone: number): number[] => box.list(s.cards, zone).filter(sees);
  const deck = box.list(s.cards, DECK);
  return {
    me: viewer,
    options: s.options,
    phase: s.phase,
    turn: s.turn,
    active: s.active,
    priority: s.priority,
    seats: Array.from({ length: s.seats }, (_, seat) => seatView(s, seat, viewer, sees)),
    letter: s.letter === null ? null : letterView(s, s.letter, sees),
    stack: s.stack.map((one) => ({
      by: one.by,
      as: one.as,
      card: sees(one.card) ? card(one.card) : null,
      to: one.to < 0 ? null : one.to,
      message: one.message === NONE ? null : messageAt(s, one.message),
    })),
    claims: s.claims.map(({ card: id, ...rest }) => ({ ...rest, card: sees(id) ? card(id) : null })),
    fallen: s.fallen.map(({ seat, by, how, turn }) => ({ seat, by: by < 0 ? null : by, how, turn })),
    deck: deck.length,
    peeked: deck.flatMap((id, i) => (sees(id) && !over ? [{ under: deck.length - 1 - i, card: card(id) }] : [])),
    discard: box.list(s.cards, DISCARD).map(card),
    removed: box.count(s.cards, REMOVED),
    removedSeen: seen(REMOVED).map(card),
    hand:
      viewer === null
        ? []
        : box
            .list(s.cards, box.zone('hand', viewer))
            .map((id) => ({ card: id, face: card(id), why: whyNot(s, viewer, id) })),
    offer: viewer === null ? [] : offerOf(s, viewer),
    spare: seen(SPARE).map((id) => nameOfFace(box.face(s.cards, id))),
    shelf: seen(SHELF).map((id) => identityOf(box.face(s.cards, id))),
    ending:
      s.ending === null || s.result === null
        ? null
        : { declarer: s.ending.declarer, reason: s.ending.reason, winners: s.result.winners, shares: s.ending.shares },
  };
}

const offerOf = (s: State, seat: Seat): View['offer'] =>
  box.list(s.cards, OFFER + seat).map((id) => ({ card: id, character: nameOfFace(box.face(s.cards, id)) }));

function seatView(s: State, seat: Seat, viewer: Seat | null, sees: (id: number) => boolean): SeatView {
  const character = box.top(s.cards, CHARACTER + seat);
  const identity = box.top(s.cards, IDENTITY + seat);
  const up = has(s.up, seat);
  const person = character === NONE ? null : personOf(box.face(s.cards, character));
  return {
    alive: has(s.alive, seat),
    character: person !== null && sees(character) ? person.name : null,
    up,
    shown: character !== NONE && (box.seenBy(s.cards, character) & PUBLIC) !== 0,
    special: person?.special ?? false,
    gender: person !== null && up ? person.gender : 'unknown',
    identity: identity !== NONE && sees(identity) ? identityOf(box.face(s.cards, identity)) : null,
    exposed: identity !== NONE && (box.seenBy(s.cards, identity) & PUBLIC) !== 0,
    not: IDENTITIES.filter((_, i) => has(clearedOf(s, seat), i)),
    cards: box.count(s.cards, box.zone('hand', seat)),
    known:
      seat === viewer
        ? []
        : box
            .list(s.cards, box.zone('hand', seat))
            .filter(sees)
            .map((id) => cardFaceOf(box.face(s.cards, id))),
    messages: box.list(s.cards, MESSAGES + seat).map((id) => messageView(s, id)),
    red: countOf(s, seat, 'red'),
    blue: countOf(s, seat, 'blue'),
    black: countOf(s, seat, 'black'),
    locked: has(s.locked, seat),
    trapped: has(s.trapped, seat),
    used: has(s.used, seat),
  };
}

function messageView(s: State, id: number): MessageView {
  const mark = markOn(s, id);
  const from = senderIn(mark);
  return { card: cardFaceOf(box.face(s.cards, id)), from: from < 0 ? null : from, cause: causeIn(mark) };
}

function messageAt(s: State, id: number): PendingView['message'] {
  const at = box.zoneOf(s.cards, id) - MESSAGES;
  if (at < 0 || at >= s.seats) return null;
  return { at, place: box.list(s.cards, MESSAGES + at).indexOf(id), card: cardFaceOf(box.face(s.cards, id)) };
}

function letterView(s: State, letter: Letter, sees: (id: number) => boolean): LetterView {
  const id = box.top(s.cards, ROAD);
  const must = mustAccept(s, letter.at) ? 'accept' : mustDecline(s, letter.at) ? 'decline' : null;
  return {
    stamp: letter.stamp,
    from: letter.from,
    at: letter.at,
    stage: s.phase === 'arrival' || s.phase === 'accept' ? s.phase : 'transit',
    route: letter.route,
    next: must === 'accept' ? null : nextStop(s, letter),
    must,
    face: id !== NONE && sees(id) ? cardFaceOf(box.face(s.cards, id)) : null,
    exposed: id !== NONE && (box.seenBy(s.cards, id) & PUBLIC) !== 0,
  };
}
