// Fiefs: a lord gets the points of a feature that is completed on one of the six tiles of the castle, then leaves the castle. A
// castle that is scored is such a feature for others. Comes after figures are home, before other sets do something of theirs.

import type { Flow } from '@tabella/kernel';
import { askToAct } from '../../rules/acting.ts';
import { plainAward } from '../../rules/awards.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { fiefOf } from '../../rules/core/castle.ts';
import { closedSince } from '../../rules/core/closing.ts';
import { countFeature, newCount, worth } from '../../rules/core/count.ts';
import { featureOf, isClosed, nextMember } from '../../rules/core/features.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { neighbours, tilesRound } from '../../rules/core/grid.ts';
import { type Land, nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { segmentsOn, typeAt, variantAt } from '../../rules/core/tiles.ts';
import { leave } from '../../rules/leaving.ts';
import type { Module, Played } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { SILENT } from '../../rules/silent.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { GARDEN, NONE, ROAD } from '../../tiles/compile.ts';
import { buildingOf, typeIn } from '../../tiles/facts.ts';
import { hasLord, type Lord, lordsOf } from './castle.ts';

const count = newCount();
const round = newFound(9);

/** Something that was completed: what it gives, and a part of it. */
interface Done {
  readonly node: number;
  readonly points: number;
}

export const fiefs: Module = {
  id: 'fiefs',
  plays: ({ sets }) => sets.includes('bridges'),
  deeds: { fief: takePoints },
  steps: { cleared: scoreLords },
  foresees: (s) => {
    const awards: Award[] = [];
    const done = completed(s);
    for (let next = nextLord(s, done); next !== null; next = nextLord(s, done))
      awards.push(...takePoints(s, SILENT, deedOf(s, next.lord, mostOf(next.from))));
    return awards;
  },
};

/** What the tile completed, whether or not anybody was there. */
function completed(s: State): Done[] {
  const { land, tile } = s;
  if (land.castles === 0) return [];
  const nodes: number[] = [];
  const add = (node: number): void => {
    if (!nodes.includes(node)) nodes.push(node);
  };
  for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
    const feature = featureOf(land, nodeOf(land, tile, segment));
    if (typeAt(land, tile, segment) <= ROAD && isClosed(land, feature) && !closedSince(land, tile, feature))
      add(feature);
  }
  const many = tilesRound(land, tile, round);
  for (let i = 0; i < many; i++) {
    const near = nth(round, i);
    const building = buildingOf(variantAt(land, near));
    if (building === NONE || neighbours(land, near) < 8) continue;
    if (typeIn(variantAt(land, near), building) !== GARDEN || s.options.abbot) add(nodeOf(land, near, building));
  }
  return nodes.map((node) => ({ node, points: worth(countFeature(land, node, count), true, s.options) }));
}

/** The next lord with something complete in the fief. A castle on the tile just laid was built in this turn. */
function nextLord(s: State, done: readonly Done[]): { readonly lord: Lord; readonly from: readonly Done[] } | null {
  if (done.length === 0) return null;
  for (const lord of lordsOf(s)) {
    if (halvesOf(s.land, lord.node).includes(s.tile)) continue;
    const fief = fiefOf(s.land, lord.node);
    const from = done.filter(({ node }) => reaches(s.land, node, fief));
    if (from.length > 0) return { lord, from };
  }
  return null;
}

const halvesOf = (land: Land, castle: number): number[] => [
  tileOf(land, castle),
  tileOf(land, nextMember(land, castle)),
];

/** Has the feature a part on one of these tiles? */
function reaches(land: Land, feature: number, tiles: readonly number[]): boolean {
  let at = feature;
  do {
    if (tiles.includes(tileOf(land, at))) return true;
    at = nextMember(land, at);
  } while (at !== feature);
  return false;
}

const mostOf = (from: readonly Done[]): number => Math.max(...from.map(({ points }) => points));

const deedOf = ({ land }: State, { seat, node }: Lord, points: number): Deed => ({
  do: 'fief',
  seat,
  tile: tileOf(land, node),
  segment: segmentOf(land, node),
  points,
});

/** A lord gets so many points and goes home. */
function takePoints(s: State, table: Table, { tile = -1, segment = -1, points = 0 }: Deed): readonly Award[] {
  const lord = lordsOf(s).find(({ node }) => node === nodeOf(s.land, tile, segment));
  if (!lord) throw new Error(`no lord is on tile ${tile}`);
  leave(s, table, lord.seat, lord.slot);
  const award = plainAward(lord.seat, 'other', '3', [{ what: 'bonus', count: 1, each: points }], { name: 'castle' });
  return [{ ...award, tile, segment }];
}

/** Lord by lord. Each chooses which of several points; without The Messages the most are always the best. */
function scoreLords(s: State, table: Table, box: Box): Played {
  if (!hasLord(s)) return NOTHING;
  const done = completed(s);
  return nextLord(s, done) === null ? NOTHING : payLords(s, table, box, done);
}

function* payLords(s: State, table: Table, box: Box, done: Done[]): Flow<readonly Award[]> {
  const awards: Award[] = [];
  for (let next = nextLord(s, done); next !== null; next = nextLord(s, done)) {
    const { lord, from } = next;
    const values = [...new Set(from.map(({ points }) => points))].sort((a, b) => b - a);
    const deeds = values.map((points) => deedOf(s, lord, points));
    const [most] = deeds;
    const given =
      most && (s.options.messages === 'off' || deeds.length === 1)
        ? takePoints(s, table, most)
        : yield* askToAct(s, table, box, { seat: lord.seat, step: 'fief', deeds, mayPass: false });
    awards.push(...given);
    done.push(...given.map(({ points }) => ({ node: lord.node, points })));
  }
  return awards;
}
