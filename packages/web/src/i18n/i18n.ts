// Sentences of the frame in the reader's language. Catalogues are JSON in the i18next v4 form: {{name}} for what is
// filled in, and _one, _other … after a key for plural forms.

import type en from './en.json';

export type Catalogue = Readonly<Record<string, string>>;
type Forms<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;
export type Key = Forms<keyof typeof en>;
type Values = Readonly<Record<string, string | number>>;
export type Say = (key: Key, values?: Values) => string;

/** A function that says things in one language, and in the other where the first has no words. */
export function speaker(language: string, words: Catalogue, otherwise: Catalogue = {}): Say {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const find = (key: string, count: unknown): string | undefined => {
    for (const catalogue of [words, otherwise]) {
      if (typeof count === 'number') {
        // An exact zero may have words of its own, also where the language has no such form.
        const forms = count === 0 ? ['zero', plurals.select(count), 'other'] : [plurals.select(count), 'other'];
        for (const form of forms) {
          const found = catalogue[`${key}_${form}`];
          if (found !== undefined) return found;
        }
      }
      if (catalogue[key] !== undefined) return catalogue[key];
    }
    return undefined;
  };
  return (key, values = {}) => {
    const sentence = find(key, values.count) ?? key;
    return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}

/** To make one takes longer than to use it. */
const LISTS = new Map<string, Intl.ListFormat>();

/** "Ada, Bruno and Clara", as the language lists things. */
export function listOf(language: string, names: readonly string[]): string {
  const format = LISTS.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  LISTS.set(language, format);
  return format.format(names);
}

/** The language to begin with: the first one the reader understands that there is a catalogue for. */
export function firstLanguage(wanted: readonly string[], there: readonly string[]): string {
  const found = wanted.map((one) => one.toLowerCase().split('-')[0] ?? '').find((one) => there.includes(one));
  return found ?? 'en';
}
