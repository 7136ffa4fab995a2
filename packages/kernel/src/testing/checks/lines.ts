// Checks of lines of play: forks, replays and undo lead to byte-equal states.

import { readLog, writeLog } from '../../log.ts';
import { Match } from '../../match.ts';
import type { MatchSnapshot } from '../../snapshot.ts';
import { CheckFailed, expectSame } from '../failure.ts';
import { bytesOf, expectEqual, type HistoryCase } from '../history-case.ts';

export function checkFork({ match }: HistoryCase): void {
  const fork = match.fork();
  expectEqual('fork', 'the forked state', match.state, fork.state);
  expectEqual('fork', 'the question of the fork', match.batch, fork.batch);
}

/** `asFile`: by way of the file, with all its checksums. */
export function checkReplay({ game, match }: HistoryCase, asFile: boolean): void {
  const file = asFile ? readLog(writeLog(match.record())) : { ok: true as const, log: match.log() };
  if (!file.ok) throw new CheckFailed('replay', file.reason);
  const again = Match.replay(game, file.log);
  if (!(again instanceof Match)) throw new CheckFailed('replay', again.reason);
  expectSame('replay', 'the replayed state', bytesOf(match.state), bytesOf(again.state));
  expectEqual('replay', 'what was told in the replay', match.told, again.told);
}

/** A match that is gone on with from its snapshot is the same match. */
export function checkSnapshot({ game, match, viewers }: HistoryCase): void {
  const { seats, options, fairness } = match;
  const snapshot = JSON.parse(JSON.stringify(match.snapshot())) as MatchSnapshot;
  const resumed = { snapshot, told: match.told.slice(0, snapshot.told) };
  const again = Match.start<unknown, unknown>(game, { seats, options, fairness }, resumed);
  if (!(again instanceof Match)) throw new CheckFailed('snapshot', again.reason);
  const standing = (one: Match<unknown>): unknown => [
    one.state,
    one.asks(),
    one.recent(),
    viewers.map((viewer) => [one.known(viewer), one.undoable(viewer ?? 0)]),
  ];
  expectEqual('snapshot', 'the match from its snapshot', standing(match), standing(again));
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
  expectEqual('undo', 'what was told after an undo', before.told, match.told);
  return true;
}
