// What one choice means, and what follows from it.

import { type AskOf, byKind } from '@tabella/kernel';
import { capital, plural } from '@tabella/ui/english';
import type { FigureChoice, MessageChoice, MoveAbout } from '../../rules/choices.ts';
import type { FeatureType, Marker } from '../../rules/names.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { FeatureView, TileView, View } from '../../rules/view.ts';
import { FIGURES, figureOn, MARKERS, points, roleOf, spot, TURNS } from './names.ts';

export const choice = byKind<CarcassonneTypes, [view: View], string>({
  place: ({ x, y, rotation }) => `${capital(spot(x, y))}, ${TURNS[rotation]}`,
  figure: (picked, ask, view) => figureLabel(picked, ask.from, view),
  move: (picked, ask) => moveLabel(picked, ask.about),
  message: messageLabel,
});

function figureLabel(picked: FigureChoice, offered: readonly FigureChoice[], view: View): string {
  if (picked === 'pass') return 'Nobody';
  if ('take' in picked) {
    const abbot = view.figures.find((one) => one.seat === view.active && one.figure === 'abbot');
    return `Take the abbot home for ${points(view.features[abbot?.feature ?? -1]?.now ?? 0)}`;
  }
  const feature = featureAt(view, view.laid ?? -1, picked.segment);
  if (!feature) return capital(FIGURES[picked.figure]);
  return `${capital(figureOn(picked.figure, feature.type))}, ${featureNote(feature)}${apart(view, picked.segment, offered)}`;
}

const featureAt = (view: View, tile: number, segment: number): FeatureView | undefined =>
  view.features[view.tiles[tile]?.features[segment] ?? -1];

function featureNote(feature: FeatureView): string {
  switch (feature.type) {
    case 'field':
      return `${plural(feature.tiles, 'tile')} wide, worth ${feature.now} now`;
    case 'monastery':
    case 'garden':
      return feature.complete
        ? 'complete: 9 points'
        : `${plural(feature.open.length, 'tile')} to go, worth ${feature.now} now`;
    default:
      return feature.complete
        ? `complete: ${points(feature.now)}`
        : `${plural(feature.tiles, 'tile')}, ${plural(feature.open.length, 'open end')}`;
  }
}

const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

/** Where several segments of one type are on the tile, the side or the place in the list tells them apart. */
function apart(view: View, segment: number, offered: readonly FigureChoice[]): string {
  const tile = view.tiles[view.laid ?? -1];
  const type = featureAt(view, view.laid ?? -1, segment)?.type;
  const alike = (tile?.features ?? []).flatMap((feature, i) => (view.features[feature]?.type === type ? [i] : []));
  if (!tile || alike.length < 2) return '';
  const [open] = openSides(view, tile, segment);
  if (open !== undefined) return ` (${SIDES[open]})`;
  // The side that is left when all others are known.
  const known = alike.flatMap((one) => openSides(view, tile, one));
  const letter = type === 'road' ? 'R' : type === 'city' ? 'C' : '';
  const left = [...tile.edges].flatMap((edge, side) => (edge === letter && !known.includes(side) ? [side] : []));
  if (left.length === 1) return ` (${SIDES[left[0] as number]})`;
  const choices = alike.filter((one) =>
    offered.some((other) => other !== 'pass' && 'segment' in other && other.segment === one),
  );
  return choices.length > 1 ? ` (no. ${choices.indexOf(segment) + 1})` : '';
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The sides of the tile by which this segment goes on into the open. */
function openSides(view: View, tile: TileView, segment: number): number[] {
  const open = view.features[tile.features[segment] ?? -1]?.open ?? [];
  return STEPS.flatMap(([dx, dy], side) =>
    tile.edges[side] !== 'F' && open.some((one) => one.edge === side && one.x === tile.x + dx && one.y === tile.y + dy)
      ? [side]
      : [],
  );
}

function moveLabel(marker: Marker, { award, counts, ...landings }: MoveAbout): string {
  const { from, to, dark, shared } = landings[marker];
  const space = to >= 50 ? ` (space ${to % 50})` : '';
  const message = shared ? ', a dark space, but not alone on it' : ', a dark space: a message';
  const end = !dark ? '' : counts ? message : award.points > 0 ? ', a dark space' : '';
  return `${capital(MARKERS[marker])} ${from} → ${to}${space}${end}`;
}

function messageLabel(picked: MessageChoice, ask: AskOf<CarcassonneTypes, 'message'>, view: View): string {
  if (picked === 'points') return 'Take 2 points';
  const place = ask.from.findIndex((one) => isSame(one, picked));
  const value = ask.about.worth[place] ?? 0;
  switch (picked.message) {
    case 4:
      return 'Lay another tile at once';
    case 5:
      return `Pennants in your cities: ${points(value)}`;
    case 6:
      return `Your knights: ${points(value)}`;
    case 7:
      return `Your farmers: ${points(value)}`;
    case 8: {
      const type = featureAt(view, picked.tile, picked.segment)?.type ?? 'road';
      const figure = view.figures.find((one) => one.tile === picked.tile && one.segment === picked.segment);
      const worth = picked.unscored ? ' without points' : `: ${points(value)}`;
      return `The ${whoIs(figure?.figure ?? 'meeple', type)} at ${where(view, picked.tile)} comes home${worth}`;
    }
    default: {
      const type = featureAt(view, picked.tile, picked.segment)?.type ?? 'road';
      return `Your ${type} at ${where(view, picked.tile)}: ${points(value)}`;
    }
  }
}

const whoIs = (figure: keyof typeof FIGURES, type: FeatureType): string =>
  figure === 'meeple' ? roleOf(type) : figure === 'big' ? `big ${roleOf(type)}` : FIGURES[figure];

function where(view: View, tile: number): string {
  const { x, y } = view.tiles[tile] ?? { x: 0, y: 0 };
  return spot(x, y);
}

function isSame(a: MessageChoice, b: MessageChoice): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  if (a.message !== b.message) return false;
  if (!('tile' in a) || !('tile' in b)) return true;
  return a.tile === b.tile && a.segment === b.segment && isUnscored(a) === isUnscored(b);
}

const isUnscored = (choice: MessageChoice): boolean => typeof choice === 'object' && 'unscored' in choice;
