// How the features of one tile must fit each other.

import { EDGES, type Edge, HALVES, type TileDoc, WILD_EDGES } from './schema.ts';

/** What is wrong with a tile, in one sentence. */
export class Bad extends Error {}

/** Every edge belongs to what its letter says, every half-edge beside it to one field. */
export function checkEdges({ edges, features, splitEdges = [] }: TileDoc, where: string): void {
  const owner = new Map<string, number>();
  features.forEach((segment, i) => {
    for (const part of [...(segment.edges ?? []), ...(segment.halves ?? [])]) {
      const other = owner.get(part);
      if (other !== undefined) throw new Bad(`${where}, features[${i}]: ${part} belongs to features[${other}] already`);
      owner.set(part, i);
    }
  });
  if (edges === WILD_EDGES) {
    if (owner.size > 0) throw new Bad(`${where}, edges: nothing reaches an edge that lies against anything`);
    return;
  }
  checkShared(features, owner, where);
  EDGES.forEach((edge, k) => {
    const letter = edges[k] as 'C' | 'R' | 'F' | 'V' | '#';
    const wanted = { C: 'city', R: 'road', V: 'river', F: undefined, '#': undefined }[letter];
    const found = features[owner.get(edge) ?? -1]?.type;
    if (found !== wanted)
      throw new Bad(`${where}, edges: ${edge} is ${letter}, but its feature is ${found ? `a ${found}` : 'missing'}`);
    // Of a seam only what is grass is named.
    if (letter === '#') return;
    const [left, right] = [owner.get(`${edge}L`), owner.get(`${edge}R`)];
    if (letter === 'C') {
      if (left !== undefined || right !== undefined)
        throw new Bad(`${where}, features[${left ?? right}].halves: a field reaches the city edge ${edge}`);
      return;
    }
    if (left === undefined || right === undefined)
      throw new Bad(`${where}, features: no field has the half ${edge}${left === undefined ? 'L' : 'R'}`);
    if (letter === 'F' && left !== right && !splitEdges.includes(edge))
      throw new Bad(`${where}, features[${left}].halves: the field edge ${edge} is split between two fields`);
  });
}

/** A shared edge is that of another city. */
function checkShared(features: TileDoc['features'], owner: ReadonlyMap<string, number>, where: string): void {
  features.forEach(({ sharedEdges = [] }, i) => {
    for (const edge of sharedEdges) {
      const other = owner.get(edge) ?? -1;
      if (other === i || features[other]?.type !== 'city')
        throw new Bad(`${where}, features[${i}].sharedEdges: no other city has ${edge}`);
    }
  });
}

/** Fields touch cities of their own tile, and always those across a corner. */
export function checkFields({ features }: TileDoc, where: string): void {
  features.forEach((field, i) => {
    if (field.type !== 'field') return;
    const cities = field.cities ?? [];
    if (new Set(cities).size !== cities.length)
      throw new Bad(`${where}, features[${i}].cities: one city is named twice`);
    for (const city of cities) {
      if (features[city]?.type !== 'city')
        throw new Bad(`${where}, features[${i}].cities: features[${city}] is no city`);
    }
    if (cities.length === 0 && (field.halves ?? []).length === 0)
      throw new Bad(`${where}, features[${i}]: a field that reaches no edge and touches no city`);
    for (const half of field.halves ?? []) {
      const k = HALVES.indexOf(half);
      const across = EDGES[(k % 2 === 0 ? (k + 7) % 8 : (k + 1) % 8) >> 1] as Edge;
      const city = features.findIndex((one) => one.type === 'city' && one.edges?.includes(across));
      if (city >= 0 && !cities.includes(city) && !field.apart?.includes(city))
        throw new Bad(
          `${where}, features[${i}].cities: at ${half} it touches the city at ${across}, features[${city}]`,
        );
    }
  });
}

/** A tile has one building at most: a monastery or a garden. */
export function checkBuildings({ gardenCopies, features }: TileDoc, where: string): void {
  const first = features.findIndex((one) => one.type === 'monastery');
  const second = features.findIndex((one, i) => one.type === 'monastery' && i > first);
  if (second >= 0) throw new Bad(`${where}, features[${second}]: features[${first}] is a monastery already`);
  if (first >= 0 && gardenCopies) throw new Bad(`${where}, gardenCopies: a tile with a monastery has no garden`);
}
