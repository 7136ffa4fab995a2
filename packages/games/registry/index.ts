// The registry: one line per game. Nothing else in the house names a game.

import type { Room } from '@tabella/kernel';

const LOADERS: Readonly<Record<string, () => Promise<Room>>> = {
  carcassonne: async () => (await import('@tabella/carcassonne')).room,
  courier: async () => (await import('@tabella/courier')).room,
  emissary: async () => (await import('@tabella/emissary')).room,
  onmitsu: async () => (await import('@tabella/onmitsu')).room,
  stars: async () => (await import('@tabella/stars')).room,
};

export const gameIds: readonly string[] = Object.keys(LOADERS);

/** The room of a game, or null when there is none of that name. */
export async function roomOf(id: string): Promise<Room | null> {
  return Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null;
}
