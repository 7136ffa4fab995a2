// What one choice means, and what follows from it.

import { type AskOf, byKind, type NameOf } from '@tabella/kernel';
import { capital, plural } from '@tabella/ui/english';
import {
  type Deed,
  type FigureChoice,
  isDeed,
  isPut,
  type MessageChoice,
  type MoveAbout,
  type Put,
} from '../../rules/choices.ts';
import type { FeatureType, FigureKind, Marker } from '../../rules/names.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { FeatureView, TileView, View } from '../../rules/view.ts';
import { kindOf } from '../../tiles/known.ts';
import { deedLabel, passText, tokenText } from './deeds.ts';
import { FIGURES, MARKERS, points, roleOf, TURNS } from './names.ts';
import { spotName } from './places.ts';

export const choice = byKind<CarcassonneTypes, [view: View, name: NameOf], string>({
  place: (picked, ask, view) =>
    `${capital(spotName(view, picked, ask.from))}, ${TURNS[picked.rotation]}${picked.bridge ? ', with a bridge' : ''}`,
  figure: (picked, ask, view, name) =>
    isDeed(picked) ? deedLabel(picked, ask.from, ask.seat, view, name) : figureLabel(picked, ask.from, view),
  act: (picked, ask, view, name) =>
    picked === 'pass' ? passText(ask.about.step) : deedLabel(picked, ask.from, ask.seat, view, name),
  move: (picked, ask) => moveLabel(picked, ask.about),
  message: messageLabel,
});

function figureLabel(picked: Exclude<FigureChoice, Deed>, offered: readonly FigureChoice[], view: View): string {
  if (picked === 'pass') return 'No meeple';
  if ('take' in picked) {
    const abbot = view.figures.find((one) => one.seat === view.active && one.figure === 'abbot');
    return `Take the abbot home: ${points(view.features[abbot?.feature ?? -1]?.now ?? 0)}`;
  }
  const label = plainLabel(picked, view);
  const alike = offered.filter(isPut).filter((one) => plainLabel(one, view) === label);
  if (alike.length < 2) return label;
  if (picked.tile !== undefined) return `${label} (${alike.findIndex((one) => isSamePut(one, picked)) + 1})`;
  return `${label}${apart(view, picked.segment, offered)}`;
}

const isSamePut = (a: Put, b: Put): boolean => a.figure === b.figure && a.segment === b.segment && a.tile === b.tile;

function plainLabel({ figure, segment, tile }: Put, view: View): string {
  const on = tile ?? view.laid ?? -1;
  const feature = featureAt(view, on, segment);
  if (figure === 'barn' && feature) return `Barn on the ${cornerName(view, on)} corner: ${featureNote(feature)}`;
  const far = tile === undefined ? '' : ', on another tile';
  const crown = kindOf(view.tiles[on]?.kind ?? '')?.features[segment]?.crown;
  if (crown) return `${capital(roleWith(figure, 'place', view.tiles[on]?.kind))}: on a crown of ${crown}`;
  const tower = view.tokens?.find((token) => token.carries && token.tile === on && token.segment === segment);
  if (tower)
    return `${capital(roleWith(figure, 'place', view.tiles[on]?.kind))}: on ${tokenText(tower.token, tower.count)}`;
  return feature
    ? `${capital(roleWith(figure, feature.type, view.tiles[on]?.kind))}: ${featureNote(feature)}${far}`
    : capital(FIGURES[figure]);
}

/** Which corner of the tile just laid is the north-west one of this tile. */
function cornerName({ tiles, laid }: View, tile: number): string {
  const [here, there] = [tiles[laid ?? -1], tiles[tile]];
  const south = (there?.y ?? 0) > (here?.y ?? 0) ? 'south' : 'north';
  return `${south}-${(there?.x ?? 0) > (here?.x ?? 0) ? 'east' : 'west'}`;
}

