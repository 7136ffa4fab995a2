// Messages as text. A part that goes to several people, or is compared with what was sent before, is written once and
// keeps the type of what it says, so that a message put together from such parts is still checked against its schema.

declare const says: unique symbol;
declare const lists: unique symbol;

/** The JSON text of a value of this type. */
export type Text<T> = string & { readonly [says]?: T };

/** The same of an object, without its braces: so that fields of several can be put together without taking texts apart. */
export type Fields<T> = string & { readonly [lists]?: T };

export function textOf<const T>(value: T): Text<T> {
  // Most parts are small numbers or nothing.
  const text = value === null || Number.isInteger(value) ? String(value) : JSON.stringify(value);
  return text as Text<T>;
}

/** An object, from the texts of its fields. */
export const objectText = <T extends object>(fields: { readonly [K in keyof T]: Text<T[K]> }): Text<T> =>
  `{${fieldsText(fields)}}` as Text<T>;

export function fieldsText<T extends object>(fields: { readonly [K in keyof T]: Text<T[K]> }): Fields<T> {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) text += `${text === '' ? '' : ','}"${name}":${value}`;
  }
  return text as Fields<T>;
}

/** The fields of a value that is an object with some. */
export const fieldsOf = <const T extends object>(value: T): Fields<T> => textOf(value).slice(1, -1) as Fields<T>;

/** The fields of two objects that have none in common. */
export const bothFields = <A extends object, B extends object>(a: Fields<A>, b: Fields<B>): Fields<A & B> =>
  `${a},${b}` as Fields<A & B>;

export const objectOf = <T extends object>(fields: Fields<T>): Text<T> => `{${fields}}` as Text<T>;

export const listText = <T>(texts: readonly Text<T>[]): Text<T[]> => `[${texts.join(',')}]` as Text<T[]>;
