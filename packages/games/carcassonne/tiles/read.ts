// Reading a tile file from anywhere: sound sets, or a reason that names the set, the tile and the field.

import { checkBuildings, checkEdges, checkFields } from './check.ts';
import { planarFault, touchFault } from './planar.ts';
import {
  EDGES,
  type Edge,
  GOODS,
  HALVES,
  type Half,
  MOST_SEGMENTS,
  SEGMENT_TYPES,
  type SegmentDoc,
  type SetDoc,
  type TileDoc,
} from './schema.ts';
import { Bad, checkKeys, flag, list, names, record, remark, text, whole } from './values.ts';

export type ReadTiles =
  | { readonly ok: true; readonly sets: readonly SetDoc[] }
  | { readonly ok: false; readonly reason: string };

const SET_KEYS: readonly (keyof SetDoc)[] = ['id', 'name', 'total', 'tiles'];
const TILE_KEYS: readonly (keyof TileDoc)[] = [
  'id',
  'letter',
  'count',
  'edges',
  'gardenCopies',
  'startCopies',
  'note',
  'features',
];
const SEGMENT_KEYS: readonly (keyof SegmentDoc)[] = [
  'type',
  'edges',
  'halves',
  'cities',
  'pennants',
  'inn',
  'cathedral',
  'goods',
];

/** A file is `{ sets: [{ id, name, total, tiles }] }`. */
export function readTiles(given: unknown): ReadTiles {
  try {
    const file = record(given, 'the file');
    checkKeys(file, ['sets'], 'the file');
    const setIds = new Set<string>();
    const tileIds = new Set<string>();
    const sets = list(file.sets, 'the file', 'sets').map((one) => readSet(one, setIds, tileIds));
    if (sets.length === 0) throw new Bad('the file, sets: empty');
    return { ok: true, sets };
  } catch (thrown) {
    if (!(thrown instanceof Bad)) throw thrown;
    return { ok: false, reason: thrown.message };
  }
}

function readSet(given: unknown, setIds: Set<string>, tileIds: Set<string>): SetDoc {
  const set = record(given, 'a set');
  const id = text(set.id, 'a set', 'id');
  const where = `set ${id}`;
  checkKeys(set, SET_KEYS, where);
  if (setIds.has(id)) throw new Bad(`${where}, id: there are two sets of this name`);
  setIds.add(id);
  const name = text(set.name, where, 'name');
  const total = whole(set.total, where, 'total', 1);
  const tiles = list(set.tiles, where, 'tiles').map((one) => readTile(one, where, tileIds));
  const sum = tiles.reduce((all, tile) => all + tile.count, 0);
  if (sum !== total) throw new Bad(`${where}, total: it says ${total}, but its tiles are ${sum}`);
  return { id, name, total, tiles };
}

function readTile(given: unknown, set: string, ids: Set<string>): TileDoc {
  const tile = record(given, `a tile of ${set}`);
  const id = text(tile.id, `a tile of ${set}`, 'id');
  const where = `${set}, ${id}`;
  checkKeys(tile, TILE_KEYS, where);
  if (ids.has(id)) throw new Bad(`${where}, id: there are two tiles of this name`);
  ids.add(id);
  const count = whole(tile.count, where, 'count', 1);
  const edges = text(tile.edges, where, 'edges');
  if (!/^[CRFV]{4}$/.test(edges))
    throw new Bad(`${where}, edges: "${edges.slice(0, 20)}" is not four of C, R, F and V`);
  const gardenCopies = tile.gardenCopies === undefined ? 0 : whole(tile.gardenCopies, where, 'gardenCopies', 0);
  const startCopies = tile.startCopies === undefined ? 0 : whole(tile.startCopies, where, 'startCopies', 0);
  if (gardenCopies > count) throw new Bad(`${where}, gardenCopies: more than there are tiles`);
  if (startCopies > count) throw new Bad(`${where}, startCopies: more than there are tiles`);
  const features = list(tile.features, where, 'features').map((one, i) => readSegment(one, where, i));
  if (features.length + (gardenCopies > 0 ? 1 : 0) > MOST_SEGMENTS)
    throw new Bad(`${where}, features: more than ${MOST_SEGMENTS}, a garden included`);
  const letter = remark(tile.letter, where, 'letter');
  const doc: TileDoc = {
    id,
    ...(letter === undefined ? {} : { letter }),
    count,
    edges,
    ...(gardenCopies > 0 ? { gardenCopies } : {}),
    ...(startCopies > 0 ? { startCopies } : {}),
    note: remark(tile.note, where, 'note') ?? '',
    features,
  };
  checkBuildings(doc, where);
  checkEdges(doc, where);
  checkFields(doc, where);
  const fault = planarFault(doc) ?? touchFault(doc);
  if (fault) throw new Bad(`${where}, ${fault}`);
  return doc;
}

function readSegment(given: unknown, where: string, i: number): SegmentDoc {
  const at = `features[${i}]`;
  const doc = record(given, `${where}, ${at}`);
  checkKeys(doc, SEGMENT_KEYS, `${where}, ${at}`);
  const type = SEGMENT_TYPES.find((one) => one === doc.type);
  if (!type) throw new Bad(`${where}, ${at}.type: "${String(doc.type).slice(0, 20)}" is no kind of feature`);
  const reaches = type === 'city' || type === 'road' || type === 'river';
  const pennants = doc.pennants === undefined ? 0 : whole(doc.pennants, where, `${at}.pennants`, 0);
  const inn = flag(doc.inn, where, `${at}.inn`);
  const cathedral = flag(doc.cathedral, where, `${at}.cathedral`);
  const only = (on: string, field: string, given: boolean): void => {
    if (given && type !== on) throw new Bad(`${where}, ${at}.${field}: only a ${on} has it, not a ${type}`);
  };
  only('city', 'pennants', pennants > 0);
  only('road', 'inn', inn);
  only('city', 'cathedral', cathedral);
  only('city', 'goods', doc.goods !== undefined);
  only('field', 'halves', doc.halves !== undefined);
  only('field', 'cities', doc.cities !== undefined);
  if (!reaches && doc.edges !== undefined) throw new Bad(`${where}, ${at}.edges: a ${type} reaches no edge`);
  const goods = GOODS.find((one) => one === doc.goods);
  if (doc.goods !== undefined && !goods)
    throw new Bad(`${where}, ${at}.goods: "${String(doc.goods).slice(0, 20)}" is no kind of goods`);
  return {
    type,
    ...(reaches ? { edges: names<Edge>(doc.edges, EDGES, where, `${at}.edges`, 1) } : {}),
    ...(type === 'field'
      ? {
          halves: names<Half>(doc.halves, HALVES, where, `${at}.halves`, 0),
          cities: list(doc.cities, where, `${at}.cities`).map((one) => whole(one, where, `${at}.cities`, 0)),
        }
      : {}),
    ...(pennants > 0 ? { pennants } : {}),
    ...(inn ? { inn } : {}),
    ...(cathedral ? { cathedral } : {}),
    ...(goods ? { goods } : {}),
  };
}
