// Small words of English that every game needs: numbers, lists, plurals, capitals.

/** "Ada, Bruno and Clara"; `none` when there is nobody. */
export const list = (names: readonly string[], none = ''): string => joined(names, 'and', none);

/** "Ada, Bruno or Clara". */
export const either = (names: readonly string[], none = ''): string => joined(names, 'or', none);

const joined = (names: readonly string[], last: string, none: string): string =>
  names.length < 2 ? (names[0] ?? none) : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** "1 card", "3 cards". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Small numbers as words, the others in figures. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
