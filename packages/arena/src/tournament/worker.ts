// A worker thread of a tournament: plays one fixture at a time.

import { type Entrant, parseBots } from '@tabella/bots';
import type { Room } from '@tabella/kernel';
import { roomOf } from '@tabella/registry';
import type { Fixture } from './fixtures.ts';
import { type Ground, type Outcome, playFixture } from './outcome.ts';

export interface Task {
  readonly ground: Ground;
  readonly fixture: Fixture;
}

let at: { readonly room: Room; readonly entrants: readonly Entrant[]; readonly key: string } | null = null;

export default async function play({ ground, fixture }: Task): Promise<Outcome> {
  const key = `${ground.game} ${ground.bots}`;
  if (at?.key !== key) at = { ...(await settle(ground)), key };
  return playFixture(at.room, at.entrants, ground, fixture);
}

async function settle(ground: Ground): Promise<{ room: Room; entrants: readonly Entrant[] }> {
  const room = await roomOf(ground.game);
  if (room === null) throw new Error(`There is no game "${ground.game}".`);
  const parsed = parseBots(ground.bots, room);
  if (!parsed.ok) throw new Error(parsed.reason);
  return { room, entrants: parsed.entrants };
}
