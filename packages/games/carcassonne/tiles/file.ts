// The shape of a tile file, and what is wrong with one that does not have it, in the words of somebody who writes such files.

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { EDGES, GOODS, HALVES, SECTORS, SEEN, SEGMENT_TYPES, type SegmentDoc, WIND_ROSES } from './schema.ts';

const MOST = 1000;
const strict = { additionalProperties: false } as const;
/** What is said of a value that is not of its kind. */
const whole = (least: number) =>
  Type.Integer({ minimum: least, maximum: MOST, fault: `not a whole number from ${least} on` });
const text = Type.String({ minLength: 1, fault: 'not a text' });
const remark = Type.String({ fault: 'not a text' });
const flag = Type.Boolean({ fault: 'neither true nor false' });
const list = { fault: 'not a list' } as const;
const record = { ...strict, fault: 'not an object' } as const;

const Segment = Type.Object(
  {
    type: Type.Enum([...SEGMENT_TYPES], { fault: 'no kind of feature' }),
    edges: Type.Optional(Type.Array(Type.Enum([...EDGES]), list)),
    sharedEdges: Type.Optional(Type.Array(Type.Enum([...EDGES]), list)),
    halves: Type.Optional(Type.Array(Type.Enum([...HALVES]), list)),
    cities: Type.Optional(Type.Array(whole(0), list)),
    pennants: Type.Optional(whole(0)),
    inn: Type.Optional(flag),
    cathedral: Type.Optional(flag),
    apart: Type.Optional(Type.Array(whole(0), list)),
    princess: Type.Optional(flag),
    tunnel: Type.Optional(flag),
    crosses: Type.Optional(flag),
    inCity: Type.Optional(flag),
    shrine: Type.Optional(flag),
    church: Type.Optional(flag),
    darmstadtium: Type.Optional(flag),
    besieged: Type.Optional(flag),
    special: Type.Optional(flag),
    crown: Type.Optional(Type.Enum([...SECTORS], { fault: 'no sector of the wheel' })),
    at: Type.Optional(Type.Array(whole(0), list)),
    noCastle: Type.Optional(flag),
    goods: Type.Optional(Type.Enum([...GOODS], { fault: 'no kind of goods' })),
  },
  record,
);
const Tile = Type.Object(
  {
    id: text,
    letter: Type.Optional(remark),
    count: whole(1),
    edges: Type.String({ pattern: '^([CRFV#]{4}|[*]{4})$', fault: 'not four of C, R, F and V' }),
    gardenCopies: Type.Optional(whole(0)),
    startCopies: Type.Optional(whole(0)),
    block: Type.Optional(Type.Array(whole(0), list)),
    watchtower: Type.Optional(
      Type.Object({ points: whole(1), per: Type.Enum([...SEEN], { fault: 'nothing that a tower counts' }) }, record),
    ),
    windRose: Type.Optional(Type.Enum([...WIND_ROSES], { fault: 'no wind rose' })),
    abbey: Type.Optional(flag),
    circus: Type.Optional(flag),
    acrobats: Type.Optional(flag),
    tower: Type.Optional(flag),
    hill: Type.Optional(flag),
    vineyard: Type.Optional(flag),
    fruitTree: Type.Optional(flag),
    wheel: Type.Optional(whole(1)),
    instead: Type.Optional(text),
    school: Type.Optional(flag),
    splitEdges: Type.Optional(Type.Array(Type.Enum([...EDGES]), list)),
    volcano: Type.Optional(flag),
    dragon: Type.Optional(flag),
    portal: Type.Optional(flag),
    bazaar: Type.Optional(flag),
    note: Type.Optional(remark),
    features: Type.Array(Segment, list),
  },
  record,
);
const TileSet = Type.Object({ id: text, name: text, total: whole(1), tiles: Type.Array(Tile, list) }, record);
const TileFile = Type.Object({ sets: Type.Array(TileSet, { minItems: 1, ...list }) }, record);

