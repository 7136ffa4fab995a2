// How things are called: people on the land, places, numbers.

import { list, plural } from '@tabella/ui/english';
import type { FeatureType, FigureKind, Marker } from '../../rules/names.ts';
import type { DrawnView } from '../../rules/view.ts';

export const points = (number: number): string => plural(number, 'point');

/** As seen from the start tile: `E2 N1`. */
export function spot(x: number, y: number): string {
  const across = x === 0 ? '' : `${x > 0 ? 'E' : 'W'}${Math.abs(x)}`;
  const down = y === 0 ? '' : `${y > 0 ? 'S' : 'N'}${Math.abs(y)}`;
  return [across, down].filter((part) => part !== '').join(' ') || 'the start';
}

export const TURNS: readonly string[] = ['upright', 'turned right', 'upside down', 'turned left'];

export const FIGURES: Readonly<Record<FigureKind, string>> = {
  meeple: 'meeple',
  big: 'big meeple',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
};

const ROLES: Readonly<Record<FeatureType, string>> = {
  road: 'highwayman',
  city: 'knight',
  monastery: 'monk',
  garden: 'gardener',
  field: 'farmer',
  river: 'boatman',
};

/** `a meeple as knight`, `the big meeple as farmer`, `the builder on a road`. */
export function figureOn(figure: FigureKind, type: FeatureType): string {
  if (figure === 'builder') return `the builder ${type === 'city' ? 'in a city' : 'on a road'}`;
  if (figure === 'pig') return 'the pig in a field';
  if (figure === 'abbot') return type === 'garden' ? 'the abbot in a garden' : 'the abbot in a monastery';
  return `${figure === 'big' ? 'the big meeple' : 'a meeple'} as ${ROLES[type]}`;
}

export const roleOf = (type: FeatureType): string => ROLES[type];

export const MARKERS: Readonly<Record<Marker, string>> = { scorer: 'scoring meeple', messenger: 'messenger' };

const EDGES: Readonly<Record<string, string>> = { C: 'city', R: 'road', V: 'river' };
const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

/** What is on a tile: `monastery, road south`. */
export function tileText({ edges, garden, monastery }: DrawnView): string {
  const parts = Object.entries(EDGES).flatMap(([letter, what]) => {
    const sides = SIDES.filter((_, i) => edges[i] === letter);
    return sides.length === 0 ? [] : [`${what} ${sides.length === 4 ? 'all round' : list(sides)}`];
  });
  if (monastery) parts.unshift('monastery');
  if (garden) parts.push('garden');
  return parts.length > 0 ? parts.join(', ') : 'fields';
}
