// What sets let seats do: their own questions, what is chosen, and figures that leave the land by it.

import { type AskOf, EVERYONE, type Flow, PASS, type Seat } from '@tabella/kernel';
import { chosen, put, question } from './asking.ts';
import type { Box, Steps } from './box.ts';
import { type Deed, type FigureChoice, isDeed } from './choices.ts';
import { lowest } from './core/bits.ts';
import { kindAt } from './core/tiles.ts';
import type { Lead, Played, PlayStep } from './module.ts';
import type { Award } from './names.ts';
import { NOTHING, type State } from './state.ts';
import type { CarcassonneTypes, Table } from './types.ts';

/** Of what sets do at a place of a turn: a bit for each that does so for the tile that is drawn or lies. */
export const concerned = ({ land, tile, drawn }: State, { byKind }: Steps): number =>
  byKind[drawn < 0 ? kindAt(land, tile) : drawn >> 1] ?? 0;

/** All that sets do by themselves at a place of the turn of a tile; the points that it brings. */
export const playSteps = (s: State, table: Table, box: Box, steps: Steps): Played =>
  playAll(s, table, box, steps.plays, concerned(s, steps));

/** The same before a tile is drawn. */
export const playBefore = (s: State, table: Table, box: Box): Played =>
  playAll(s, table, box, box.before, (1 << box.before.length) - 1);

function playAll(s: State, table: Table, box: Box, plays: readonly PlayStep[], bits: number): Played {
  let awards: readonly Award[] = NOTHING;
  for (let left = bits; left !== 0; left &= left - 1) {
    const played = (plays[lowest(left)] as PlayStep)(s, table, box);
    if (isFlow(played)) {
      const after = left & (left - 1);
      return awards.length + after === 0 ? played : playOn(s, table, box, awards, played, plays, after);
    }
    if (played.length > 0) awards = [...awards, ...played];
  }
  return awards;
}

/** The same from the first set that asks on. */
function* playOn(
  s: State,
  table: Table,
  box: Box,
  before: readonly Award[],
  asking: Flow<readonly Award[]>,
  plays: readonly PlayStep[],
  bits: number,
): Flow<readonly Award[]> {
  const awards = [...before, ...(yield* asking)];
  for (let left = bits; left !== 0; left &= left - 1) {
    const played = (plays[lowest(left)] as PlayStep)(s, table, box);
    awards.push(...(isFlow(played) ? yield* played : played));
  }
  return awards;
}

/** Is there something to ask first? Most of what sets do in a turn asks nothing, and then no flow is made. */
export const isFlow = (played: Played): played is Flow<readonly Award[]> => !Array.isArray(played);

/** Does what a set lets a seat do; the points that it brings. */
export function perform(s: State, table: Table, box: Box, seat: Seat, deed: Deed): readonly Award[] {
  const act = box.deeds.get(deed.do);
  if (!act) throw new Error(`no set in play knows how to do ${deed.do}`);
  table.announce(EVERYONE, { kind: 'does', seat, deed });
  return act(s, table, deed, box);
}

/** What a set makes the active seat do in the figure step, instead of anything else; null for nothing. */
export function demanded(s: State, { demanding }: Box): Lead | null {
  for (const one of demanding) {
    const lead = one.demands(s);
    if (lead !== null) return lead;
  }
  return null;
}

/** May this be done beside putting a figure? */
export const isBeside = ({ beside }: Box, choice: FigureChoice): choice is Deed =>
  beside.size > 0 && isDeed(choice) && beside.has(choice.do);

/** What a set asks of a seat. */
interface Terms {
  readonly seat: number;
  readonly step: string;
  readonly deeds: readonly Deed[];
  readonly mayPass: boolean;
}

/** Asks a seat what it does of these. Where it may do nothing, that is the answer of a seat that is away. */
export function* askFor(terms: Terms): Flow<Deed | 'pass'> {
  const ask = questionOf(terms);
  return ask === null ? PASS : chosen(ask, yield put(ask));
}

/** Null where there is nothing to do. */
function questionOf({ seat, step, deeds, mayPass }: Terms): AskOf<CarcassonneTypes, 'act'> | null {
  const first = deeds[0];
  if (first === undefined) return null;
  return mayPass
    ? question(seat, 'act', [PASS, ...deeds], PASS, { step })
    : question(seat, 'act', deeds, first, { step });
}

/** Asks a seat what it does of these and does it. */
export function* askToAct(s: State, table: Table, box: Box, terms: Terms): Flow<readonly Award[]> {
  const ask = questionOf(terms);
  const choice = ask === null ? PASS : chosen(ask, yield put(ask));
  return choice === PASS ? NOTHING : perform(s, table, box, terms.seat, choice);
}
