// How things are called: people on the land, places, numbers.

import { list, plural } from '@tabella/ui/english';
import type { FeatureType, FigureKind, Marker } from '../../rules/names.ts';
import type { DrawnView } from '../../rules/view.ts';
import { kindOf } from '../../tiles/known.ts';

export const points = (number: number): string => plural(number, 'point');

/** How a tile lies, from how it is drawn. */
export const TURNS: readonly string[] = ['as drawn', 'turned 90°', 'turned 180°', 'turned 270°'];

export const FIGURES: Readonly<Record<FigureKind, string>> = {
  meeple: 'meeple',
  big: 'big meeple',
  abbot: 'abbot',
  ringmaster: 'ringmaster',
  mayor: 'mayor',
  wagon: 'wagon',
  builder: 'builder',
  pig: 'pig',
  shepherd: 'shepherd',
  barn: 'barn',
};

const ROLES: Readonly<Record<FeatureType, string>> = {
  road: 'highwayman',
  city: 'knight',
  monastery: 'monk',
  garden: 'gardener',
  cloister: 'lying monk',
  field: 'farmer',
  river: 'boatman',
  place: 'acrobat',
  castle: 'lord',
};

/** `a knight`, `the big meeple as farmer`, `the builder`. */
export function figureAs(figure: FigureKind, type: FeatureType, tile?: string): string {
  const role = roleOf(type, tile);
  if (figure === 'meeple') return role === 'acrobat' ? `an ${role}` : `a ${role}`;
  return figure === 'big' ? `the big meeple as ${role}` : `the ${FIGURES[figure]}`;
}

/** On a tile of this kind: a monk of a shrine is a heretic. */
export const roleOf = (type: FeatureType, tile = ''): string => {
  const { features = [], tower } = kindOf(tile) ?? {};
  if (type === 'monastery' && features.some(({ shrine }) => shrine)) return 'heretic';
  if (type === 'place' && tower) return 'guard';
  return type === 'place' && features.some(({ crown }) => crown) ? 'courtier' : ROLES[type];
};

export const MARKERS: Readonly<Record<Marker, string>> = { scorer: 'scoring meeple', messenger: 'messenger' };

const EDGES: Readonly<Record<string, string>> = { C: 'city', R: 'road', V: 'river' };
const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

/** What is on a tile: `monastery, road south`. */
export function tileText({ kind, edges, garden, monastery }: DrawnView): string {
  if (kindOf(kind)?.abbey) return 'abbey, beside anything';
  const parts = Object.entries(EDGES).flatMap(([letter, what]) => {
    const sides = SIDES.filter((_, i) => edges[i] === letter);
    return sides.length === 0 ? [] : [`${what} ${sides.length === 4 ? 'all round' : list(sides)}`];
  });
  if (monastery) parts.unshift('monastery');
  if (garden) parts.push('garden');
  return parts.length > 0 ? parts.join(', ') : 'fields';
}
