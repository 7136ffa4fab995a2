// Which bots may sit at a table. The list is closed: a bot with any budget would be a way to tie up the house.

import { botNames } from '@tabella/arena';
import type { Room } from '@tabella/kernel';

/** Weakest first. */
export const botsOf = (room: Room): readonly string[] => botNames(room);

/** Of the game's own bots the one in the middle; without any, a search that nobody has to wait for. */
export function usualBot(room: Room): string {
  const own = room.bots.filter((kind) => !kind.apart);
  return own[Math.floor(own.length / 2)]?.id ?? 'search:100';
}
