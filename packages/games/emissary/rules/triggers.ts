// Abilities that answer events by themselves: living seats from the active one on, anti-clockwise. Face and condition are
// looked at again just before each runs, for an earlier one may have changed them. A function that finds nobody to speak
// returns null: most events touch nobody, and then there is nothing to wait for.

import { EVERYONE, type Flow, PASS, type Seat } from '@tabella/kernel';
import { choose } from './asking.ts';
import type { Character } from './character.ts';
import { turnUp } from './deeds/flip.ts';
import { couldBeAt, isHidden, specials } from './hidden.ts';
import type { Fall, Obtained, Trigger } from './hooks.ts';
import { isUp, lives, type Played, placeOf, type State } from './state.ts';
import type { Table } from './types.ts';

const MAY_USE = [PASS, 'yes'] as const;
const JUST_PASS = [PASS] as const;

interface Hook<E> {
  of(one: Character): readonly Trigger<E>[] | null;
  /** The special characters that have such a trigger from face-down, by their places; looked for once. */
  down: readonly number[] | null;
}

const PLAYED: Hook<Played> = { of: (one) => one.played, down: null };
const BEFORE: Hook<Played> = { of: (one) => one.before, down: null };
const AFTER: Hook<Played> = { of: (one) => one.after, down: null };
const OBTAINED: Hook<Obtained> = { of: (one) => one.obtained, down: null };
const ELIMINATED: Hook<Fall> = { of: (one) => one.eliminated, down: null };

/** A card was put on the stack. */
export const playedTriggers = (s: State, t: Table, e: Played): Flow | null => all(s, t, PLAYED, e);
/** A card is about to take effect. */
export const beforeTriggers = (s: State, t: Table, e: Played): Flow | null => all(s, t, BEFORE, e);
/** A card has taken effect. */
export const afterTriggers = (s: State, t: Table, e: Played): Flow | null => all(s, t, AFTER, e);
/** A message was obtained. */
export const obtainedTriggers = (s: State, t: Table, e: Obtained): Flow | null => all(s, t, OBTAINED, e);
/** Somebody was eliminated by messages. */
export const eliminatedTriggers = (s: State, t: Table, e: Fall): Flow | null => all(s, t, ELIMINATED, e);

const at = (t: Table, place: number): Character => t.cast[place] as Character;

/** What the fallen seat itself still does, when the others are done. */
export function afterwardsTrigger(s: State, t: Table, e: Fall): Flow | null {
  const { afterwards } = at(t, placeOf(s, e.seat));
  return afterwards !== null && isUp(s, e.seat) && holds(s, e.seat, afterwards, e)
    ? afterwards.run(s, t, e.seat, e)
    : null;
}

function all<E>(s: State, t: Table, hook: Hook<E>, e: E): Flow | null {
  const first = next(s, t, 0, hook, e);
  return first < 0 ? null : run(s, t, first, hook, e);
}

function* run<E>(s: State, t: Table, first: number, hook: Hook<E>, e: E): Flow {
  for (let i = first; i >= 0; i = next(s, t, i + 1, hook, e)) {
    const seat = (s.active + i) % s.seats;
    if (isUp(s, seat)) yield* faceUp(s, t, seat, hook, e);
    else yield* faceDown(s, t, seat, hook, e);
  }
}

/** How many places from the active seat the next one sits who has something to say, or is to be asked; -1 for none. */
function next<E>(s: State, t: Table, from: number, hook: Hook<E>, e: E): number {
  for (let i = from; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat)) continue;
    if (isUp(s, seat)) {
      const triggers = hook.of(at(t, placeOf(s, seat)));
      if (triggers !== null && speaks(s, seat, triggers, 'up', e)) return i;
    } else if (possible(s, t, seat, hook, e) >= 0) return i;
  }
  return -1;
}

function* faceUp<E>(s: State, t: Table, seat: Seat, hook: Hook<E>, e: E): Flow {
  for (const trigger of hook.of(at(t, placeOf(s, seat))) ?? []) {
    if (!lives(s, seat) || !isUp(s, seat) || trigger.face !== 'up' || !holds(s, seat, trigger, e)) continue;
    yield* trigger.run(s, t, seat, e);
  }
}

/** A face-down seat is asked if, by public facts, its character could have something to say. */
function* faceDown<E>(s: State, t: Table, seat: Seat, hook: Hook<E>, e: E): Flow {
  const place = possible(s, t, seat, hook, e);
  const trigger = hook.of(at(t, place))?.[0];
  if (trigger === undefined) return;
  const from = placeOf(s, seat) === place ? MAY_USE : JUST_PASS;
  const answer = yield* choose(seat, 'use', from, { open: true, about: { ability: trigger.ability } });
  if (answer !== 'yes') return;
  turnUp(s, t, seat);
  t.announce(EVERYONE, { kind: 'uses', seat, ability: trigger.ability });
  yield* trigger.run(s, t, seat, e);
}

/** The character that a face-down seat has or could have, by public facts, and that could speak now; -1 for none. */
function possible<E>(s: State, t: Table, seat: Seat, hook: Hook<E>, e: E): number {
  hook.down ??= specials.filter((place) => hook.of(at(t, place))?.some((one) => one.face === 'down'));
  if (hook.down.length === 0) return -1;
  const hidden = isHidden(s, seat);
  for (const place of hook.down) {
    const triggers = hook.of(at(t, place));
    if (triggers === null || !speaks(s, seat, triggers, 'down', e)) continue;
    if (hidden ? couldBeAt(s, place) : placeOf(s, seat) === place) return place;
  }
  return -1;
}

function speaks<E>(s: State, seat: Seat, triggers: readonly Trigger<E>[], face: 'up' | 'down', e: E): boolean {
  for (const trigger of triggers) if (trigger.face === face && holds(s, seat, trigger, e)) return true;
  return false;
}

const holds = <E>(s: State, seat: Seat, trigger: Trigger<E>, e: E): boolean =>
  trigger.if === undefined || trigger.if(s, seat, e);
