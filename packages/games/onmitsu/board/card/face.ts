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
  return { ...fact, modifiers: location?.effect.modifiers ?? [], onScrolls };
}

/** The Action of a card by its letter; a Location has one, called A. */
export function actionOf(face: CardFace, id: string): ActionFact {
  const action = face.actions.find((one) => one.id === id);
  if (!action) throw new RangeError(`${face.id} has no Action ${id}`);
  return action;
}
