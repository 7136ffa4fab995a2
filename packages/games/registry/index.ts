// The registry: one line per game, and nothing else names one. The line is the game's door for the server, the arena and
// the terminal; the browser finds the other two, words and table, in the folder of the game (browser.ts).

import type { Room } from '@tabella/kernel';

const RULES: Readonly<Record<string, () => Promise<{ readonly room: Room }>>> = {
  carcassonne: () => import('@tabella/carcassonne'),
  courier: () => import('@tabella/courier'),
  emissary: () => import('@tabella/emissary'),
  onmitsu: () => import('@tabella/onmitsu'),
  stars: () => import('@tabella/stars'),
};

export const gameIds: readonly string[] = Object.keys(RULES);

/**
 * The room of a game, or null when there is none of that name. With a version of the rules: the room that plays by them,
 * or null when it is not kept.
 */
export async function roomOf(id: string, rules?: number): Promise<Room | null> {
  const room = Object.hasOwn(RULES, id) ? ((await RULES[id]?.())?.room ?? null) : null;
  if (room === null || rules === undefined || rules === room.game.rules) return room;
  return (await room.past?.[rules]?.()) ?? null;
}
