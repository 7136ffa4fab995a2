// The package of a game that has a version of its rules: today's, or one of those that are kept.

import type { GamePackage } from '@tabella/kernel';

/** Without a version: today's. Null when the version is not kept. */
export async function byRules(today: GamePackage | null, rules: number | undefined): Promise<GamePackage | null> {
  if (today === null || rules === undefined || rules === today.game.rules) return today;
  return (await today.past?.[rules]?.()) ?? null;
}
