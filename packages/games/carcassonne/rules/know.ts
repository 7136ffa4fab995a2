// What nobody knows: the order of the tiles and of the messages not yet seen. What is known of a state is the state with
// both put in order; to imagine is to shuffle them again.

import type { Chance } from '@tabella/kernel';
import { MESSAGES, PILE } from './core/land.ts';
import { unseenParts } from './pile.ts';
import { unseenMessages } from './stack.ts';
import { clone, type State } from './state.ts';

/** Tiles and messages are drawn only where a step ends, so that the resting state knows as much as any viewer. */
export function know(rest: State): State {
  const known = clone(rest);
  const { mem } = known.land;
  unseenParts(known.options, known.at, (from, to) => mem.subarray(PILE + from, PILE + to).sort());
  mem.subarray(MESSAGES, MESSAGES + unseenMessages(known)).sort();
  return known;
}

export function imagine(known: State, chance: Chance): State {
  const world = clone(known);
  const { mem } = world.land;
  unseenParts(world.options, world.at, (from, to) => mix(mem, PILE + from, PILE + to, chance));
  mix(mem, MESSAGES, MESSAGES + unseenMessages(world), chance);
  return world;
}

/** Tiles and messages that nobody has seen come in another order. */
export function anew(rest: State, now: State, chance: Chance): void {
  const { mem } = imagine(now, chance).land;
  const from = Math.max(rest.at, now.at);
  for (const { land } of [rest, now]) {
    land.mem.set(mem.subarray(PILE + from, PILE + now.size), PILE + from);
    land.mem.set(mem.subarray(MESSAGES, MESSAGES + unseenMessages(now)), MESSAGES);
  }
}

function mix(mem: Int16Array, from: number, to: number, chance: Chance): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + chance.int(i - from + 1);
    const other = mem[j] as number;
    mem[j] = mem[i] as number;
    mem[i] = other;
  }
}
