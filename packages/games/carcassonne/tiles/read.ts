// Reading a tile file from anywhere: sound sets, or a reason that names the tile and the field.

import { planarFault } from './planar.ts';
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

export type ReadTiles =
  | { readonly ok: true; readonly sets: readonly SetDoc[] }
  | { readonly ok: false; readonly reason: string };

class Bad extends Error {}

/** A file is `{ sets: [{ id, name, total, tiles }] }`. */
export function readTiles(given: unknown): ReadTiles {
  try {
    const file = record(given, 'the file');
    const ids = new Set<string>();
    const sets = list(file.sets, 'the file', 'sets').map((one) => readSet(one, ids));
    return { ok: true, sets };
  } catch (thrown) {
    if (!(thrown instanceof Bad)) throw thrown;
    return { ok: false, reason: thrown.message };
  }
}

function readSet(given: unknown, ids: Set<string>): SetDoc {
  const set = record(given, 'a set');
  const id = text(set.id, 'a set', 'id');
  const name = text(set.name, `set ${id}`, 'name');
  const total = whole(set.total, `set ${id}`, 'total', 1);
  const tiles = list(set.tiles, `set ${id}`, 'tiles').map((one) => readTile(one, id, ids));
  const sum = tiles.reduce((all, tile) => all + tile.count, 0);
  if (sum !== total) throw new Bad(`set ${id}, total: it says ${total}, but its tiles are ${sum}`);
  return { id, name, total, tiles };
}

function readTile(given: unknown, set: string, ids: Set<string>): TileDoc {
  const tile = record(given, `a tile of set ${set}`);
  const id = text(tile.id, `a tile of set ${set}`, 'id');
  if (ids.has(id)) throw new Bad(`${id}, id: there are two tiles of this name`);
  ids.add(id);
  const count = whole(tile.count, id, 'count', 1);
  const edges = text(tile.edges, id, 'edges');
  if (!/^[CRFV]{4}$/.test(edges)) throw new Bad(`${id}, edges: "${edges.slice(0, 20)}" is not four of C, R, F and V`);
  const gardenCopies = tile.gardenCopies === undefined ? 0 : whole(tile.gardenCopies, id, 'gardenCopies', 0);
  const startCopies = tile.startCopies === undefined ? 0 : whole(tile.startCopies, id, 'startCopies', 0);
  if (gardenCopies > count) throw new Bad(`${id}, gardenCopies: more than there are tiles`);
  if (startCopies > count) throw new Bad(`${id}, startCopies: more than there are tiles`);
  const features = list(tile.features, id, 'features').map((one, i) => readSegment(one, id, i));
  if (features.length + (gardenCopies > 0 ? 1 : 0) > MOST_SEGMENTS)
    throw new Bad(`${id}, features: more than ${MOST_SEGMENTS}, a garden included`);
  const doc: TileDoc = {
    id,
    ...(typeof tile.letter === 'string' ? { letter: tile.letter } : {}),
    count,
    edges,
    ...(gardenCopies > 0 ? { gardenCopies } : {}),
    ...(startCopies > 0 ? { startCopies } : {}),
    note: typeof tile.note === 'string' ? tile.note : '',
    features,
  };
  checkEdges(doc);
  checkFields(doc);
  const crossing = planarFault(doc);
  if (crossing) throw new Bad(`${id}, ${crossing}`);
  return doc;
}

function readSegment(given: unknown, id: string, i: number): SegmentDoc {
  const at = `features[${i}]`;
  const doc = record(given, `${id}, ${at}`);
  const type = SEGMENT_TYPES.find((one) => one === doc.type);
  if (!type) throw new Bad(`${id}, ${at}.type: "${String(doc.type).slice(0, 20)}" is no kind of feature`);
  const reaches = type === 'city' || type === 'road' || type === 'river';
  const pennants = doc.pennants === undefined ? 0 : whole(doc.pennants, id, `${at}.pennants`, 0);
  const only = (field: string, on: string): void => {
    if (doc[field] !== undefined && doc[field] !== false && doc[field] !== 0 && type !== on)
      throw new Bad(`${id}, ${at}.${field}: only a ${on} has it, not a ${type}`);
  };
  only('pennants', 'city');
  only('inn', 'road');
  only('cathedral', 'city');
  only('goods', 'city');
  only('halves', 'field');
  only('cities', 'field');
  if (!reaches && doc.edges !== undefined) throw new Bad(`${id}, ${at}.edges: a ${type} reaches no edge`);
  const goods = GOODS.find((one) => one === doc.goods);
  if (doc.goods !== undefined && !goods)
    throw new Bad(`${id}, ${at}.goods: "${String(doc.goods).slice(0, 20)}" is no kind of goods`);
  return {
    type,
    ...(reaches ? { edges: names<Edge>(doc.edges, EDGES, id, `${at}.edges`, 1) } : {}),
    ...(type === 'field'
      ? {
          halves: names<Half>(doc.halves, HALVES, id, `${at}.halves`, 0),
          cities: list(doc.cities, id, `${at}.cities`).map((one) => whole(one, id, `${at}.cities`, 0)),
        }
      : {}),
    ...(pennants > 0 ? { pennants } : {}),
    ...(doc.inn === true ? { inn: true } : {}),
    ...(doc.cathedral === true ? { cathedral: true } : {}),
    ...(goods ? { goods } : {}),
  };
}

