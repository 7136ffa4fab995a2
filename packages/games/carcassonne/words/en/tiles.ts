// What a tile is called by what is drawn on it: `corner city with a road`, `monastery`, `two road bends`.

import { inWords, list } from '@tabella/ui/english';
import { kindOf, setOf } from '../../tiles/known.ts';
import { EDGES, type SegmentDoc, type SegmentType, type TileDoc } from '../../tiles/schema.ts';

/** Without an article: `straight road`. */
export function tileName(kind: string): string {
  const doc = kindOf(kind);
  if (!doc) return 'tile';
  const [first = 'field', ...rest] = [
    ...of(doc, 'monastery').map((building) => monasteryName(building, kind)),
    ...grouped(of(doc, 'city').map(cityName)),
    ...roadNames(of(doc, 'road')),
    ...of(doc, 'river').map(riverName),
    ...(doc.volcano ? ['volcano'] : []),
    ...(doc.dragon ? ['dragon'] : []),
    ...(doc.portal ? ['portal'] : []),
    ...(doc.features.some(({ princess }) => princess) ? ['princess'] : []),
    ...(doc.watchtower ? ['watchtower'] : []),
    ...(doc.circus ? ['circus'] : []),
    ...(doc.acrobats ? ['place for acrobats'] : []),
    ...(doc.tower ? ['tower base'] : []),
    ...(doc.hill ? ['hill'] : []),
    ...(doc.vineyard ? ['vineyard'] : []),
    ...(doc.wheel ? [`number ${['one', 'two', 'three'][doc.wheel - 1] ?? ''}`] : []),
    ...(doc.id.startsWith('wheel-') && doc.block ? ['wheel of fortune'] : []),
    ...(doc.school ? ['school'] : []),
    ...(doc.fruitTree ? ['fruit tree'] : []),
    ...(doc.windRose ? [doc.windRose === 'full' ? 'wind rose' : 'quarter of a wind rose'] : []),
  ];
  return rest.length > 0 ? `${first} with ${list(rest.map(withArticle))}` : first;
}

/** `a corner city`, `an inn`, `two road bends`. */
export function withArticle(name: string): string {
  if (/^(two|three|four|the) /.test(name)) return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

const of = ({ features }: TileDoc, type: SegmentType): readonly SegmentDoc[] =>
  features.filter((segment) => segment.type === type);

function isStraight({ edges = [] }: SegmentDoc): boolean {
  const [a, b] = edges.map((edge) => EDGES.indexOf(edge));
  return a !== undefined && b !== undefined && Math.abs(a - b) === 2;
}

/** Those in which one may lie down, by their sets. */
const SPECIAL: Readonly<Record<string, string>> = {
  german: 'twin-towered monastery',
  dutch: 'brick monastery',
  japan: 'timber hall',
};

function monasteryName({ shrine, special, church }: SegmentDoc, kind: string): string {
  if (special) return SPECIAL[setOf(kind)] ?? 'monastery';
  return shrine ? 'shrine' : church ? 'church' : 'monastery';
}

function cityName(city: SegmentDoc): string {
  if (city.darmstadtium) return 'great hall in a city';
  if (city.besieged) return `besieged ${cityName({ ...city, besieged: false })}`;
  if (city.cathedral) return 'cathedral';
  switch (city.edges?.length) {
    case 4:
      return 'city on all sides';
    case 3:
      return 'three-sided city';
    case 2:
      return isStraight(city) ? 'city corridor' : 'corner city';
    default:
      return 'city edge';
  }
}

/** Roads that end on the tile meet at a junction, or at a gate. */
function roadNames(roads: readonly SegmentDoc[]): readonly string[] {
  const ends = roads.filter(({ edges }) => edges?.length === 1).length;
  const through = roads.filter(({ edges }) => edges?.length === 2);
  const names = grouped(through.map((road) => (isStraight(road) ? 'straight road' : 'road bend')));
  if (ends === 4) names.push('crossroads');
  else if (ends === 3) names.push('junction');
  else if (ends > 0) names.push(ends === 1 ? 'road' : 'two roads');
  if (roads.some(({ inn }) => inn)) names.push('inn');
  return names;
}

function riverName(river: SegmentDoc): string {
  if (river.edges?.length === 1) return 'end of the river';
  return isStraight(river) ? 'river' : 'river bend';
}

const PLURALS: Readonly<Record<string, string>> = { 'corner city': 'corner cities' };

/** The same things together: `two city edges`. */
function grouped(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const many = names.filter((one) => one === name).length;
    return many === 1 ? name : `${inWords(many)} ${PLURALS[name] ?? `${name}s`}`;
  });
}
