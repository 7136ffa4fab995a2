// Checks of lines of play: forks, replays and undo lead to byte-equal states.

import { same } from '../../data.ts';
import { readLog, writeLog } from '../../log.ts';
import { Match } from '../../match.ts';
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
