// Answers as they are typed: a number, the first letters of a label, a list of both, or free text.

import type { Answer, Ask, Choice } from '@tabella/kernel';

export type Reading =
  | { readonly ok: true; readonly answer: Answer }
  /** What was typed fits several choices, or none. */
  | { readonly ok: false; readonly reason: string; readonly fits: readonly number[] };

export function readTyped(typed: string, ask: Ask, labels: readonly string[]): Reading {
  const text = typed.trim();
  if (ask.text) return { ok: true, answer: text };
  if (ask.max === undefined) {
    const found = find(text, labels);
    return 'at' in found ? { ok: true, answer: ask.from[found.at] as Choice } : { ok: false, ...found };
  }
  const answer: Choice[] = [];
  for (const part of partsOf(text)) {
    const found = find(part, labels);
    if (!('at' in found)) return { ok: false, ...found };
    answer.push(ask.from[found.at] as Choice);
  }
  return { ok: true, answer };
}

/** "1,3", "1 3" and "red, blue"; "none" and "-" for nothing at all. */
function partsOf(text: string): string[] {
  if (/^(none|-|0)?$/i.test(text)) return [];
  const by = /^[\d\s]+$/.test(text) ? /\s+/ : /\s*,\s*/;
  return text.split(by).filter((part) => part !== '');
}

function find(text: string, labels: readonly string[]): { at: number } | { reason: string; fits: readonly number[] } {
  if (/^\d+$/.test(text)) {
    const at = Number(text) - 1;
    if (at >= 0 && at < labels.length) return { at };
    return { reason: `There is no answer ${text.slice(0, 12)}: type a number from 1 to ${labels.length}.`, fits: [] };
  }
  if (text === '') return { reason: `Type a number from 1 to ${labels.length}, or first letters.`, fits: [] };
  const wanted = text.toLowerCase();
  const among = (test: (label: string) => boolean): number[] =>
    labels.flatMap((label, i) => (test(label.toLowerCase()) ? [i] : []));
  let fits = among((label) => label.startsWith(wanted));
  if (fits.length === 0) fits = among((label) => label.includes(` ${wanted}`));
  const [first] = fits;
  if (first === undefined) return { reason: `Nothing here begins with "${text.slice(0, 40)}".`, fits: [] };
  // Two cards of one kind are the same to a person who types their name.
  if (fits.every((i) => labels[i] === labels[first])) return { at: first };
  return { reason: `"${text.slice(0, 40)}" fits several answers: type more letters or the number.`, fits };
}
