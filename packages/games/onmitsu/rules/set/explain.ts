// All that is wrong with data that should fit a schema, each with its place. The library stops after a few faults and tells
// those of every kind of record that could have been meant; here a record is held to the kind that it names.

import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** Told what is wrong at which field. */
export type Wrong = (field: string, what: string) => void;

/** What is looked at of a schema. */
interface Shape {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  /** False: a field that is not listed is wrong. */
  readonly additionalProperties?: boolean;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The field by which the kinds of record are told apart. */
  readonly tag?: string;
  readonly anyOf?: readonly TSchema[];
  readonly enum?: readonly unknown[];
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A wrong value as it stands in a sentence. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'a record';
  const words = typeof value === 'string' ? `"${plainly(value)}"` : String(value);
  return words.length > 40 ? `${words.slice(0, 40)}…` : words;
}

/**
 * What no text of a set may hold, for it stands among the sentences of others: halves of characters, control and private
 * characters, line ends, marks that turn the direction of writing, and what takes no room at all.
 */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/u;
const UNFIT_ALL = new RegExp(UNFIT.source, 'gu');

/** Words of a file as they may be printed. */
export function plainly(words: string): string {
  const code = (found: string): string => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`;
  return words.slice(0, 40).replace(UNFIT_ALL, code);
}

export function explain(schema: TSchema, value: unknown, at: string, wrong: Wrong): void {
  const shape: Shape = schema;
  if (shape.tag !== undefined) inKind(shape, shape.tag, value, at, wrong);
  else if (shape.properties) inRecord(shape, shape.properties, value, at, wrong);
  else if (shape.items) inList(shape, shape.items, value, at, wrong);
  else if (Check(schema, value)) inText(value, at, wrong);
  else {
    const meant = shape.anyOf?.find((one) => sharesField(one, value));
    if (meant) explain(meant, value, at, wrong);
    else wrong(at, `wants ${shape.description}, not ${shown(value)}`);
  }
}

const sharesField = ({ properties = {} }: Shape, value: unknown): boolean =>
  isRecord(value) && Object.keys(properties).some((name) => Object.hasOwn(value, name));

function inText(value: unknown, at: string, wrong: Wrong): void {
  if (typeof value !== 'string') return;
  const [unfit] = UNFIT.exec(value) ?? [];
  if (unfit !== undefined) wrong(at, `holds a character that cannot be shown: ${plainly(unfit)}`);
  else if (value !== value.trim()) wrong(at, 'begins or ends with a blank');
}

function inList({ minItems = 0, maxItems = 0 }: Shape, items: TSchema, value: unknown, at: string, wrong: Wrong): void {
  if (Array.isArray(value) && value.length >= minItems && value.length <= maxItems) {
    for (let i = 0; i < value.length; i++) explain(items, value[i], `${at}[${i}]`, wrong);
    return;
  }
  const found = Array.isArray(value) ? `one of ${value.length}` : shown(value);
  wrong(at, `wants a list of ${minItems} to ${maxItems}, not ${found}`);
}

function inRecord(
  { required = [], additionalProperties }: Shape,
  fields: NonNullable<Shape['properties']>,
  value: unknown,
  at: string,
  wrong: Wrong,
): void {
  if (!isRecord(value)) {
    wrong(at, `wants a record, not ${shown(value)}`);
    return;
  }
  const before = at === '' ? '' : `${at}.`;
  for (const name of Object.keys(value)) {
    if (additionalProperties === false && !Object.hasOwn(fields, name))
      wrong(`${before}${plainly(name)}`, 'is not a field here');
  }
  for (const [name, field] of Object.entries(fields)) {
    const there = Object.hasOwn(value, name);
    if (there || required.includes(name)) explain(field, there ? value[name] : undefined, `${before}${name}`, wrong);
  }
}

function inKind({ anyOf = [] }: Shape, tag: string, value: unknown, at: string, wrong: Wrong): void {
  if (!isRecord(value)) {
    wrong(at, `wants a record, not ${shown(value)}`);
    return;
  }
  const name = Object.hasOwn(value, tag) ? value[tag] : undefined;
  const tags = anyOf.map(({ properties }: Shape) => nameIn(properties?.[tag]));
  const kind = anyOf[tags.indexOf(name)];
  if (kind) explain(kind, value, at, wrong);
  else wrong(`${at}.${tag}`, `is none of ${tags.join(', ')}: ${shown(name)}`);
}

const nameIn = (field: Shape | undefined): unknown => field?.enum?.[0];
