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

/**
 * The room of a game, or null when there is none of that name. With a version of the rules: the room that plays by them,
 * or null when it is not kept.
 */
export async function roomOf(id: string, rules?: number): Promise<Room | null> {
  const room = Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null;
  if (room === null || rules === undefined || rules === room.game.rules) return room;
  return (await room.past?.[rules]?.()) ?? null;
}
