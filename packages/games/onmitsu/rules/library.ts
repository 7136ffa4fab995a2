// The card sets that can be played: those with a name, and those that a table brings as data. Each is made ready once.

import { encode, type OwnRead } from '@tabella/kernel';
import { type Rules, rulesFor } from './box.ts';
import { compileSet } from './set/compile.ts';
import { faultLines, readSet } from './set/read.ts';
import type { SetFile } from './set/types.ts';

export interface SetEntry {
  readonly id: string;
  /** The file as it stands: whoever uses it reads it first. */
  readonly data: unknown;
}

/** Sets of tables that are kept ready; the one that was not wanted for longest goes first. */
const MOST_KEPT = 32;

/** A set that is ready, and the data of it that options and states share. */
interface Own {
  readonly rules: Rules;
  readonly value: SetFile;
}

export class Library {
  private readonly named = new Map<string, Rules>();
  /** By what they say: a set that went through a file or a thread is another object. */
  private readonly kept = new Map<string, Own>();
  private readonly known = new WeakMap<object, Rules>();

  /** Throws with all that is wrong if one of them cannot be played. */
  constructor(entries: readonly SetEntry[]) {
    for (const { id, data } of entries) this.named.set(id, made(id, data));
  }

  get names(): readonly string[] {
    return [...this.named.keys()];
  }

  rules(set: string | SetFile): Rules {
    const rules = typeof set === 'string' ? this.named.get(set) : (this.known.get(set) ?? this.ready(set).rules);
    if (rules === undefined) throw new Error(`there is no card set "${set as string}"`);
    return rules;
  }

  /** A set of somebody's own, checked and ready; or all that is wrong with it. */
  read(given: object): OwnRead<SetFile> {
    const read = readSet(given);
    return read.ok ? { ok: true, value: this.ready(read.set).value } : { ok: false, faults: faultLines(read.faults) };
  }

  private ready(set: SetFile): Own {
    const text = encode(set);
    const own = this.kept.get(text) ?? { rules: made('own', set), value: frozen(JSON.parse(text) as SetFile) };
    this.kept.delete(text);
    this.kept.set(text, own);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.known.set(set, own.rules);
    this.known.set(own.value, own.rules);
    return own;
  }
}

function made(id: string, data: unknown): Rules {
  const read = readSet(data);
  if (!read.ok) throw new Error(`the card set "${id}" cannot be played:\n${faultLines(read.faults).join('\n')}`);
  return rulesFor(compileSet(id, read.set));
}

/** States share it. What is played with is a copy: searching a frozen list is slow. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) frozen(one);
  }
  return value;
}
