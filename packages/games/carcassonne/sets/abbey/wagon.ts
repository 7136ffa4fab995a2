// The wagon: when its road, city or monastery is scored it may drive on to another one, free and not complete, before anything
// else is looked at.

import type { Flow, Seat } from '@tabella/kernel';
import { askToAct } from '../../rules/acting.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { isComplete } from '../../rules/core/count.ts';
import { featureOf, followersAt, nextMember } from '../../rules/core/features.ts';
import { put, standsOn } from '../../rules/core/figures.ts';
import { tilesAround } from '../../rules/core/grid.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { MOST_SEATS, WAGON } from '../../rules/core/sizes.ts';
import { kindAt, segmentsOn, typeAt } from '../../rules/core/tiles.ts';
import { isBarred } from '../../rules/figures.ts';
import type { PlayStep } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { MONASTERY, ROAD } from '../../tiles/compile.ts';
import { joinedOn } from './joined.ts';

/** By seat: the node from which its wagon may drive on, or 0. */
const FROM = claim(MOST_SEATS);

/** The wagons on a completed feature are noted before they go home. */
export function noteWagons({ land, seats }: State, _table: Table, feature: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const node = standsOn(land, seat, WAGON);
    if (node > 0 && featureOf(land, node) === feature) keep(land, FROM + seat, node);
  }
}

/** The next seat whose wagon may drive on, the active one first; -1 when there is none. */
function nextDriver({ land, seats, active }: State): Seat {
  for (let k = 0; k < seats; k++) {
    const seat = (active + k) % seats;
    if (kept(land, FROM + seat) > 0) return seat;
  }
  return -1;
}

export const mayDriveOn: PlayStep = (s, table, box) => (nextDriver(s) < 0 ? NOTHING : driveOn(s, table, box));

function* driveOn(s: State, table: Table, box: Box): Flow<readonly Award[]> {
  for (let seat = nextDriver(s); seat >= 0; seat = nextDriver(s)) {
    const from = kept(s.land, FROM + seat);
    yield* askToAct(s, table, box, { seat, step: 'wagon', deeds: ways(s, box, from), mayPass: true });
    keep(s.land, FROM + seat, 0);
  }
  return NOTHING;
}

export function drive(s: State, _table: Table, { tile = -1, segment = -1 }: Deed): readonly Award[] {
  put(s.land, nextDriver(s), WAGON, tile, segment);
  return NOTHING;
}

/** Where a wagon may go from here. */
function ways(s: State, box: Box, from: number): Deed[] {
  const { land } = s;
  return nodesFrom(s, from)
    .filter((node) => isFree(land, node) && !isBarred(s, box, WAGON, tileOf(land, node), segmentOf(land, node)))
    .map((node) => ({ do: 'wagon', figure: 'wagon', tile: tileOf(land, node), segment: segmentOf(land, node) }));
}

/** Is anything free where a wagon on a feature that is scored may go? */
export const canDrive = (s: State, from: number): boolean => nodesFrom(s, from).some((node) => isFree(s.land, node));

const nodesFrom = ({ land, options }: State, from: number): number[] =>
  options.wagon === 'joined' ? joinedTo(land, from) : around(land, from);

/** Every part of the tile and of those around it. */
function around(land: Land, from: number): number[] {
  const nodes: number[] = [];
  for (const tile of tilesAround(land, tileOf(land, from)))
    for (let segment = 0; segment < segmentsOn(land, tile); segment++) nodes.push(nodeOf(land, tile, segment));
  return nodes;
}

/** What meets the feature that was scored, wherever it does. */
function joinedTo(land: Land, from: number): number[] {
  const nodes = new Set<number>();
  let at = from;
  do {
    const tile = tileOf(land, at);
    for (const segment of joinedOn(kindAt(land, tile), segmentOf(land, at))) nodes.add(nodeOf(land, tile, segment));
    at = nextMember(land, at);
  } while (at !== from);
  return [...nodes].sort((a, b) => a - b);
}

/** A road, city or monastery that is not complete, and nobody's. */
function isFree(land: Land, node: number): boolean {
  const type = typeAt(land, tileOf(land, node), segmentOf(land, node));
  if (type > ROAD && type !== MONASTERY) return false;
  return followersAt(land, featureOf(land, node)) === 0 && !isComplete(land, node);
}

export function checkWagons({ land, seats }: State): void {
  for (let seat = 0; seat < seats; seat++) {
    if (kept(land, FROM + seat) > 0 && standsOn(land, seat, WAGON) !== 0)
      throw new Error(`the wagon of seat ${seat} may drive on, but is not at home`);
  }
}
