// What the package.ts of a game gives, and how the package that has a version of its rules is found in it.

import type { GamePackage } from '@tabella/kernel';

/** The package; or how it is loaded, for a game that needs files beside its code. */
export type PackageDoor = { readonly gamePackage: GamePackage } | { loadPackage(): Promise<GamePackage> };

/** Without a version: the package of today. Null when there is no such game, or the version is not kept. */
export async function packageBehind(door: PackageDoor | undefined, rules?: number): Promise<GamePackage | null> {
  if (door === undefined) return null;
  const today = 'gamePackage' in door ? door.gamePackage : await door.loadPackage();
  if (rules === undefined || rules === today.game.rules) return today;
  return (await today.past?.[rules]?.()) ?? null;
}
