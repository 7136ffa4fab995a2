// The packages of games in the browser, in a page or in a worker: rules, bots and words of a game, to replay, verify and
// analyse matches without a server. They are found by their place in the game's folder, and each loads by itself. They are
// apart from browser.ts, so that pages without them do not grow.

/// <reference types="vite/client" />

import type { GamePackage } from '@tabella/kernel';
import { type PackageDoor, packageBehind } from './package-door.ts';

const PACKAGES = import.meta.glob<PackageDoor>('../*/package.ts');

/**
 * The package of a game, or null when there is none of that name. With a version of the rules: the one that has them,
 * or null when it is not kept.
 */
export async function gamePackageOf(id: string, rules?: number): Promise<GamePackage | null> {
  return packageBehind(await PACKAGES[`../${id}/package.ts`]?.(), rules);
}
