// Messages as text. A part that goes to several people, or is compared with what was sent before, is written once and
// keeps the type of what it says, so that a message put together from such parts is still checked against its schema.

declare const says: unique symbol;

/** The JSON text of a value of this type. */
export type Text<T> = string & { readonly [says]?: T };

export const textOf = <const T>(value: T): Text<T> => JSON.stringify(value) as Text<T>;

/** An object, from the texts of its fields. */
export function objectText<T extends object>(fields: { readonly [K in keyof T]: Text<T[K]> }): Text<T> {
  return recordText(Object.entries<Text<unknown> | undefined>(fields)) as Text<T>;
}

/** The same for any names. */
export function recordText<T>(
  fields: Iterable<readonly [string, Text<T> | undefined]>,
): Text<Readonly<Record<string, T>>> {
  let text = '';
  for (const [name, value] of fields) {
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${value}`;
  }
  return `{${text}}` as Text<Readonly<Record<string, T>>>;
}

export const listText = <T>(texts: readonly Text<T>[]): Text<T[]> => `[${texts.join(',')}]` as Text<T[]>;
