// What is printed on the cards, for boards and words: names, numbers and texts, without any rules.

import { topScroll, weightOf } from '../rules/set/survey.ts';
import type { Action, Location, Person, SetFile } from '../rules/set/types.ts';
import { shortTexts } from '../words/cards.ts';
import { setEntries } from './index.ts';

export interface ActionFact {
  readonly id: 'A' | 'B';
  readonly name: string;
  /** The whole text, for the reader. */
  readonly text: string;
  /** At most 85 characters for the face of the card; the whole text where a set has no shorter one. */
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
  readonly id: string;
  readonly name: string;
  /** By id, in the order of the file. */
  readonly cards: Readonly<Record<string, CardFact>>;
  readonly scrolls: Readonly<Record<string, ScrollFact>>;
}

const made = new Map<string, SetFacts>();

/** The facts of a set that comes with the game; an unknown id gives those of the first. */
export function factsOf(id: string): SetFacts {
  const known = made.get(id);
  if (known) return known;
  const entry = setEntries.find((one) => one.id === id) ?? setEntries[0];
  if (entry === undefined) throw new RangeError('there is no card set');
  const facts = factsIn(entry.id, entry.data as SetFile);
  made.set(id, facts);
  return facts;
}

/** Every card of every set, by id: events name cards without naming their set. */
export function cardFact(id: string): CardFact | null {
  for (const entry of setEntries) {
    const found = factsOf(entry.id).cards[id];
    if (found) return found;
  }
  return null;
}

export function scrollFact(id: string): ScrollFact | null {
  for (const entry of setEntries) {
    const found = factsOf(entry.id).scrolls[id];
    if (found) return found;
  }
  return null;
}

export function factsIn(id: string, set: SetFile): SetFacts {
  const cards = [...set.people.map(person), ...set.locations.map(location)];
  const top = topScroll(set)?.id;
  return {
    id,
    name: set.name,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    scrolls: Object.fromEntries(
      set.scrolls.map(({ kind: _, ...scroll }) => [scroll.id, { ...scroll, top: scroll.id === top }]),
    ),
  };
}

function person(one: Person): CardFact {
  const { id, name, gloss, kind, order, count, keywords, anyTime } = one;
  const aims = one.actions.some((action) => action.target !== null);
  const actions = one.actions.map((action) => actionFact(id, action));
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

function actionFact(card: string, action: Action): ActionFact {
  const { id, name, text, keywords, reversible } = action;
  return {
    id,
    name,
    text,
    short: shortTexts[card]?.[id] ?? text,
    keywords,
    target: action.target !== null,
    reversible,
    outOfTurn: action.timing.some((one) => one !== 'turn'),
  };
}

function location(one: Location): CardFact {
  const { id, name, kind, order, count, keywords, anyTime } = one;
  const short = shortTexts[id];
  const action: ActionFact = {
    id: 'A',
    name: one.action.name,
    text: one.action.text,
    short: short?.A ?? one.action.text,
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
    effect: one.effect.text === '' ? null : { text: one.effect.text, short: short?.effect ?? one.effect.text },
    inHand: one.inHand?.text ?? null,
    weight: weightOf(one),
  };
}
