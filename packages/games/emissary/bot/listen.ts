// Listening: what everybody at the table did, and how likely one of each identity would have done it.

import type { Seat } from '@tabella/kernel';
import type { EmissaryEvent, PlaysEvent } from '../rules/events.ts';
import type { Identity, Stamp } from '../rules/terms.ts';
import { type Belief, inherit, limit, weigh } from './belief.ts';
import { aimedAt, deletes, gives, sends, takesSeen } from './signs.ts';
import { BLACK, colourPlace } from './situation.ts';

/** The message on its way, as far as what was done to it reveals something. */
interface Post {
  readonly from: Seat;
  readonly stamp: Stamp;
  /** Whom it was meant for: of an oriented one its first stop, or one who was locked on by its sender. */
  readonly to: Seat;
  readonly declined: { readonly seat: Seat; readonly saw: boolean }[];
  decoded: number;
  /** Somebody put another card in its place, or took it out of its way. */
  changed: boolean;
  /** Who forced it on somebody, or took it for themselves by a card. */
  mover: Seat;
}

export interface Ear {
  readonly belief: Belief;
  readonly names: (string | undefined)[];
  heard: number;
  last: EmissaryEvent | null;
  locked: number;
  lockedBy: number[];
  trapped: number;
  post: Post | null;
}

export function newEar(belief: Belief): Ear {
  const names = new Array<string | undefined>(belief.seats).fill(undefined);
  return { belief, names, heard: 0, last: null, locked: 0, lockedBy: [], trapped: 0, post: null };
}

export function hearAll(ear: Ear, me: Seat, heard: readonly EmissaryEvent[]): void {
  for (; ear.heard < heard.length; ear.heard++) {
    const event = heard[ear.heard];
    if (event === undefined) continue;
    hear(ear, me, event);
    ear.last = event;
  }
}

function hear(ear: Ear, me: Seat, event: EmissaryEvent): void {
  switch (event.kind) {
    case 'sits':
    case 'turns-up':
      if (event.character !== null) ear.names[event.seat] = event.character;
      return;
    case 'lays-open':
      ear.names[event.seat] = event.character;
      if (event.identity !== null) expose(ear.belief, event.seat, event.identity);
      return;
    case 'exposes':
      expose(ear.belief, event.seat, event.identity);
      return;
    case 'turn':
      ear.locked = 0;
      ear.trapped = 0;
      ear.lockedBy = [];
      ear.post = null;
      return;
    case 'locked':
      ear.locked |= 1 << event.seat;
      return;
    case 'trapped':
      ear.trapped |= 1 << event.seat;
      return;
    case 'inherits':
      inherit(ear.belief, event.seat, event.from);
      return;
    case 'sends':
      ear.post = {
        from: event.seat,
        stamp: event.by,
        to: event.to ?? -1,
        declined: [],
        decoded: 0,
        changed: false,
        mover: -1,
      };
      return;
    case 'plays':
      plays(ear, me, event);
      return;
    case 'substitutes':
    case 'changes':
      if (ear.post) ear.post.changed = true;
      return;
    case 'intercepts':
    case 'transfers':
      if (ear.post) ear.post.mover = event.seat;
      return;
    case 'declines':
      declines(ear, event.seat);
      return;
    case 'gives':
      weigh(ear.belief, me, event.seat, event.to, gives(colourPlace(event.card)));
      return;
    case 'obtains':
      if (event.cause === 'transmitted') obtains(ear, me, event.seat, colourPlace(event.card));
      return;
    default:
    // Of everything else nothing can be made.
  }
}

function expose(belief: Belief, seat: Seat, identity: Identity): void {
  limit(belief, seat, identity === 'KDR' ? 1 : identity === 'FRS' ? 2 : 4);
}

function plays(ear: Ear, me: Seat, { as, seat, to, at, message }: PlaysEvent): void {
  if (as === 'decode' && ear.post) ear.post.decoded |= 1 << seat;
  if (as === 'lock-on' && to !== null) ear.lockedBy[to] = seat;
  if (as === 'delete' && at !== null && message !== null) {
    if (at !== seat && colourPlace(message) === BLACK) weigh(ear.belief, me, seat, at, deletes);
  }
}

/** Of their own free will? One who is locked on or trapped has none. */
function declines(ear: Ear, seat: Seat): void {
  const free = ((ear.locked | ear.trapped) >> seat) & 1;
  const { post } = ear;
  if (post && free === 0) post.declined.push({ seat, saw: post.stamp === 'EM' || ((post.decoded >> seat) & 1) === 1 });
}

/** A message is taken: its colour says something about all who had to do with it. */
function obtains(ear: Ear, me: Seat, seat: Seat, colour: number): void {
  const { post, belief } = ear;
  ear.post = null;
  if (post === null) return;
  const wishes = (of: Seat): string | undefined => ear.names[of];
  for (const one of post.declined) {
    if (one.saw) weigh(belief, me, one.seat, -1, takesSeen(wishes(one.seat), colour, false));
  }
  const forced = ((ear.locked >> seat) & 1) === 1;
  const saw = post.stamp === 'EM' || ((post.decoded >> seat) & 1) === 1;
  if (saw && (!forced || post.mover === seat) && seat !== post.from) {
    weigh(belief, me, seat, -1, takesSeen(wishes(seat), colour, true));
  }
  if (post.changed) return;
  const locked = ear.lockedBy[seat] === post.from;
  const target = post.to >= 0 ? post.to : locked ? seat : -1;
  if (target >= 0) weigh(belief, me, post.from, target, aimedAt(colour, locked && target === seat));
  else weigh(belief, me, post.from, -1, sends(wishes(post.from), post.stamp, colour));
}
