// Fast-forward: when no person plays any more, those who look on may let the bots play without pauses.

import type { Fast } from '../protocol/index.ts';
import { changeShown, type Draft, save } from './draft.ts';
import { botAt, nobodySits } from './people.ts';
import { DONE, PLAYED_ON, type Reply } from './replies.ts';
import type { TableState } from './state.ts';
import type { World } from './world.ts';

type Scene = Pick<World, 'gamePackage' | 'match'>;

/** Whether bots can play on without pauses, or do. */
export function fastOf(state: TableState, scene: Scene): Fast {
  if (!botsAlone(state, scene)) return 'no';
  return state.fast ? 'on' : 'possible';
}

/** A match that stands still because everybody left goes on by this, too. */
export function fastForward(draft: Draft): Reply {
  const { state, world } = draft;
  if (!botsAlone(state, world)) return PLAYED_ON;
  if (state.stored.paused && nobodySits(state)) save(draft, { paused: false });
  changeShown(draft, { fast: true });
  return DONE;
}

/** A person plays again: from now on at the usual pace. */
export function slowDown(draft: Draft): void {
  if (draft.state.fast && !botsAlone(draft.state, draft.world)) changeShown(draft, { fast: false });
}

/** No person will be asked anything: their seats are out, or bots play them. */
function botsAlone(state: TableState, { gamePackage, match }: Scene): boolean {
  if (match === null || match.result !== null || state.stored.phase !== 'playing') return false;
  const view = match.view(null);
  return state.stored.seats.every((_, seat) => botAt(state, seat) !== null || (gamePackage.out?.(view, seat) ?? false));
}
