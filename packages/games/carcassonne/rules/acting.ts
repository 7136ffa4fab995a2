// What sets let seats do: their own questions, what is chosen, and figures that leave the land by it.

import { type AskOf, EVERYONE, type Flow, PASS, type Seat } from '@tabella/kernel';
import { chosen, put, question } from './asking.ts';
import type { Box } from './box.ts';
import { type Deed, type FigureChoice, isDeed } from './choices.ts';
import type { Lead, Played, PlayStep } from './module.ts';
import type { Award } from './names.ts';
import { NOTHING, type State } from './state.ts';
import type { CarcassonneTypes, Table } from './types.ts';

/** Everything that sets do by themselves at one place of a turn; the points that it brings. */
export function playSteps(s: State, table: Table, box: Box, steps: readonly PlayStep[]): Played {
  let awards: readonly Award[] = NOTHING;
  for (let i = 0; i < steps.length; i++) {
    const played = (steps[i] as PlayStep)(s, table, box);
    if (isFlow(played)) {
      const isAlone = awards.length === 0 && i + 1 === steps.length;
      return isAlone ? played : playOn(s, table, box, awards, played, steps.slice(i + 1));
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
  steps: readonly PlayStep[],
): Flow<readonly Award[]> {
  const awards = [...before, ...(yield* asking)];
  for (const play of steps) {
    const played = play(s, table, box);
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
