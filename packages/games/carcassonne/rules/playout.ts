// Playout: the rest of the game at random, without questions, events or messages. For search and for measuring the core: with
// the same chance it ends exactly like the flows do when everybody answers at random and The Messages are off.

import { type Chance, type Flow, sampleOutcome } from '@tabella/kernel';
import { askFor, concerned, demanded, isBeside, isFlow, perform, playBefore, playSteps } from './acting.ts';
import { type Box, boxOf } from './box.ts';
import { put, segmentIn, slotIn } from './core/figures.ts';
import { newFound, nth } from './core/found.ts';
import { draw, drawAnother } from './draw.ts';
import { canTakeAbbot, decideFigure, figuresOn, offersOf, takeAbbot } from './figures.ts';
import { finish } from './final.ts';
import { sendHome, sendOthersHome } from './finish.ts';
import { layOwn, mayLayOwn } from './instead.ts';
import type { Played, TileStep, TurnPass } from './module.ts';
import type { Award } from './names.ts';
import { givenBy, hooked } from './passes.ts';
import { layAnywhere } from './placing.ts';
import { scoreCompleted } from './scoring.ts';
import { SILENT } from './silent.ts';
import { NOTHING, type State } from './state.ts';
import { move, scoreOf } from './track.ts';
import { endTurn } from './turns.ts';
import type { Table } from './types.ts';

const figuresFound = newFound(64);

/** Plays the state to its end and returns everybody's points. The state must rest before a tile is laid. */
export function playOut(s: State, chance: Chance): readonly number[] {
  const box = boxOf(s.options);
  const table = silentWith(chance);
  /** What sets do at this place of a turn; null where none does anything. */
  const own = (step: TileStep, pass: TurnPass | null): (() => void) | null => {
    const steps = box.steps[step];
    const giving = pass === null ? NOTHING : box.at[pass];
    if (giving.length === 0 && steps.plays.length === 0) return null;
    return () => {
      if (concerned(s, steps) !== 0) walk(s, played(playSteps(s, table, box, steps), chance));
      if (pass !== null && giving.length > 0) walk(s, givenBy(giving, s, pass));
    };
  };
  const [drawn, laid, acted, score] = [own('drawn', '1B'), own('laid', '1C'), own('acted', '2'), own('score', null)];
  const [cleared, end] = [own('cleared', null), own('end', '4')];
  const alwaysClears = box.clearing.length > 0;
  if (s.drawn < 0) draw(s, table, box);
  while (s.drawn >= 0 || nextTile(s, table, box, chance)) {
    if (s.drawn >= 0) {
      if (s.stage === 'drawn') drawn?.();
      if (!layAnywhere(s, box, chance)) {
        drawAnother(s, table, box);
        continue;
      }
    }
    laid?.();
    putAtRandom(s, table, box, chance);
    acted?.();
    score?.();
    const scored = scoreCompleted(s, table, box);
    if (scored !== null) walk(s, scored);
    if (box.at['3'].length > 0) walk(s, hooked(box, s, '3'));
    if (scored !== null && (scored.length > 0 || alwaysClears)) sendHome(s, table, box);
    sendOthersHome(s, table, box);
    cleared?.();
    for (const one of box.revealing) one.reveals(s, table, box);
    end?.();
  }
  finish(s, table, box);
  return Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat));
}

/** What is drawn in public is drawn here too. */
const silentWith = (chance: Chance): Table => ({
  ...SILENT,
  chance,
  roll: (sides) => chance.int(sides),
  lot: (ids) => ids[chance.int(ids.length)] ?? 0,
});

/** What a flow comes to when everybody answers at random. */
function drive<T>(flow: Flow<T>, chance: Chance): T {
  let next = flow.next();
  while (!next.done) next = flow.next(sampleOutcome(next.value, chance));
  return next.value;
}

/** The points of what sets did. */
const played = (done: Played, chance: Chance): readonly Award[] => (isFlow(done) ? drive(done, chance) : done);

function walk(s: State, awards: readonly Award[]): void {
  if (awards.length === 0) return;
  for (const award of awards) move(s, SILENT, award, 'scorer');
}

/** Draws for whoever is next, or lays a tile of their own; false when the game is over. */
function nextTile(s: State, table: Table, box: Box, chance: Chance): boolean {
  while (endTurn(s, table, box)) {
    if (s.stage === 'begin' && s.turn === 'turn' && box.at['1A'].length > 0) walk(s, hooked(box, s, '1A'));
    if (box.before.length > 0) walk(s, played(playBefore(s, table, box), chance));
    if (mayLayOwn(s, box) && drive(layOwn(s, table, box), chance)) return true;
    draw(s, table, box);
    if (s.drawn >= 0) return true;
  }
  return false;
}

function putAtRandom(s: State, table: Table, box: Box, chance: Chance): void {
  const must = demanded(s, box);
  if (must !== null) {
    const choice = drive(askFor({ seat: s.active, ...must }), chance);
    walk(s, decideFigure(s, table, box, choice));
    return;
  }
  const many = figuresOn(s, box, figuresFound);
  const more = offersOf(s, box);
  const abbot = canTakeAbbot(s) ? 1 : 0;
  const all = many + abbot + more.many;
  const pick = all === 0 ? 0 : chance.int(all + 1);
  if (pick === 0) return;
  if (pick <= many) {
    const figure = nth(figuresFound, pick - 1);
    put(s.land, s.active, slotIn(figure), s.tile, segmentIn(figure));
    return;
  }
  const place = pick - many - abbot - 1;
  if (place < 0) {
    walk(s, [takeAbbot(s, table)]);
    return;
  }
  if (more.isPut(place)) {
    put(s.land, s.active, more.slotAt(place), more.tileAt(place), more.segmentAt(place));
    return;
  }
  const choice = more.at(s, place);
  if (!isBeside(box, choice)) {
    walk(s, decideFigure(s, table, box, choice));
    return;
  }
  walk(s, perform(s, table, box, s.active, choice));
  putAtRandom(s, table, box, chance);
}
