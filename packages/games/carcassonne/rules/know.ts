// What nobody knows: the order of the tiles and of the messages not yet seen. What is known of a state is the state with
// both put in order; to imagine is to shuffle them again.

import type { Chance } from '@tabella/kernel';
import { copyMessages, copyPile, mixMessages, mixPile, sortMessages, sortPile } from './core/piles.ts';
import { unseenParts } from './pile.ts';
import { unseenMessages } from './stack.ts';
import { clone, type State } from './state.ts';

/** Tiles and messages are drawn only where a step ends, so that the resting state knows as much as any viewer. */
export function know(rest: State): State {
  const known = clone(rest);
  unseenParts(known.options, known.at, (from, to) => sortPile(known.land, from, to));
  sortMessages(known.land, unseenMessages(known));
  return known;
}

export function imagine(known: State, chance: Chance): State {
  const world = clone(known);
  unseenParts(world.options, world.at, (from, to) => mixPile(world.land, from, to, chance));
  mixMessages(world.land, unseenMessages(world), chance);
  return world;
}

/** Tiles and messages that have been turned up. */
export const revealed = (s: State): number => s.at + s.mixed + s.messages;

/** Tiles and messages that nobody has seen come in another order. */
export function redeal(rest: State, now: State, chance: Chance): void {
  if (rest.mixed !== now.mixed) {
    // Tiles went back into the pile in between: the one order is not a part of the other.
    for (const one of [rest, now]) redealAlone(one, chance);
    return;
  }
  const { land } = imagine(now, chance);
  const from = Math.max(rest.at, now.at);
  for (const one of [rest, now]) {
    copyPile(one.land, land, from, now.size + now.hidden);
    copyMessages(one.land, land, unseenMessages(now));
  }
}

function redealAlone(s: State, chance: Chance): void {
  const { land } = imagine(s, chance);
  copyPile(s.land, land, s.at, s.size + s.hidden);
  copyMessages(s.land, land, unseenMessages(s));
}
