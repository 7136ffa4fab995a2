// The late view: everything, as it was at the end of a turn that lies so many turns back. Worked out once for each turn.

import {
  beginsTurn,
  type GamePackage,
  hears,
  type Log,
  Match,
  type OptionValues,
  type Told,
  viewAll,
  wordsAt,
} from '@tabella/kernel';
import { NEVER_LATE, NOT_BEGUN, no, OVER, PLAYERS_LATER, type Refused } from '../core/replies.ts';
import { isSpectator } from '../core/spectators.ts';
import type { LateView } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import type { AnyMatch } from './match-of.ts';
import { inSlices } from './slices.ts';
import { MOST_TOLD } from './view-streams.ts';

/** What is to be shown of a match. */
interface Wanted {
  readonly log: Log;
  /** What was told until the turn ended. */
  readonly told: readonly Told[];
  readonly turn: number;
  readonly turns: number;
}

/** How many turns behind this person may see everything; or why they may not. */
export function delayFor(table: StoredTable, person: string | null): number | Refused {
  if (table.phase !== 'playing') return table.phase === 'gathering' ? NOT_BEGUN : OVER;
  if (person !== null && !isSpectator(table, person)) return PLAYERS_LATER;
  return table.late ?? NEVER_LATE;
}

export class LateViews {
  private last: { readonly of: string; readonly view: Promise<LateView> } | null = null;

  constructor(private readonly gamePackage: GamePackage) {}

  /** To be called when everything in the match is stored. */
  of(match: AnyMatch, late: number): Promise<LateView> | Refused {
    const log = match.log();
    const begins = this.turnsIn(match.told, log.options as OptionValues);
    const turns = begins.length;
    const turn = turns - late;
    if (turn < 1) return no('too-early', `Turn 1 opens with turn ${late + 1}.`, { turn: late + 1 });
    // When something is taken back, an earlier turn may be played again.
    const of = `${turns} ${log.rows.filter((row) => 'undo' in row).length}`;
    if (this.last?.of !== of)
      this.last = { of, view: this.at({ log, told: match.told.slice(0, begins[turn]), turn, turns }) };
    return this.last.view;
  }

  /** Where turns begin among all that was told; only what everybody heard counts, so that everybody can count. */
  private turnsIn(told: readonly Told[], options: OptionValues): number[] {
    const words = wordsAt(this.gamePackage.words, options);
    return told.flatMap(({ to, event }, i) => (hears(to, null) && beginsTurn(words, event) ? [i] : []));
  }

  /** The last moment at which no more had been told. Whatever was told then was never taken back since. */
  private async at({ log, told, turn, turns }: Wanted): Promise<LateView> {
    const { game } = this.gamePackage;
    const moments: { row: number; state: unknown; heard: number; undone: AnyMatch['undone'] }[] = [];
    let played = 0;
    const look = (match: AnyMatch): void => {
      const row = played++;
      if (match.told.length > told.length) return;
      moments[0] = { row, state: game.clone(match.state), heard: match.told.length, undone: match.undone };
    };
    const replayed = await inSlices(Match.replaying<unknown, unknown>(game, log, log.rows.length, look));
    const [moment] = moments;
    if (!(replayed instanceof Match) || !moment) throw new Error('a running match could not be played again');
    const heard = told.slice(0, moment.heard).map(({ event }) => event);
    return {
      turn,
      turns,
      row: moment.row,
      view: viewAll(game, moment.state, false) as LateView['view'],
      told: heard.slice(-MOST_TOLD),
      earlier: Math.max(0, heard.length - MOST_TOLD),
      undone: moment.undone.map((one) => ({ seat: one.seat, at: one.told })),
    };
  }
}
