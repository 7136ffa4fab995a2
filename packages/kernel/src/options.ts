// Options of a game as data: forms, command lines and links are made from it, and nothing outside it is accepted.

import type { Choice } from './ask.ts';
import { MOST_SEATS } from './game.ts';
import { firstFault, type OwnData, type OwnReader, readOwn } from './own-data.ts';
import { type Refusal, refuse } from './refusal.ts';

/** An option that came to a game with matches on record: it is left out where it has its default, so that they go on as they went. */
interface LateField {
  readonly late?: true;
  /** Forms ask for it only where the option of this name has one of these values in its list. */
  readonly beside?: { readonly option: string; readonly values: readonly string[] };
}

interface FlagField extends LateField {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** One of these values. */
interface OneField<V extends string = string> extends LateField {
  readonly kind: 'one';
  readonly of: readonly V[];
  readonly default: V;
}

/** Any of these values. */
interface SomeField<V extends string = string> {
  readonly kind: 'some';
  readonly of: readonly V[];
  readonly default: readonly V[];
}

interface NumberField {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** Whose seat: 1 is the first, and 0 leaves it to the lot. */
interface SeatField {
  readonly kind: 'seat';
  readonly default: number;
}

/** One of the values that have a name, or data of one's own that the game reads. */
interface DataField {
  readonly kind: 'data';
  readonly of: readonly string[];
  readonly default: string;
  readonly read: OwnReader;
}

export type Field = FlagField | OneField | SomeField | NumberField | SeatField | DataField;

/** The kinds of field that give an option of this type. */
type FieldFor<V> = 0 extends 1 & V
  ? Field
  : [V] extends [boolean]
    ? FlagField
    : [V] extends [number]
      ? NumberField | SeatField
      : [V] extends [readonly (infer E extends string)[]]
        ? SomeField<E>
        : [V] extends [string]
          ? OneField<V>
          : Field;

/** One field per option, in the order in which people are asked. */
export type Schema<O> = { readonly [K in keyof O]: FieldFor<Exclude<O[K], undefined>> };

export function defaultsOf<O>(schema: Schema<O>): O {
  const out: Record<string, Choice> = {};
  for (const [name, field] of Object.entries<Field>(schema))
    if (!isLate(field)) out[name] = inOrder(field, field.default);
  return Object.freeze(out) as O;
}

/** Options from anywhere: missing ones take their default, unknown ones and wrong values are refused by name. */
export function readOptions<O>(
  schema: Schema<O>,
  given: unknown,
): { readonly ok: true; readonly options: O } | Refusal {
  if (given === undefined || given === null) return { ok: true, options: defaultsOf(schema) };
  if (typeof given !== 'object' || Array.isArray(given))
    return refuse('bad-options', 'Options are a set of names and values.');
  const out: Record<string, Choice> = {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) return refuse('bad-options', `There is no option "${name.slice(0, 40)}".`);
  }
  for (const [name, field] of Object.entries<Field>(schema)) {
    const value: unknown = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : field.default;
    if (field.kind === 'data' && typeof value === 'object') {
      const own = readOwn(field.read, value);
      if (!own.ok) return refuse('bad-options', `The option "${name}" cannot be read: ${firstFault(own.faults)}`);
      out[name] = own.value as OwnData & Choice;
      continue;
    }
    const wrong = wrongValue(field, value);
    if (wrong) return refuse('bad-options', `The option "${name}" ${wrong}.`);
    if (!isLate(field) || value !== field.default) out[name] = inOrder(field, value as Choice);
  }
  return { ok: true, options: Object.freeze(out) as O };
}

const isLate = (field: Field): boolean => 'late' in field && field.late === true;

/** A list of options is a set, kept in the order of the offer. */
function inOrder(field: Field, value: Choice): Choice {
  return field.kind === 'some' ? field.of.filter((one) => (value as readonly string[]).includes(one)) : value;
}

function wrongValue(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'is yes or no';
    case 'one':
      return field.of.includes(value as string) ? null : `is one of ${field.of.join(', ')}`;
    case 'data':
      return field.of.includes(value as string) ? null : `is one of ${field.of.join(', ')}, or data of your own`;
    case 'some':
      return Array.isArray(value) && value.every((one) => field.of.includes(one as string))
        ? null
        : `is a list from ${field.of.join(', ')}`;
    case 'number':
      return isWhole(value, field.min, field.max) ? null : `is a whole number from ${field.min} to ${field.max}`;
    case 'seat':
      return isWhole(value, 0, MOST_SEATS) ? null : `is a seat from 1 to ${MOST_SEATS}, or 0 for a random one`;
  }
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** Every option by chance; of those that take several, any number of them by chance. */
export function mixOptions<O>(schema: Schema<O>, int: (n: number) => number): O {
  const mixed: Record<string, Choice> = {};
  for (const [name, field] of Object.entries<Field>(schema)) mixed[name] = anyValue(field, int);
  return mixed as O;
}

function anyValue(field: Field, int: (n: number) => number): Choice {
  switch (field.kind) {
    case 'flag':
      return int(2) === 1;
    case 'one':
    case 'data':
      return field.of[int(field.of.length)] ?? field.default;
    case 'some': {
      const left = [...field.of];
      const taken = Array.from({ length: int(left.length + 1) }, () => left.splice(int(left.length), 1)[0]);
      return field.of.filter((one) => taken.includes(one));
    }
    case 'number':
      return field.min + int(field.max - field.min + 1);
    case 'seat':
      return 0;
  }
}

/** Every value of every option at least once, the rest at their defaults, and then random mixtures. */
export function sampleOptions<O>(schema: Schema<O>, int: (n: number) => number, mixtures: number): O[] {
  const names = Object.keys(schema) as (keyof O & string)[];
  const base = defaultsOf(schema);
  const out: O[] = [base];
  const values = (field: Field): Choice[] => {
    switch (field.kind) {
      case 'flag':
        return [true, false];
      case 'one':
      case 'data':
        return [...field.of];
      case 'some':
        return [[], [...field.of], ...field.of.map((one) => [one])];
      case 'number':
        return [...new Set([field.min, field.default, field.max])];
      case 'seat':
        return [...new Set([0, 1, 2, field.default])];
    }
  };
  for (const name of names) for (const value of values(schema[name])) out.push({ ...base, [name]: value });
  for (let i = 0; i < mixtures && names.length > 0; i++) {
    const mixed: Record<string, Choice> = {};
    for (const name of names) {
      const from = values(schema[name]);
      mixed[name] = from[int(from.length)] as Choice;
    }
    out.push(mixed as O);
  }
  return out;
}
