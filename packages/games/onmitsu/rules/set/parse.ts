// Parsing of untrusted data: small readers that say what is wrong and where, and never throw. A reader returns the value
// as it counts, or undefined after it has reported why it does not.

/** Told what is wrong at which field. */
export type Wrong = (field: string, what: string) => void;
export type Parse<T> = (value: unknown, field: string, wrong: Wrong) => T | undefined;

/** A wrong value as it stands in a sentence. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = typeof value === 'string' ? `"${plainly(value)}"` : Array.isArray(value) ? 'a list' : String(value);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? 'a record'
    : text.length > 40
      ? `${text.slice(0, 40)}…`
      : text;
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

export function text(most: number, least = 1): Parse<string> {
  return (value, field, wrong) => {
    if (typeof value !== 'string' || value.length < least || value.length > most) {
      wrong(field, `wants a text of ${least} to ${most} characters, not ${shown(value)}`);
      return undefined;
    }
    const [unfit] = UNFIT.exec(value) ?? [];
    if (unfit !== undefined) wrong(field, `holds a character that cannot be shown: ${plainly(unfit)}`);
    else if (value !== value.trim()) wrong(field, 'begins or ends with a blank');
    else return value;
    return undefined;
  };
}

export function pattern(like: RegExp, what: string): Parse<string> {
  return (value, field, wrong) => {
    if (typeof value === 'string' && like.test(value)) return value;
    wrong(field, `wants ${what}, not ${shown(value)}`);
    return undefined;
  };
}

export function whole(least: number, most: number): Parse<number> {
  return (value, field, wrong) => {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
    wrong(field, `wants a whole number from ${least} to ${most}, not ${shown(value)}`);
    return undefined;
  };
}

export const flag: Parse<boolean> = (value, field, wrong) => {
  if (typeof value === 'boolean') return value;
  wrong(field, `wants true or false, not ${shown(value)}`);
  return undefined;
};

export function oneOf<const T>(...of: readonly T[]): Parse<T> {
  return (value, field, wrong) => {
    if (of.includes(value as T)) return value as T;
    wrong(field, `wants ${of.map((one) => JSON.stringify(one)).join(' or ')}, not ${shown(value)}`);
    return undefined;
  };
}

export function either<A, B>(first: (value: unknown) => boolean, one: Parse<A>, other: Parse<B>): Parse<A | B> {
  return (value, field, wrong) => (first(value) ? one(value, field, wrong) : other(value, field, wrong));
}

export function list<T>(of: Parse<T>, most: number, least = 0): Parse<readonly T[]> {
  return (value, field, wrong) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      wrong(
        field,
        `wants a list of ${least} to ${most}, not ${Array.isArray(value) ? `one of ${value.length}` : shown(value)}`,
      );
      return undefined;
    }
    const out: T[] = [];
    for (let i = 0; i < value.length; i++) {
      const one = of(value[i], `${field}[${i}]`, wrong);
      if (one !== undefined) out.push(one);
    }
    return out.length === value.length ? out : undefined;
  };
}

const OPTIONAL = Symbol('optional');
interface Maybe<T> extends Parse<T> {
  readonly [OPTIONAL]: true;
}

export function maybe<T>(of: Parse<T>): Maybe<T> {
  const parse: Parse<T> = (value, field, wrong) => of(value, field, wrong);
  return Object.assign(parse, { [OPTIONAL]: true } as const);
}

// biome-ignore lint/suspicious/noExplicitAny: the fields of a record are of any type; `RecordOf` gives each its own
type Fields = Readonly<Record<string, Parse<any>>>;
type Simple<T> = { readonly [K in keyof T]: T[K] };
type RecordOf<F extends Fields> = Simple<
  { [K in keyof F as F[K] extends Maybe<unknown> ? never : K]: F[K] extends Parse<infer T> ? T : never } & {
    [K in keyof F as F[K] extends Maybe<unknown> ? K : never]?: F[K] extends Parse<infer T> ? T : never;
  }
>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record of exactly these fields: a field too many is wrong, and so is one too few. */
export function record<F extends Fields>(fields: F): Parse<RecordOf<F>> {
  return (value, field, wrong) => {
    if (!isRecord(value)) {
      wrong(field, `wants a record, not ${shown(value)}`);
      return undefined;
    }
    const at = field === '' ? '' : `${field}.`;
    let whole = true;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(fields, name)) continue;
      wrong(`${at}${plainly(name)}`, 'is not a field here');
      whole = false;
    }
    const out: Record<string, unknown> = {};
    for (const [name, parse] of Object.entries(fields)) {
      if (OPTIONAL in parse && !Object.hasOwn(value, name)) continue;
      const read: unknown = parse(Object.hasOwn(value, name) ? value[name] : undefined, `${at}${name}`, wrong);
      if (read === undefined) whole = false;
      else out[name] = read;
    }
    return whole ? (out as RecordOf<F>) : undefined;
  };
}

/** Records told apart by one field, such as `op`; that field is not listed in the others. */
export function tagged<T>(tag: string, kinds: Readonly<Record<string, Parse<unknown>>>): Parse<T> {
  return (value, field, wrong) => {
    if (!isRecord(value)) {
      wrong(field, `wants a record, not ${shown(value)}`);
      return undefined;
    }
    const name = value[tag];
    if (typeof name !== 'string' || !Object.hasOwn(kinds, name)) {
      wrong(`${field}.${tag}`, `is none of ${Object.keys(kinds).join(', ')}: ${shown(name)}`);
      return undefined;
    }
    const { [tag]: _, ...rest } = value;
    const read = (kinds[name] as Parse<unknown>)(rest, field, wrong);
    return read === undefined ? undefined : ({ [tag]: name, ...(read as object) } as T);
  };
}

export const nothing: Parse<null> = oneOf(null);
