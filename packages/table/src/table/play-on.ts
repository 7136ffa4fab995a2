// Playing on: a moment of a finished match becomes the beginning of another one. The match is played again up to there,
// in slices, so that others are served meanwhile.

import { FastChance, type GamePackage, type Log, Match, positionOf, Replay } from '@tabella/kernel';
import { NO_GAME, NO_SEAT, no, type Refused, refused } from '../core/replies.ts';
import type { PlayOn } from '../protocol/index.ts';
import type { Origin } from '../store/port.ts';
import type { ServerDeps } from './ports.ts';
import { inSlices } from './slices.ts';

/** A match that takes longer to be played again is not played on here. */
const MOST_MS = 10_000;

/** A finished match; `code` is that of its table, if it was played here. */
export interface Source {
  readonly log: Log;
  readonly code: string | null;
}

export interface Beginning {
  readonly gamePackage: GamePackage;
  readonly from: Origin;
}

type Moment = Pick<PlayOn, 'row' | 'seat' | 'hidden'>;

class TooLong extends Error {}

export async function beginningOf(
  { packages, random }: Pick<ServerDeps, 'packages' | 'random'>,
  { log, code }: Source,
  { row, seat, hidden }: Moment,
): Promise<Beginning | Refused> {
  if (seat >= log.seats) return NO_SEAT;
  if (row > log.rows.length) return no('no-moment', 'The match is shorter than that.');
  const gamePackage = await packages(log.game, log.rules);
  if (!gamePackage) return unknownRules(log, (await packages(log.game)) !== null);
  const until = performance.now() + MOST_MS;
  const between = (): void => {
    if (performance.now() > until) throw new TooLong();
  };
  try {
    const replay = await inSlices(Replay.opening<unknown>(gamePackage.game, log), between);
    if (!(replay instanceof Replay)) return refused(gamePackage, replay);
    const rest = replay.restBefore(row);
    const match = await inSlices(Match.replaying<unknown, unknown>(gamePackage.game, log, rest), between);
    if (!(match instanceof Match)) return refused(gamePackage, match);
    const chance = new FastChance(Math.floor(random() * 2 ** 52));
    const position = positionOf(match, hidden === 'anew' ? { anewFor: seat } : 'as it was', chance);
    if (!('state' in position)) return refused(gamePackage, position);
    return { gamePackage, from: { position, code, row: rest, seat, hidden } };
  } catch (thrown) {
    if (!(thrown instanceof TooLong)) throw thrown;
    return no('too-long', 'This match takes too long to be played again here.', { case: 'match' });
  }
}

const unknownRules = ({ rules }: Log, known: boolean): Refused =>
  known
    ? no('unknown-rules', `This match was played under rules ${rules}, which are no longer here.`, {
        case: 'version',
        rules,
      })
    : NO_GAME;
