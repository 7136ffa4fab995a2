// What is printed on the cards, for boards and words: names, numbers and texts, without any rules.

import { topScroll, weightOf } from '../rules/set/survey.ts';
import type { Action, Location, Person, SetFile } from '../rules/set/types.ts';
import { setEntries } from './index.ts';

export interface ActionFact {
  readonly id: 'A' | 'B';
  readonly name: string;
  /** The whole text, for the reader. */
  readonly text: string;
  /** For the face of the card and for lists; the whole text where a set has no shorter one. */
  readonly short: string;
  /** Action keywords, such as Combat. */
  readonly keywords: readonly string[];
  readonly target: boolean;
  readonly reversible: 'target' | 'labelled' | null;
  /** Can be used out of turn: in a window or in the End Game. */
  readonly outOfTurn: boolean;
}

export interface CardFact {
  readonly id: string;
  readonly name: string;
  /** What a Person is; null for a Location. */
  readonly gloss: string | null;
  readonly kind: 'person' | 'location';
  readonly order: number;
  readonly count: number;
  readonly keywords: readonly string[];
  readonly anyTime: boolean;
  /** An Action has a Target: the card is thrown with an arrow. */
  readonly aims: boolean;
  /** Two for a Person, one for a Location. */
  readonly actions: readonly ActionFact[];
  /** A Location's Effect; null if it has none. */
  readonly effect: { readonly text: string; readonly short: string } | null;
  /** What a Location does while it is in a hand. */
  readonly inHand: string | null;
  /** What a Location counts for the one that ends the game. */
  readonly weight: number;
}

export interface ScrollFact {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly count: number;
  readonly lethal: boolean;
  /** Worth most: the kind that can be CONTESTED. */
  readonly top: boolean;
}

export interface SetFacts {
  readonly name: string;
  readonly file: SetFile;
  /** By id, in the order of the file. */
  readonly cards: Readonly<Record<string, CardFact>>;
  readonly scrolls: Readonly<Record<string, ScrollFact>>;
}

const made = new WeakMap<SetFile, SetFacts>();

/** The file of a set: of one that comes with the game by its id, or the set itself. */
export function fileOf(set: unknown): SetFile {
  if (typeof set === 'object' && set !== null) return set as SetFile;
  const entry = setEntries.find((one) => one.id === set);
  if (entry === undefined) throw new RangeError(`there is no card set "${String(set)}"`);
  return entry.data as SetFile;
}

/** The facts of the set that a table is played with. */
export function factsOf(set: unknown): SetFacts {
  const file = fileOf(set);
  const known = made.get(file);
  if (known) return known;
  const facts = factsIn(file);
  made.set(file, facts);
  return facts;
}

function factsIn(set: SetFile): SetFacts {
  const cards = [...set.people.map(person), ...set.locations.map(location)];
  const top = topScroll(set)?.id;
  return {
    name: set.name,
    file: set,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    scrolls: Object.fromEntries(
      set.scrolls.map(({ kind: _, ...scroll }) => [scroll.id, { ...scroll, top: scroll.id === top }]),
    ),
  };
}

function person(one: Person): CardFact {
  const { id, name, gloss, kind, order, count, keywords, anyTime } = one;
  const aims = one.actions.some((action) => action.target !== null);
  const actions = one.actions.map(actionFact);
  return {
    id,
    name,
    gloss,
    kind,
    order,
    count,
    keywords,
    anyTime,
    aims,
    actions,
    effect: null,
    inHand: null,
    weight: 0,
  };
}

function actionFact(action: Action): ActionFact {
  const { id, name, text, keywords, reversible } = action;
  return {
    id,
    name,
    text,
    short: action.short ?? text,
    keywords,
    target: action.target !== null,
    reversible,
    outOfTurn: action.timing.some((one) => one !== 'turn'),
  };
}

function location(one: Location): CardFact {
  const { id, name, kind, order, count, keywords, anyTime } = one;
  const action: ActionFact = {
    id: 'A',
    name: one.action.name,
    text: one.action.text,
    short: one.action.short ?? one.action.text,
    keywords: [],
    target: false,
    reversible: null,
    outOfTurn: false,
  };
  return {
    id,
    name,
    gloss: null,
    kind,
    order,
    count,
    keywords,
    anyTime,
    aims: false,
    actions: [action],
    effect: one.effect.text === '' ? null : { text: one.effect.text, short: one.effect.short ?? one.effect.text },
    inHand: one.inHand?.text ?? null,
    weight: weightOf(one),
  };
}
