// A worker thread of a tournament: plays one fixture at a time.

import { type Entrant, parseBots } from '@tabella/bots';
import type { GamePackage } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import type { Fixture } from './fixtures.ts';
import { type Ground, type Outcome, playFixture } from './outcome.ts';

export interface Task {
  readonly ground: Ground;
  readonly fixture: Fixture;
}

let at: { readonly gamePackage: GamePackage; readonly entrants: readonly Entrant[]; readonly key: string } | null =
  null;

export default async function play({ ground, fixture }: Task): Promise<Outcome> {
  const key = `${ground.game} ${ground.bots}`;
  if (at?.key !== key) at = { ...(await settle(ground)), key };
  return playFixture(at.gamePackage, at.entrants, ground, fixture);
}

async function settle(ground: Ground): Promise<{ gamePackage: GamePackage; entrants: readonly Entrant[] }> {
  const gamePackage = await gamePackageOf(ground.game);
  if (gamePackage === null) throw new Error(`There is no game "${ground.game}".`);
  const parsed = parseBots(ground.bots, gamePackage);
  if (!parsed.ok) throw new Error(parsed.reason);
  return { gamePackage, entrants: parsed.entrants };
}
