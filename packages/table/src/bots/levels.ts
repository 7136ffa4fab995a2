// Which bots may sit at a table. The list is closed: a bot with any budget would be a way to tie up the house.

import { botNames } from '@tabella/arena';
import type { Room } from '@tabella/kernel';

/** Weakest first: the game's own, or searches for a game that has none. */
export function botsOf(room: Room): readonly string[] {
  const own = room.bots.flatMap((kind) => (kind.apart ? [] : [kind.id]));
  return own.length > 0 ? ['random', ...own] : botNames(room);
}

/** Of the game's own bots the one in the middle; without any, a search that nobody has to wait for. */
export function usualBot(room: Room): string {
  const own = room.bots.filter((kind) => !kind.apart);
  return own[Math.floor(own.length / 2)]?.id ?? 'search:100';
}
