// Reading a card set: from any data to a set that can be played, or to all that is wrong with it and where.

import { flag, isRecord, list, maybe, oneOf, type Parse, plainly, record, type Wrong, whole } from './parse.ts';
import { faultsOf } from './sense.ts';
import type { Location, Person, RuleNumbers, Scroll, SetFile } from './types.ts';
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

/** One thing that is wrong: its place in the file, the id of the card (null: it is about the set itself), and what. */
export interface Fault {
  readonly at: string;
  readonly card: string | null;
  readonly what: string;
}

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

const person: Parse<Person> = record({
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

const location: Parse<Location> = record({
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

const scroll: Parse<Scroll> = record({
  id: idText,
  name: prose.name,
  kind: oneOf('scroll'),
  count: whole(1, 10),
  points: whole(0, 99),
  lethal: flag,
});

const NUMBERS: { readonly [K in keyof RuleNumbers]: Parse<number> } = {
  startHand: whole(0, 10),
  baseDraw: whole(0, 5),
  baseHandLimit: whole(1, 20),
  minHandLimit: whole(1, 20),
  castleLocationsRequired: whole(0, 20),
  patienceTurnLimit: whole(1, 200),
};

const rules = record({ players: record({ min: whole(2, 4), max: whole(2, 4) }), ...NUMBERS });
const named = record({ card: list(keyword, 20), action: list(keyword, 8), tags: list(keyword, 20) });
const FIELDS = ['schemaVersion', 'name', 'note', 'rules', 'scoring', 'scrolls', 'keywords', 'people', 'locations'];
/** Fields for people who read the file; nothing is made of them. */
const REMARKS = ['vocabulary', 'counts'];

export function readSet(data: unknown): SetRead {
  const faults: Fault[] = [];
  const here: Wrong = (at, what) => faults.push({ at, card: null, what });
  if (!isRecord(data)) return { ok: false, faults: [{ at: 'the file', card: null, what: 'is not a record' }] };
  for (const name of Object.keys(data)) {
    if (!FIELDS.includes(name) && !REMARKS.includes(name)) here(plainly(name), 'is not a field here');
  }
  oneOf(1)(data.schemaVersion, 'schemaVersion', here);
  const set = {
    schemaVersion: 1,
    name: prose.title(data.name, 'name', here),
    ...(data.note === undefined ? {} : { note: prose.long(data.note, 'note', here) }),
    rules: rules(data.rules, 'rules', here),
    scoring: scoring(data.scoring, here),
    scrolls: cards(scroll, data.scrolls, 'scrolls', 2, 8, faults),
    keywords: named(data.keywords, 'keywords', here),
    people: cards(person, data.people, 'people', 1, 60, faults),
    locations: cards(location, data.locations, 'locations', 1, 30, faults),
  };
  if (faults.length > 0) return { ok: false, faults };
  const read = set as SetFile;
  faults.push(...faultsOf(read), ...sums(read, data.scoring));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, set: read };
}

/** A list of cards: what is wrong in one is told with the name of that card. */
function cards<T>(
  parse: Parse<T>,
  data: unknown,
  field: string,
  least: number,
  most: number,
  faults: Fault[],
): readonly T[] | undefined {
  const each: Parse<T> = (value, at, _wrong) => {
    const card = isRecord(value) ? (idText(value.id, '', () => undefined) ?? null) : null;
    return parse(value, at, (inner, what) => faults.push({ at: inner, card, what }));
  };
  return list(each, most, least)(data, field, (at, what) => faults.push({ at, card: null, what }));
}

function scoring(data: unknown, wrong: Wrong): SetFile['scoring'] | undefined {
  if (!isRecord(data)) return record({ perHandCard: whole(0, 99) })(data, 'scoring', wrong);
  const perHandCard = whole(0, 99)(data.perHandCard, 'scoring.perHandCard', wrong);
  return perHandCard === undefined ? undefined : { perHandCard };
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
