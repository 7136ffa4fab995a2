// Messages as text. A part that goes to several people, or is compared with what was sent before, is written once and
// keeps the type of what it says, so that a message put together from such parts is still checked against its schema.

declare const says: unique symbol;

/** The JSON text of a value of this type. */
export type Text<T> = string & { readonly [says]?: T };

export function textOf<const T>(value: T): Text<T> {
  // Most parts are small numbers or nothing.
  const text = value === null || Number.isInteger(value) ? String(value) : JSON.stringify(value);
  return text as Text<T>;
}

/** An object, from the texts of its fields. */
export function objectText<T extends object>(fields: { readonly [K in keyof T]: Text<T[K]> }): Text<T> {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) text += `${text === '' ? '' : ','}"${name}":${value}`;
  }
  return `{${text}}` as Text<T>;
}

/** Two objects that have no field in common, as one. */
export function bothText<A extends object, B extends object>(a: Text<A>, b: Text<B>): Text<A & B> {
  return `${a.slice(0, -1)},${b.slice(1)}` as Text<A & B>;
}

/** An object whose field names are anybody's. */
export function recordText<T>(fields: Iterable<readonly [string, Text<T>]>): Text<Readonly<Record<string, T>>> {
  let text = '';
  for (const [name, value] of fields) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${value}`;
  return `{${text}}` as Text<Readonly<Record<string, T>>>;
}

export const listText = <T>(texts: readonly Text<T>[]): Text<T[]> => `[${texts.join(',')}]` as Text<T[]>;
