// The package by which a match was played, loaded when it is needed: in the page and in workers.

import type { GamePackage, Log } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry/browser/packages';

type Found =
  | { readonly ok: true; readonly gamePackage: GamePackage }
  /** There is no such game, or its rules of that version are not kept. */
  | { readonly ok: false; readonly missing: 'game' | 'rules' };

export async function loadPackage({ game, rules }: Pick<Log, 'game' | 'rules'>): Promise<Found> {
  const gamePackage = await gamePackageOf(game, rules);
  if (gamePackage) return { ok: true, gamePackage };
  return { ok: false, missing: (await gamePackageOf(game)) ? 'rules' : 'game' };
}
