// Values of options on the command line, read as what they should be.

import { Trouble } from './trouble.ts';

export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export function needed(word: string | undefined, usage: string): string {
  if (word === undefined) throw new Trouble(`A word is missing: tabella ${usage}.`);
  return word;
}

/** A property that is there only when it has a value. */
export function set<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

export function string(value: Values[string]): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function strings(value: Values[string]): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function number(value: Values[string], name: string, min: number): number | undefined {
  if (value === undefined) return undefined;
  const n = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (n < min) throw new Trouble(`${name} wants a whole number from ${min} up, not "${String(value).slice(0, 40)}".`);
  return n;
}
