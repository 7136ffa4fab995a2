// The legal choices of a question as the board shows them: by cell, by figure, by what is pointed at.

import type { ChoiceOf, OpenAskOf } from '@tabella/kernel';
import {
  type Deed,
  type FigureChoice,
  isDeed,
  isPut,
  type MessageChoice,
  type MoveAbout,
  type PlaceChoice,
  type Put,
} from '../../rules/choices.ts';
import type { Marker } from '../../rules/names.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import { differentTurns } from './symmetry.ts';

/** A question of the game as it stands open. */
export type Asked = OpenAskOf<CarcassonneTypes>;
/** Whatever may be chosen. */
export type AnyChoice = ChoiceOf<CarcassonneTypes>;

/** A cell where the tile may go, and how it may lie there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** In the order in which taps go through them. */
  readonly rotations: readonly number[];
}

/** `kind` is that of the tile: turns after which it lies the same count once. */
export function spotsOf(ask: Asked | null, kind: string): readonly Spot[] {
  if (ask?.kind !== 'place') return [];
  const spots = new Map<string, { x: number; y: number; rotations: number[] }>();
  for (const { x, y, rotation } of ask.from) {
    const key = `${x} ${y}`;
    const spot = spots.get(key) ?? { x, y, rotations: [] };
    spot.rotations.push(rotation);
    spots.set(key, spot);
  }
  return [...spots.values()]
    .map((spot) => ({ ...spot, rotations: differentTurns(kind, spot.rotations) }))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** The next way a tile may lie on a spot: the first from `rotation` on, or strictly after it. */
export function nextRotation({ rotations }: Spot, rotation: number, from: 'on' | 'after'): number {
  const order = from === 'on' ? [0, 1, 2, 3] : [1, 2, 3, 0];
  const found = order.map((step) => (rotation + step) & 3).find((one) => rotations.includes(one));
  return found ?? rotation;
}

export const placeChosen = (ask: Asked | null, chosen: readonly AnyChoice[]): PlaceChoice | null =>
  ask?.kind === 'place' ? ((chosen[0] as PlaceChoice | undefined) ?? null) : null;

const isObject = (choice: unknown): choice is object => typeof choice === 'object' && choice !== null;

export function putsOf(ask: Asked | null): readonly Put[] {
  if (ask?.kind !== 'figure') return [];
  return ask.from.filter(isPut);
}

export const canTakeAbbot = (ask: Asked | null): boolean =>
  ask?.kind === 'figure' && ask.from.some((one) => isObject(one) && 'take' in one);

export const TAKE_ABBOT: FigureChoice = { take: 'abbot' };

export function putChosen(ask: Asked | null, chosen: readonly AnyChoice[]): Put | null {
  const [one] = chosen;
  return ask?.kind === 'figure' && isPut(one) ? one : null;
}

export const isTakingAbbot = (ask: Asked | null, chosen: readonly AnyChoice[]): boolean =>
  ask?.kind === 'figure' && isObject(chosen[0]) && 'take' in chosen[0];

/** What sets let one do now. */
export const deedsOf = (ask: Asked | null): readonly Deed[] =>
  ask?.kind === 'figure' || ask?.kind === 'act' ? (ask.from as readonly unknown[]).filter(isDeed) : [];

/** Is it this deed that is chosen? */
export const isDeedChosen = (deed: Deed, [one]: readonly AnyChoice[]): boolean =>
  isDeed(one) &&
  one.do === deed.do &&
  one.tile === deed.tile &&
  one.segment === deed.segment &&
  one.seat === deed.seat &&
  one.figure === deed.figure &&
  one.what === deed.what &&
  one.axis === deed.axis &&
  one.kind === deed.kind &&
  one.garden === deed.garden &&
  one.points === deed.points &&
  one.x === deed.x &&
  one.y === deed.y;

/** Does a figure go somewhere by it? It is shown where it would stand. */
export const isDrive = (deed: unknown): deed is Deed & Put =>
  isDeed(deed) && deed.seat === undefined && deed.figure !== undefined && deed.segment !== undefined;

export const moveAbout = (ask: Asked | null): MoveAbout | null => (ask?.kind === 'move' ? ask.about : null);

/** What a message may be used on: a tile and a segment of it. */
export type Aimed = Extract<MessageChoice, { readonly tile: number }>;

export const isAimed = (choice: MessageChoice): choice is Aimed => isObject(choice) && 'tile' in choice;

/** Is the same thing chosen, whatever is done with it? */
export const isAimedAlike = ({ tile, segment }: Aimed, other: MessageChoice): boolean =>
  isAimed(other) && other.tile === tile && other.segment === segment;

const SEAL = 2;

/** The two points unless an action is surely worth more; nothing when an action's worth is not known. */
export function proposed(ask: OpenAskOf<CarcassonneTypes, 'message'>): MessageChoice | null {
  const { worth } = ask.about;
  if (worth.includes(null)) return null;
  let [best, most]: [MessageChoice, number] = ['points', SEAL];
  ask.from.forEach((choice, i) => {
    const points = worth[i] ?? 0;
    if (points > most) [best, most] = [choice, points];
  });
  return best;
}

/** Which figure walks when one scores in the turn of another: it is asked for, or always the same. */
export type Preference = 'ask' | Marker;

/** The answer that is given at once, or null. */
export function standingAnswer(active: number, ask: Asked | null, preference: Preference): Marker | null {
  if (ask?.kind !== 'move' || preference === 'ask' || active === ask.seat) return null;
  return ask.from.includes(preference) ? preference : null;
}
