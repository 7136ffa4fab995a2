// Checks of lines of play: forks, replays and undo lead to byte-equal states.

import { same } from '../../data.ts';
import { readLog, writeLog } from '../../log.ts';
import { Match } from '../../match.ts';
import type { MatchSnapshot } from '../../snapshot.ts';
import { CheckFailed, expectSame } from '../failure.ts';
import { bytesOf, type HistoryCase } from '../history-case.ts';

export function checkFork({ match }: HistoryCase): void {
  expectSame('fork', 'the forked state', bytesOf(match.state), bytesOf(match.fork().state));
  expectSame('fork', 'the question of the fork', bytesOf(match.batch), bytesOf(match.fork().batch));
}

export function checkReplay({ game, match }: HistoryCase): void {
  const file = readLog(writeLog(match.record()));
  if (!file.ok) throw new CheckFailed('replay', file.reason);
  const again = Match.replay(game, file.log);
  if (!(again instanceof Match)) throw new CheckFailed('replay', again.reason);
  expectSame('replay', 'the replayed state', bytesOf(match.state), bytesOf(again.state));
  expectSame('replay', 'what was told in the replay', bytesOf(match.told), bytesOf(again.told));
}

/** A match that is gone on with from its snapshot is the same match. */
export function checkSnapshot({ game, match, viewers }: HistoryCase): void {
  const { seats, options, fairness } = match;
  const snapshot = JSON.parse(JSON.stringify(match.snapshot())) as MatchSnapshot;
  const resumed = { snapshot, told: match.told.slice(0, snapshot.told) };
  const again = Match.start<unknown, unknown>(game, { seats, options, fairness }, resumed);
  if (!(again instanceof Match)) throw new CheckFailed('snapshot', again.reason);
  const standing = (one: Match<unknown>): string =>
    bytesOf([
      one.state,
      one.asks(),
      one.recent(),
      viewers.map((viewer) => [one.known(viewer), one.undoable(viewer ?? 0)]),
    ]);
  expectSame('snapshot', 'the match from its snapshot', standing(match), standing(again));
}

/** What an undo must bring back. */
export interface Before {
  readonly state: string;
  readonly told: readonly unknown[];
}

export function beforeAnswer(match: Match<unknown>): Before {
  return { state: bytesOf(match.state), told: match.told.slice() };
}

/** After an answer: if it may be taken back by right, everything is as it was before. */
export function checkUndo({ match }: HistoryCase, seat: number, before: Before): boolean {
  const undone = match.undo(seat, 'right');
  if (!undone.ok) return false;
  expectSame('undo', 'the state after an undo', before.state, bytesOf(match.state));
  // Most of what was told is the very same object, so that this is quicker than writing it all down.
  if (!same(before.told, match.told))
    expectSame('undo', 'what was told after an undo', bytesOf(before.told), bytesOf(match.told));
  return true;
}
