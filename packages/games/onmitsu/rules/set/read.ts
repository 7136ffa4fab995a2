// Reading a card set: from any data to a set that can be played, or to all that is wrong with it and where.

import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { explain, isRecord, plainly } from './explain.ts';
import type { Fault } from './fault.ts';
import { flag, list, maybe, oneOf, record, whole } from './fields.ts';
import { faultsOf } from './sense.ts';
import type { RuleNumbers, SetFile } from './types.ts';
import {
  condition,
  effects,
  filter,
  idText,
  keyword,
  modifier,
  prose,
  respondsTo,
  struck,
  target,
  timing,
} from './vocabulary.ts';

/** More than anybody mends at once. */
const MOST_FAULTS = 100;

export type SetRead =
  | { readonly ok: true; readonly set: SetFile }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const keywords = list(keyword, 12);
const order = whole(0, 999);

const action = record({
  id: oneOf('A', 'B'),
  name: prose.name,
  text: prose.long,
  short: maybe(prose.face),
  timing: list(timing, 5, 1),
  keywords,
  tags: keywords,
  target,
  reversible: oneOf('target', 'labelled', null),
  reversedEffects: maybe(effects),
  struck: maybe(struck),
  respondsTo: maybe(respondsTo),
  cost: list(record({ op: oneOf('discard'), count: whole(1, 5), filter }), 1),
  requires: list(condition, 6),
  effects,
  after: oneOf('discard', 'stayOnLocation', 'destroy'),
});

const person = record({
  id: idText,
  name: prose.name,
  gloss: prose.name,
  kind: oneOf('person'),
  order,
  count: whole(1, 20),
  keywords,
  anyTime: flag,
  actions: list(action, 2, 2),
});

const location = record({
  id: idText,
  name: prose.name,
  kind: oneOf('location'),
  order,
  count: oneOf(1),
  keywords,
  anyTime: oneOf(false),
  indestructible: flag,
  requires: list(condition, 6),
  action: record({ name: prose.name, text: prose.long, short: maybe(prose.face), effects }),
  effect: record({ text: prose.maybe, short: maybe(prose.face), modifiers: list(modifier, 6) }),
  inHand: maybe(record({ text: prose.long, when: condition, atEndOfTurn: oneOf('passLeft') })),
});

const scroll = record({
  id: idText,
  name: prose.name,
  kind: oneOf('scroll'),
  count: whole(1, 10),
  points: whole(0, 99),
  lethal: flag,
});

const NUMBERS = {
  startHand: whole(0, 10),
  baseDraw: whole(0, 5),
  baseHandLimit: whole(1, 20),
  minHandLimit: whole(1, 20),
  castleLocationsRequired: whole(0, 20),
  patienceTurnLimit: whole(1, 200),
} satisfies Readonly<Record<keyof RuleNumbers, TSchema>>;

const rules = record({ players: record({ min: whole(2, 4), max: whole(2, 4) }), ...NUMBERS });
const named = record({ card: list(keyword, 20), action: list(keyword, 8), tags: list(keyword, 20) });

/** The whole file. The scoring may name scrolls besides; `vocabulary` and `counts` are for people who read the file. */
const file = record({
  schemaVersion: oneOf(1),
  name: prose.title,
  note: maybe(prose.long),
  rules,
  scoring: Type.Object({ perHandCard: whole(0, 99) }),
  scrolls: list(scroll, 8, 2),
  keywords: named,
  people: list(person, 60, 1),
  locations: list(location, 30, 1),
  vocabulary: maybe(Type.Unknown()),
  counts: maybe(Type.Unknown()),
});

export function readSet(data: unknown): SetRead {
  if (!isRecord(data)) return { ok: false, faults: [{ at: 'the file', card: null, what: 'is not a record' }] };
  const faults: Fault[] = [];
  explain(file, data, '', (at, what) => faults.push({ at, card: cardAt(data, at), what }));
  if (faults.length > 0) return { ok: false, faults };
  // A copy, for whoever brought it may change it.
  const { vocabulary: _, counts: __, scoring, ...rest } = structuredClone(data) as Static<typeof file>;
  const set: SetFile = { ...rest, scoring: { perHandCard: scoring.perHandCard } };
  faults.push(...faultsOf(set), ...sums(set, data.scoring));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, set };
}

/** The id of the card in which this place is; null if it is in none, or the id is none. */
function cardAt(data: Readonly<Record<string, unknown>>, at: string): string | null {
  const [, cards = '', i] = /^(people|locations|scrolls)\[(\d+)\]/.exec(at) ?? [];
  const list = data[cards];
  const card: unknown = Array.isArray(list) ? list[Number(i)] : null;
  return isRecord(card) && Check(idText, card.id) ? card.id : null;
}

/** The scoring may repeat the points of the scrolls; it may not contradict them. */
function sums(set: SetFile, data: unknown): Fault[] {
  if (!isRecord(data)) return [];
  return Object.keys(data).flatMap((name): Fault[] => {
    if (name === 'perHandCard') return [];
    const at = `scoring.${plainly(name)}`;
    const found = set.scrolls.find((one) => one.id === name);
    if (!found) return [{ at, card: null, what: 'is no scroll of this set' }];
    return data[name] === found.points
      ? []
      : [{ at, card: null, what: `differs from the points of that scroll, ${found.points}` }];
  });
}

/** A fault as one line: `people[3].actions[0].effects[1].who, card "ronin": …`. */
const faultLine = ({ at, card, what }: Fault): string => `${at}${card === null ? '' : `, card "${card}"`}: ${what}`;

export function faultLines(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, MOST_FAULTS).map(faultLine);
  return faults.length > MOST_FAULTS ? [...lines, `and ${faults.length - MOST_FAULTS} more`] : lines;
}
