// Reading a card set: from any data to a set that can be played, or to all that is wrong with it, by card and field.

import { flag, isRecord, list, maybe, oneOf, type Parse, record, type Wrong, whole } from './parse.ts';
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
  target,
  timing,
} from './vocabulary.ts';

/** One thing that is wrong: in which card (null: in the set itself), in which field, and what. */
export interface Fault {
  readonly card: string | null;
  readonly field: string;
  readonly what: string;
}

export type SetRead =
  | { readonly ok: true; readonly set: SetFile }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const keywords = list(keyword, 12);
const order = whole(0, 999);

const action = record({
  id: oneOf('A', 'B'),
  name: prose.short,
  text: prose.long,
  timing: list(timing, 5, 1),
  keywords,
  tags: keywords,
  target,
  reversible: oneOf('target', 'labelled', null),
  reversedEffects: maybe(effects),
  respondsTo: maybe(respondsTo),
  cost: list(record({ op: oneOf('discard'), count: whole(1, 5), filter }), 1),
  requires: list(condition, 6),
  effects,
  after: oneOf('discard', 'stayOnLocation', 'destroy'),
});

const person: Parse<Person> = record({
  id: idText,
  name: prose.short,
  gloss: prose.short,
  kind: oneOf('person'),
  order,
  count: whole(1, 20),
  keywords,
  anyTime: flag,
  actions: list(action, 2, 2),
});

const location: Parse<Location> = record({
  id: idText,
  name: prose.short,
  kind: oneOf('location'),
  order,
  count: oneOf(1),
  keywords,
  anyTime: oneOf(false),
  indestructible: flag,
  requires: list(condition, 6),
  action: record({ name: prose.short, text: prose.long, effects }),
  effect: record({ text: prose.maybe, modifiers: list(modifier, 6) }),
  inHand: maybe(record({ text: prose.long, when: condition, atEndOfTurn: oneOf('passLeft') })),
});

const scroll: Parse<Scroll> = record({
  id: idText,
  name: prose.short,
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
  const here: Wrong = (field, what) => faults.push({ card: null, field, what });
  if (!isRecord(data)) return { ok: false, faults: [{ card: null, field: '', what: 'a card set is a record' }] };
  for (const name of Object.keys(data)) {
    if (!FIELDS.includes(name) && !REMARKS.includes(name)) here(name.slice(0, 40), 'is not a field here');
  }
  oneOf(1)(data.schemaVersion, 'schemaVersion', here);
  const set = {
    schemaVersion: 1,
    name: prose.long(data.name, 'name', here),
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
    const id = isRecord(value) && typeof value.id === 'string' ? value.id.slice(0, 40) : at;
    return parse(value, '', (inner, what) => faults.push({ card: id, field: inner, what }));
  };
  return list(each, most, least)(data, field, (at, what) => faults.push({ card: null, field: at, what }));
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
    const at = `scoring.${name.slice(0, 40)}`;
    const found = set.scrolls.find((one) => one.id === name);
    if (!found) return [{ card: null, field: at, what: 'is no scroll of this set' }];
    return data[name] === found.points
      ? []
      : [{ card: null, field: at, what: `differs from the points of that scroll, ${found.points}` }];
  });
}

/** A fault as one line. */
export function faultLine({ card, field, what }: Fault): string {
  const where = card === null ? '' : `card "${card}"${field === '' ? '' : ', '}`;
  return `${where}${field === '' ? '' : `field ${field}`}: ${what}`;
}