/** `knight`, `big meeple as farmer`, `builder`. */
const roleWith = (figure: FigureKind, type: FeatureType, tile?: string): string =>
  figure === 'meeple' ? roleOf(type, tile) : figure === 'big' ? `big meeple as ${roleOf(type, tile)}` : FIGURES[figure];

const featureAt = (view: View, tile: number, segment: number): FeatureView | undefined =>
  view.features[view.tiles[tile]?.features[segment] ?? -1];

function featureNote(feature: FeatureView): string {
  switch (feature.type) {
    case 'field':
      return `field of ${plural(feature.tiles, 'tile')}, ${points(feature.now)} so far`;
    case 'place':
      return `${feature.owners.reduce((sum, { figures }) => sum + figures.length, 0)} of 3 on the mat`;
    case 'cloister':
      return `to the end of the game, ${points(feature.now)} so far`;
    case 'monastery':
    case 'garden':
      return feature.complete ? `complete, ${points(feature.now)}` : `${9 - feature.open.length} of 9 tiles`;
    default: {
      const what = `${feature.type} of ${plural(feature.tiles, 'tile')}`;
      return feature.complete
        ? `${what}, complete, ${points(feature.now)}`
        : `${what}, ${plural(feature.open.length, 'open end')}`;
    }
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
    offered.some((other) => isPut(other) && other.tile === undefined && other.segment === one),
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

function moveLabel(marker: Marker, { counts, ...landings }: MoveAbout): string {
  const { from, to, dark, shared } = landings[marker];
  const space = to >= 50 ? ` (space ${to % 50})` : '';
  const message = shared ? ', a dark space, but not alone on it' : ', brings a message';
  const end = dark && counts ? message : '';
  return `${capital(MARKERS[marker])} ${from} → ${to}${space}${end}`;
}

function messageLabel(picked: MessageChoice, ask: AskOf<CarcassonneTypes, 'message'>, view: View): string {
  const text = (one: MessageChoice): string => outcome(one, ask, view);
  const label = text(picked);
  const alike = ask.from.filter((one) => text(one) === label);
  return alike.length > 1 ? `${label} (${alike.findIndex((one) => isSame(one, picked)) + 1})` : label;
}

function outcome(picked: MessageChoice, ask: AskOf<CarcassonneTypes, 'message'>, view: View): string {
  if (picked === 'points') return 'Take 2 points';
  const score = `Score ${ask.about.worth[ask.from.findIndex((one) => isSame(one, picked))] ?? 0}`;
  switch (picked.message) {
    case 4:
      return 'Lay another tile';
    case 5:
      return `${score}: pennants in your cities`;
    case 6:
      return `${score}: your knights`;
    case 7:
      return `${score}: your farmers`;
    case 8: {
      const feature = featureAt(view, picked.tile, picked.segment);
      const figure = view.figures.find((one) => one.tile === picked.tile && one.segment === picked.segment);
      const kind = view.tiles[picked.tile]?.kind;
      const home = `${roleWith(figure?.figure ?? 'meeple', feature?.type ?? 'road', kind)} comes home`;
      return picked.unscored ? `No points: ${home}` : `${score}: ${home}`;
    }
    default:
      return `${score}: ${sized(featureAt(view, picked.tile, picked.segment))}`;
  }
}

function sized(feature: FeatureView | undefined): string {
  if (!feature) return 'your feature';
  if (feature.type === 'monastery' || feature.type === 'garden') return `your ${feature.type}`;
  if (feature.type === 'cloister') return 'your lying monk';
  return `your ${feature.type} of ${plural(feature.tiles, 'tile')}`;
}

function isSame(a: MessageChoice, b: MessageChoice): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  if (a.message !== b.message) return false;
  if (!('tile' in a) || !('tile' in b)) return true;
  return a.tile === b.tile && a.segment === b.segment && isUnscored(a) === isUnscored(b);
}

const isUnscored = (choice: MessageChoice): boolean => typeof choice === 'object' && 'unscored' in choice;