/** Every edge belongs to what its letter says, every half-edge beside it to one field. */
function checkEdges({ id, edges, features }: TileDoc): void {
  const owner = new Map<string, number>();
  features.forEach((segment, i) => {
    for (const part of [...(segment.edges ?? []), ...(segment.halves ?? [])]) {
      const other = owner.get(part);
      if (other !== undefined) throw new Bad(`${id}, features[${i}]: ${part} belongs to features[${other}] already`);
      owner.set(part, i);
    }
  });
  EDGES.forEach((edge, k) => {
    const letter = edges[k] as 'C' | 'R' | 'F' | 'V';
    const wanted = { C: 'city', R: 'road', V: 'river', F: undefined }[letter];
    const found = features[owner.get(edge) ?? -1]?.type;
    if (found !== wanted)
      throw new Bad(`${id}, edges: ${edge} is ${letter}, but its feature is ${found ? `a ${found}` : 'missing'}`);
    const [left, right] = [owner.get(`${edge}L`), owner.get(`${edge}R`)];
    if (letter === 'C') {
      if (left !== undefined || right !== undefined)
        throw new Bad(`${id}, features[${left ?? right}].halves: a field reaches the city edge ${edge}`);
      return;
    }
    if (left === undefined || right === undefined)
      throw new Bad(`${id}, features: no field has the half ${edge}${left === undefined ? 'L' : 'R'}`);
    if (letter === 'F' && left !== right)
      throw new Bad(`${id}, features[${left}].halves: the field edge ${edge} is split between two fields`);
  });
}

/** Fields touch cities of their own tile, and always those across a corner. */
function checkFields({ id, features }: TileDoc): void {
  features.forEach((field, i) => {
    if (field.type !== 'field') return;
    const cities = field.cities ?? [];
    if (new Set(cities).size !== cities.length) throw new Bad(`${id}, features[${i}].cities: one city is named twice`);
    for (const city of cities) {
      if (features[city]?.type !== 'city') throw new Bad(`${id}, features[${i}].cities: features[${city}] is no city`);
    }
    if (cities.length === 0 && (field.halves ?? []).length === 0)
      throw new Bad(`${id}, features[${i}]: a field that reaches no edge and touches no city`);
    for (const half of field.halves ?? []) {
      const k = HALVES.indexOf(half);
      const across = EDGES[(k % 2 === 0 ? (k + 7) % 8 : (k + 1) % 8) >> 1] as Edge;
      const city = features.findIndex((one) => one.type === 'city' && one.edges?.includes(across));
      if (city >= 0 && !cities.includes(city))
        throw new Bad(`${id}, features[${i}].cities: at ${half} it touches the city at ${across}, features[${city}]`);
    }
  });
}

function record(given: unknown, where: string): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Bad(`${where}: not an object`);
  return given as Record<string, unknown>;
}

function list(given: unknown, where: string, field: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new Bad(`${where}, ${field}: not a list`);
  return given;
}

function text(given: unknown, where: string, field: string): string {
  if (typeof given !== 'string' || given === '') throw new Bad(`${where}, ${field}: not a text`);
  return given;
}

function whole(given: unknown, where: string, field: string, min: number): number {
  if (!Number.isInteger(given) || (given as number) < min || (given as number) > 1000)
    throw new Bad(`${where}, ${field}: not a whole number from ${min} on`);
  return given as number;
}

function names<T extends string>(given: unknown, of: readonly T[], id: string, field: string, min: number): T[] {
  const found = list(given, id, field).map((one) => {
    const name = of.find((known) => known === one);
    if (!name) throw new Bad(`${id}, ${field}: "${String(one).slice(0, 20)}" is none of ${of.join(' ')}`);
    return name;
  });
  if (found.length < min) throw new Bad(`${id}, ${field}: empty`);
  return found;
}
