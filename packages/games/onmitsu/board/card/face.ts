// What a board reads off a card of any set: what is printed on it, and what its effects aim at.

import type { Location, Modifier, Op, Person, SetFile } from '../../rules/set/types.ts';
import type { ActionFact, CardFact } from '../../sets/facts.ts';

export interface CardFace extends CardFact {
  /** What a Location does to everybody while it stands. */
  readonly modifiers: readonly Modifier[];
  /** Actions that put a scroll of somebody's in danger; others are after cards. */
  readonly onScrolls: readonly string[];
}

const ON_SCROLLS: readonly Op[] = ['crack', 'moveSealed', 'exchangeSealed', 'swapSealed', 'shuffleSealed'];

export function faceOf(fact: CardFact, { people, locations }: SetFile): CardFace {
  const person: Person | undefined = people.find(({ id }) => id === fact.id);
  const location: Location | undefined = locations.find(({ id }) => id === fact.id);
  const onScrolls = (person?.actions ?? [])
    .filter(({ effects }) => effects.some(({ op }) => ON_SCROLLS.includes(op)))
    .map(({ id }) => id);
  return {
    ...fact,
    actions: fact.actions.map((action) => ({ ...action, short: clipped(action.short) })),
    effect: fact.effect && { ...fact.effect, short: clipped(fact.effect.short) },
    modifiers: location?.effect.modifiers ?? [],
    onScrolls,
  };
}

/** Characters for which a face has room; the rest is on the enlarged card. */
const MOST_ON_FACE = 85;

function clipped(text: string): string {
  if (text.length <= MOST_ON_FACE) return text;
  const room = text.slice(0, MOST_ON_FACE);
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), MOST_ON_FACE - 20)).trimEnd()}…`;
}

/** The Action of a card by its letter; a Location has one, called A. */
export function actionOf(face: CardFace, id: string): ActionFact {
  const action = face.actions.find((one) => one.id === id);
  if (!action) throw new RangeError(`${face.id} has no Action ${id}`);
  return action;
}
