// The legal choices of a question as the board shows them: by cell, by figure, by what is pointed at.

import type { Choice, OpenAsk } from '@tabella/kernel';
import type { FigureChoice, MessageAbout, MessageChoice, MoveAbout, PlaceChoice } from '../../rules/choices.ts';
import type { FigureKind, Marker } from '../../rules/names.ts';

/** A cell where the tile may go, and how it may lie there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** In the order in which taps go through them. */
  readonly rotations: readonly number[];
}

export function spotsOf(ask: OpenAsk | null): readonly Spot[] {
  if (ask?.kind !== 'place') return [];
  const spots = new Map<string, { x: number; y: number; rotations: number[] }>();
  for (const { x, y, rotation } of ask.from as unknown as readonly PlaceChoice[]) {
    const key = `${x} ${y}`;
    const spot = spots.get(key) ?? { x, y, rotations: [] };
    spot.rotations.push(rotation);
    spots.set(key, spot);
  }
  return [...spots.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** The next way a tile may lie on a spot: the first from `rotation` on, or strictly after it. */
export function nextRotation({ rotations }: Spot, rotation: number, from: 'on' | 'after'): number {
  const order = from === 'on' ? [0, 1, 2, 3] : [1, 2, 3, 0];
  const found = order.map((step) => (rotation + step) & 3).find((one) => rotations.includes(one));
  return found ?? rotation;
}

export const placeChosen = (ask: OpenAsk | null, chosen: readonly Choice[]): PlaceChoice | null =>
  ask?.kind === 'place' ? ((chosen[0] as PlaceChoice | undefined) ?? null) : null;

/** A figure that may be put on a segment of the tile just laid. */
export type Put = Extract<FigureChoice, { readonly figure: FigureKind }>;

const isObject = (choice: unknown): choice is object => typeof choice === 'object' && choice !== null;

export function putsOf(ask: OpenAsk | null): readonly Put[] {
  if (ask?.kind !== 'figure') return [];
  return (ask.from as readonly unknown[]).filter((one): one is Put => isObject(one) && 'figure' in one);
}

export const canTakeAbbot = (ask: OpenAsk | null): boolean =>
  ask?.kind === 'figure' && (ask.from as readonly unknown[]).some((one) => isObject(one) && 'take' in one);

export const TAKE_ABBOT: FigureChoice = { take: 'abbot' };

export function putChosen(ask: OpenAsk | null, chosen: readonly Choice[]): Put | null {
  const [one] = chosen;
  return ask?.kind === 'figure' && isObject(one) && 'figure' in one ? (one as unknown as Put) : null;
}

export const isTakingAbbot = (ask: OpenAsk | null, chosen: readonly Choice[]): boolean =>
  ask?.kind === 'figure' && isObject(chosen[0]) && 'take' in chosen[0];

export const moveAbout = (ask: OpenAsk | null): MoveAbout | null =>
  ask?.kind === 'move' ? ((ask.about as unknown as MoveAbout | undefined) ?? null) : null;

const messageAbout = (ask: OpenAsk | null): MessageAbout | null =>
  ask?.kind === 'message' ? ((ask.about as unknown as MessageAbout | undefined) ?? null) : null;

/** What a message may be used on: a tile and a segment of it. */
export type Aimed = Extract<MessageChoice, { readonly tile: number }>;

export const isAimed = (choice: MessageChoice): choice is Aimed => isObject(choice) && 'tile' in choice;

/** Is the same thing chosen, whatever is done with it? */
export const isAimedAlike = ({ tile, segment }: Aimed, other: MessageChoice): boolean =>
  isAimed(other) && other.tile === tile && other.segment === segment;

const SEAL = 2;

/** The two points unless an action is surely worth more; nothing when an action's worth is not known. */
export function proposed(ask: OpenAsk): Choice | null {
  const worth = messageAbout(ask)?.worth ?? [];
  if (worth.includes(null)) return null;
  let [best, most]: [Choice, number] = ['points', SEAL];
  ask.from.forEach((choice, i) => {
    const points = worth[i] ?? 0;
    if (points > most) [best, most] = [choice, points];
  });
  return best;
}

/** Which figure walks when one scores in the turn of another: it is asked for, or always the same. */
export type Preference = 'ask' | Marker;

/** The answer that is given at once, or null. */
export function standingAnswer(active: number, ask: OpenAsk | null, preference: Preference): Marker | null {
  if (ask?.kind !== 'move' || preference === 'ask' || active === ask.seat) return null;
  return ask.from.includes(preference) ? preference : null;
}
