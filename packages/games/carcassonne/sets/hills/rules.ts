// Hills & Sheep: a tile that nobody has seen goes under every hill; vineyards make monasteries worth more; a shepherd gathers
// sheep in a field, until a wolf comes or everybody's sheep there are scored.

import type { Flow } from '@tabella/kernel';
import { askToAct } from '../../rules/acting.ts';
import { plainAward } from '../../rules/awards.ts';
import { drawToken } from '../../rules/bags.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { isEnclosed } from '../../rules/core/enclosed.ts';
import { featureOf } from '../../rules/core/features.ts';
import { everyone, standsOn } from '../../rules/core/figures.ts';
import { type Land, nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { SHEPHERD } from '../../rules/core/sizes.ts';
import { kindAt, variantAt } from '../../rules/core/tiles.ts';
import { leave } from '../../rules/leaving.ts';
import type { Module, Played } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { FIELD } from '../../tiles/compile.ts';
import { isWild, segmentsOf, typeIn } from '../../tiles/facts.ts';
import { addSheep, bagOf, clearSheep, sheepOf, sheepOn, shepherdsOn, WOLF } from './flocks.ts';
import { hills as tiles } from './tiles.ts';
import { expects, weighs } from './weights.ts';

/** To score comes first: a seat that is away keeps what it has. */
const DEEDS: readonly Deed[] = Object.freeze([Object.freeze({ do: 'stable' }), Object.freeze({ do: 'grow' })]);

export const hills: Module = {
  id: 'hills',
  plays: ({ sets }) => sets.includes('hills'),
  tiles,
  figures: ({ sets }) => (sets.includes('hills') ? [SHEPHERD] : []),
  steps: { laid: hideTile, acted: tend },
  only: { laid: ({ hill }) => hill === true },
  deeds: {
    stable: (s, table) => stable(s, table, featureOf(s.land, standsOn(s.land, s.active, SHEPHERD))),
    grow: (s, table) => {
      gather(s, table);
      return NOTHING;
    },
  },
  bags: { sheep: bagOf },
  expects,
  weighs,
  tokens: (s) =>
    everyone(s.land, SHEPHERD).map(({ seat, node }) => ({
      token: 'sheep',
      tile: tileOf(s.land, node),
      segment: segmentOf(s.land, node),
      count: sheepOf(s.land, seat),
    })),
  check: ({ land }) => {
    for (const { seat } of everyone(land, SHEPHERD)) {
      if (sheepOf(land, seat) === 0) throw new Error(`the shepherd of seat ${seat} has no sheep`);
    }
    bagOf(land);
  },
};

/** The last tile of the pile is as good as any: nobody has seen it. */
function hideTile(s: State): readonly Award[] {
  if (s.at < s.size) {
    s.size--;
    s.hidden++;
  }
  return NOTHING;
}

/** A new shepherd draws; one whose field the tile extends is asked; whoever is in an enclosed field is scored. */
function tend(s: State, table: Table, box: Box): Played {
  const { land, active, tile } = s;
  const own = standsOn(land, active, SHEPHERD);
  if (own > 0 && tileOf(land, own) === tile) {
    clearSheep(land, active);
    gather(s, table);
  } else if (own > 0 && tileOf(land, own) < tile && isPartOf(land, tile, featureOf(land, own))) {
    return tendFlock(s, table, box);
  }
  return stableEnclosed(s, table);
}

function* tendFlock(s: State, table: Table, box: Box): Flow<readonly Award[]> {
  const awards = yield* askToAct(s, table, box, { seat: s.active, step: 'flock', deeds: DEEDS, mayPass: false });
  return [...awards, ...stableEnclosed(s, table)];
}

function stableEnclosed(s: State, table: Table): readonly Award[] {
  const { land } = s;
  let awards: readonly Award[] = NOTHING;
  for (let seat = 0; seat < s.seats; seat++) {
    const node = standsOn(land, seat, SHEPHERD);
    if (node <= 0) continue;
    const field = featureOf(land, node);
    if (mayEnclose(land, s.tile, field) && isEnclosed(land, field)) awards = [...awards, ...stable(s, table, field)];
  }
  return awards;
}

/** Can the tile have closed the last way out of a field? It is part of the field, or lies against anything. */
const mayEnclose = (land: Land, tile: number, field: number): boolean =>
  isWild(kindAt(land, tile)) || isPartOf(land, tile, field);

/** Has the tile a segment of this field? */
function isPartOf(land: Land, tile: number, field: number): boolean {
  const variant = variantAt(land, tile);
  for (let segment = 0; segment < segmentsOf(variant); segment++)
    if (typeIn(variant, segment) === FIELD && featureOf(land, nodeOf(land, tile, segment)) === field) return true;
  return false;
}

/** Sheep stay beside the shepherd of the active seat; the wolf drives shepherd and sheep away. */
function gather(s: State, table: Table): void {
  const { land, active } = s;
  const sheep = drawToken(table, active, bagOf(land), (count) => (count === WOLF ? 'wolf' : 'sheep'));
  if (sheep === WOLF) leave(s, table, active, SHEPHERD);
  else addSheep(land, active, sheep);
}

/** Every shepherd on the field scores all sheep there and goes home. */
function stable(s: State, table: Table, field: number): readonly Award[] {
  const { land, active } = s;
  const sheep = sheepOn(land, field);
  const seats = shepherdsOn(land, field, active);
  for (const seat of seats) leave(s, table, seat, SHEPHERD);
  return seats.map((seat) =>
    plainAward(seat, 'other', '2', [{ what: 'bonus', count: sheep, each: 1 }], { name: 'flock' }),
  );
}
