// Reading a tile file from anywhere: sound sets, or a reason that names the set, the tile and the field.

import { Bad, checkBuildings, checkEdges, checkFields } from './check.ts';
import { fileFault, type GivenSegment, type GivenSet, type GivenTile, isTileFile, ONLY_ON, onlyOn } from './file.ts';
import { planarFault, touchFault } from './planar.ts';
import { MOST_SEGMENTS, type SegmentDoc, type SetDoc, type TileDoc } from './schema.ts';

export type ReadTiles =
  | { readonly ok: true; readonly sets: readonly SetDoc[] }
  | { readonly ok: false; readonly reason: string };

/** A file is `{ sets: [{ id, name, total, tiles }] }`. */
export function readTiles(given: unknown): ReadTiles {
  if (!isTileFile(given)) return { ok: false, reason: fileFault(given) };
  try {
    const setIds = new Set<string>();
    const tileIds = new Set<string>();
    return { ok: true, sets: given.sets.map((one) => readSet(one, setIds, tileIds)) };
  } catch (thrown) {
    if (!(thrown instanceof Bad)) throw thrown;
    return { ok: false, reason: thrown.message };
  }
}

function readSet({ id, name, total, tiles }: GivenSet, setIds: Set<string>, tileIds: Set<string>): SetDoc {
  const where = `set ${id}`;
  if (setIds.has(id)) throw new Bad(`${where}, id: there are two sets of this name`);
  setIds.add(id);
  const read = tiles.map((one) => readTile(one, where, tileIds));
  const sum = read.reduce((all, tile) => all + tile.count, 0);
  if (sum !== total) throw new Bad(`${where}, total: it says ${total}, but its tiles are ${sum}`);
  return { id, name, total, tiles: read };
}

function readTile(tile: GivenTile, set: string, ids: Set<string>): TileDoc {
  const { id, letter, count, edges, gardenCopies = 0, startCopies = 0, note = '' } = tile;
  const { watchtower, windRose, splitEdges, block, wheel, instead } = tile;
  const where = `${set}, ${id}`;
  if (ids.has(id)) throw new Bad(`${where}, id: there are two tiles of this name`);
  ids.add(id);
  if (gardenCopies > count) throw new Bad(`${where}, gardenCopies: more than there are tiles`);
  if (startCopies > count) throw new Bad(`${where}, startCopies: more than there are tiles`);
  const features = tile.features.map((one, i) => readSegment(one, where, `features[${i}]`));
  const further = gardenCopies > 0 || features.some(({ special }) => special) ? 1 : 0;
  if (features.length + further > MOST_SEGMENTS)
    throw new Bad(`${where}, features: more than ${MOST_SEGMENTS}, a garden included`);
  const doc: TileDoc = {
    id,
    ...(letter === undefined ? {} : { letter }),
    count,
    edges,
    ...(gardenCopies > 0 ? { gardenCopies } : {}),
    ...(startCopies > 0 ? { startCopies } : {}),
    ...(block ? { block } : {}),
    ...(wheel ? { wheel } : {}),
    ...(instead ? { instead } : {}),
    ...(watchtower ? { watchtower } : {}),
    ...(windRose ? { windRose } : {}),
    ...tileFlagsOf(tile),
    ...(splitEdges ? { splitEdges } : {}),
    note,
    features,
  };
  if (edges.includes('#') && !block) throw new Bad(`${where}, edges: only a tile of a block has a seam`);
  checkBuildings(doc, where);
  checkEdges(doc, where);
  checkFields(doc, where);
  const fault = planarFault(doc) ?? touchFault(doc);
  if (fault) throw new Bad(`${where}, ${fault}`);
  return doc;
}

const TILE_FLAGS = [
  'volcano',
  'dragon',
  'portal',
  'bazaar',
  'circus',
  'acrobats',
  'tower',
  'hill',
  'vineyard',
  'fruitTree',
  'abbey',
  'school',
] as const;
const FLAGS = [
  'inn',
  'cathedral',
  'shrine',
  'besieged',
  'special',
  'princess',
  'tunnel',
  'crosses',
  'inCity',
  'noCastle',
  'church',
  'darmstadtium',
] as const;

/** The flags that are set. */
const tileFlagsOf = (given: GivenTile): Partial<Record<(typeof TILE_FLAGS)[number], true>> =>
  Object.fromEntries(TILE_FLAGS.filter((flag) => given[flag]).map((flag) => [flag, true]));
const flagsOf = (given: GivenSegment): Partial<Record<(typeof FLAGS)[number], true>> =>
  Object.fromEntries(FLAGS.filter((flag) => given[flag]).map((flag) => [flag, true]));

/** Fields that say nothing, such as no pennants, are left out. */
function readSegment(given: GivenSegment, where: string, at: string): SegmentDoc {
  const { type, edges, sharedEdges, halves, cities, apart, goods, at: spot, crown, pennants = 0 } = given;
  const flags = flagsOf(given);
  const said = { sharedEdges, halves, cities, apart, goods, at: spot, crown, pennants: pennants > 0, ...flags };
  for (const [field, value] of Object.entries(said)) {
    const owner = ONLY_ON[field as keyof typeof said];
    if (owner && type !== owner && value !== undefined && value !== false)
      throw new Bad(`${where}, ${at}.${field}: ${onlyOn(owner, type)}`);
  }
  const reaches = type === 'city' || type === 'road' || type === 'river';
  if (!reaches && edges !== undefined) throw new Bad(`${where}, ${at}.edges: a ${type} reaches no edge`);
  if (reaches && edges === undefined) throw new Bad(`${where}, ${at}.edges: not a list`);
  if (edges?.length === 0) throw new Bad(`${where}, ${at}.edges: empty`);
  if (type === 'field' && halves === undefined) throw new Bad(`${where}, ${at}.halves: not a list`);
  if (type === 'field' && cities === undefined) throw new Bad(`${where}, ${at}.cities: not a list`);
  return {
    type,
    ...(edges ? { edges } : {}),
    ...(sharedEdges ? { sharedEdges } : {}),
    ...(halves ? { halves } : {}),
    ...(cities ? { cities } : {}),
    ...(pennants > 0 ? { pennants } : {}),
    ...(apart ? { apart } : {}),
    ...(goods ? { goods } : {}),
    ...(crown ? { crown } : {}),
    ...(spot ? { at: spot } : {}),
    ...flags,
  };
}