export type GivenFile = Static<typeof TileFile>;
export type GivenSet = Static<typeof TileSet>;
export type GivenTile = Static<typeof Tile>;
export type GivenSegment = Static<typeof Segment>;

/** Which kind of feature alone may have a field. */
export const ONLY_ON: Readonly<Partial<Record<keyof SegmentDoc, SegmentDoc['type']>>> = {
  pennants: 'city',
  inn: 'road',
  cathedral: 'city',
  goods: 'city',
  apart: 'field',
  princess: 'city',
  tunnel: 'road',
  crosses: 'city',
  inCity: 'monastery',
  shrine: 'monastery',
  church: 'monastery',
  darmstadtium: 'city',
  sharedEdges: 'city',
  besieged: 'city',
  special: 'monastery',
  crown: 'place',
  at: 'place',
  noCastle: 'city',
  halves: 'field',
  cities: 'field',
};

export const isTileFile = (given: unknown): given is GivenFile => Value.Check(TileFile, given);

/** The first thing that is wrong with a value that is no tile file, with the set, the tile and the field. */
export function fileFault(given: unknown): string {
  const error = Value.Errors(TileFile, given).find(({ keyword }) => keyword !== 'boolean');
  if (!error) return 'the file: not a file of tiles';
  const keys = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') keys.push(error.params.requiredProperties[0] ?? '');
  const { schema, value, where, field } = walk(given, keys);
  const at = field === '' ? where : `${where}, ${field}`;
  if (error.keyword === 'additionalProperties') {
    const [other = ''] = error.params.additionalProperties;
    return `${at}: "${other.slice(0, 20)}" is none of ${Object.keys(schema.properties ?? {}).join(' ')}`;
  }
  if (error.keyword === 'minItems') return `${at}: empty`;
  return `${at}: ${wrongValue(given, keys, schema, value)}`;
}

interface Node {
  readonly fault?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
}

function wrongValue(given: unknown, keys: readonly string[], schema: Node, value: unknown): string {
  const name = keys.at(-1) ?? '';
  const owner = Object.entries(ONLY_ON).find(([one]) => one === name)?.[1];
  const type = get(keys.slice(0, -1).reduce(get, given), 'type');
  if (owner !== undefined && typeof type === 'string' && type !== owner) return onlyOn(owner, type);
  const shown = `"${String(value).slice(0, 20)}" is`;
  if (schema.enum) return `${shown} ${schema.fault ?? `none of ${schema.enum.join(' ')}`}`;
  return schema.pattern && typeof value === 'string' ? `${shown} ${schema.fault}` : (schema.fault ?? 'wrong');
}

export const onlyOn = (owner: string, type: string): string => `only a ${owner} has it, not a ${type}`;

const get = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? (from as Readonly<Record<string, unknown>>)[key] : undefined;

/** Follows a path into the file: the schema and the value at its end, and how people call the place. */
function walk(given: unknown, keys: readonly string[]) {
  let [schema, value]: [Node, unknown] = [TileFile as Node, given];
  let [where, field] = ['the file', ''];
  for (const key of keys) {
    const element = schema.items !== undefined;
    schema = schema.items ?? schema.properties?.[key] ?? {};
    value = get(value, key);
    if (!element) field = field === '' ? key : `${field}.${key}`;
    else if (field === 'sets') [where, field] = [named(value, 'set', 'a set'), ''];
    else if (field === 'tiles') [where, field] = [tileName(value, where), ''];
    else if (field === 'features') field = `features[${key}]`;
  }
  return { schema, value, where, field };
}

const named = (value: unknown, what: string, otherwise: string): string => {
  const id = get(value, 'id');
  return typeof id === 'string' && id !== '' ? `${what} ${id}` : otherwise;
};

const tileName = (value: unknown, set: string): string => {
  const id = get(value, 'id');
  return typeof id === 'string' && id !== '' ? `${set}, ${id}` : `a tile of ${set}`;
};
