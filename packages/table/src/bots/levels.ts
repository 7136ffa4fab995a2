// Which bots may sit at a table. The list is closed: a bot with any budget would be a way to tie up the server.

import { botNames, ownBots } from '@tabella/bots';
import type { GamePackage } from '@tabella/kernel';

export { usualBot } from '@tabella/bots';

/** Weakest first: the game's own, or searches for a game that has none. */
export function botsOf(gamePackage: GamePackage): readonly string[] {
  const own = ownBots(gamePackage);
  return own.length > 0 ? ['random', ...own] : botNames(gamePackage);
}
