// The difference between what was and what is, as a patch, with a copy of what is: the copy shares with the one before all
// that has not changed, and nothing with what it was made of, which may go on changing, unless that is frozen.

import type { Choice } from './ask.ts';
import { isTyped, same, type Typed } from './data.ts';
import type { Fields, FieldsPatch, ListPatch, Patch } from './patch.ts';

interface Difference<P> {
  /** The copy. */
  readonly value: Choice;
  /** Null when the whole is shorter to say. */
  readonly patch: P | null;
}

interface FieldsDifference {
  readonly value: Fields;
  readonly patch: FieldsPatch;
}

/** So many entries ahead are looked at to find where a list goes on; fewer if an entry may just have changed. */
const FAR = 16;
const NEAR = 3;

/** From an earlier copy to what there is now; null when they are the same. A field that is undefined is none. */
export function fieldsDifference(before: Fields, after: Readonly<Record<string, unknown>>): FieldsDifference | null {
  let changed: Changed | null = null;
  let left = 0;
  // To list the names, or to look each of them up in both directions, would take twice as long: this is done for every object
  // of a view, and most of them are the same.
  for (const _ in before) left++;
  for (const name in after) {
    const next = after[name];
    if (next === undefined) continue;
    const old = fieldOf(before, name);
    if (old !== undefined) left--;
    if (old === next) continue;
    const found = old === undefined ? whole(next) : difference(old, next);
    if (found === null) continue;
    changed ??= { value: {}, set: null, into: null };
    changed.value[name] = found.value;
    if (found.patch === null) {
      changed.set ??= {};
      changed.set[name] = found.value;
    } else {
      changed.into ??= {};
      changed.into[name] = found.patch;
    }
  }
  const gone = left > 0 ? Object.keys(before).filter((name) => fieldOf(after, name) === undefined) : null;
  return changed || gone ? withChanges(before, changed, gone) : null;
}

/** Data holds no functions: one that is found is inherited. */
function fieldOf<T>(fields: Readonly<Record<string, T>>, name: string): T | undefined {
  const value = fields[name];
  return typeof value === 'function' ? undefined : value;
}

interface Changed {
  readonly value: Record<string, Choice>;
  set: Record<string, Choice> | null;
  into: Record<string, Patch> | null;
}

function withChanges(before: Fields, changed: Changed | null, gone: readonly string[] | null): FieldsDifference {
  const value: Record<string, Choice> = { ...before, ...changed?.value };
  for (const name of gone ?? []) delete value[name];
  const { set = null, into = null } = changed ?? {};
  return { value, patch: { ...(set && { set }), ...(gone && { gone }), ...(into && { into }) } };
}

function difference(before: Choice, after: unknown): Difference<Patch> | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return whole(after);
  if (ArrayBuffer.isView(before) || ArrayBuffer.isView(after)) return typedDifference(before, after);
  const found = Array.isArray(after)
    ? listDifference(before as readonly Choice[], after)
    : fieldsDifference(before as Fields, after as Readonly<Record<string, unknown>>);
  return found && orWhole(found.value, found.patch);
}

/** The whole where it is shorter to say. */
function orWhole(value: Choice, patch: Patch): Difference<Patch> {
  const length = lengthOf(patch);
  return { value, patch: lengthOf(value, length) <= length ? null : patch };
}

/** Typed arrays are the memory of a state; no view has one. They are compared place by place. */
function typedDifference(before: object, after: object): Difference<Patch> | null {
  if (!isTyped(before) || !isTyped(after) || before.constructor !== after.constructor) return whole(after);
  if (same(before, after)) return null;
  const steps = new Steps(0);
  const both = Math.min(before.length, after.length);
  let kept = 0;
  for (let at = 0; at < both; at++, kept++) {
    if (before[at] === after[at]) continue;
    steps.keep(kept);
    steps.replace(after[at] as number);
    kept = -1;
  }
  steps.keep(kept);
  steps.drop(before.length - both);
  for (const entry of after.subarray(both)) steps.put(entry);
  return orWhole(copyOf(after), steps.end());
}

interface ListDifference {
  readonly value: Choice;
  readonly patch: ListPatch;
}

function listDifference(before: readonly Choice[], after: readonly unknown[]): ListDifference | null {
  // Most lists are the same, or begin so.
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && difference(before[at] as Choice, after[at]) === null) at++;
  return at === before.length && at === after.length ? null : alongLists(before, after, at);
}

/** Of two lists that are the same up to an entry. */
function alongLists(before: readonly Choice[], after: readonly unknown[], from: number): ListDifference {
  const steps = new Steps(from);
  const value: Choice[] = before.slice(0, from);
  const put = (entry: unknown): void => {
    const copy = copyOf(entry);
    value.push(copy);
    steps.put(copy);
  };
  let at = from;
  let next = from;
  while (at < before.length && next < after.length) {
    const old = before[at] as Choice;
    const found = difference(old, after[next]);
    if (found === null) {
      value.push(old);
      steps.keep();
    } else {
      const look = found.patch === null ? FAR : NEAR;
      const later = placeOf(after, next + 1, look, old);
      const sooner = placeOf(before, at + 1, look, after[next]);
      if (later >= 0 && (sooner < 0 || later - next <= sooner - at)) {
        while (next < later) put(after[next++]);
        continue;
      }
      if (sooner >= 0) {
        steps.drop(sooner - at);
        at = sooner;
        continue;
      }
      value.push(found.value);
      if (found.patch === null || Array.isArray(found.patch)) steps.replace(found.value);
      else steps.change(found.patch as FieldsPatch);
    }
    at++;
    next++;
  }
  steps.drop(before.length - at);
  while (next < after.length) put(after[next++]);
  return { value, patch: steps.end() };
}

/** Where an entry is found again soon; -1 when it is not. */
function placeOf(list: readonly unknown[], from: number, look: number, entry: unknown): number {
  const end = Math.min(list.length, from + look);
  for (let at = from; at < end; at++) if (same(list[at], entry)) return at;
  return -1;
}

/** The patch of a list while it grows; what comes together is put together. */
class Steps {
  private readonly steps: (number | readonly Choice[] | FieldsPatch)[] = [];
  private dropped = 0;
  private entries: Choice[] = [];

  constructor(private kept: number) {}

  keep(count = 1): void {
    if (count === 0) return;
    this.flush();
    this.kept += count;
  }

  drop(count: number): void {
    this.dropped += count;
  }

  put(entry: Choice): void {
    this.entries.push(entry);
  }

  replace(entry: Choice): void {
    this.drop(1);
    this.put(entry);
  }

  change(patch: FieldsPatch): void {
    this.flush();
    this.pass();
    this.steps.push(patch);
  }

  end(): ListPatch {
    this.flush();
    return this.steps;
  }

  /** What is kept last need not be said. */
  private pass(): void {
    if (this.kept > 0) this.steps.push(this.kept);
    this.kept = 0;
  }

  private flush(): void {
    if (this.dropped === 0 && this.entries.length === 0) return;
    this.pass();
    if (this.dropped > 0) this.steps.push(-this.dropped);
    if (this.entries.length > 0) this.steps.push(this.entries);
    this.dropped = 0;
    this.entries = [];
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const whole = (value: unknown): Difference<never> => ({ value: copyOf(value), patch: null });

/** What is frozen through and through is kept as it is: when it comes again it is known at a glance. */
function copyOf(value: unknown): Choice {
  if (isForGood(value)) return value as Choice;
  if (Array.isArray(value)) return value.map(copyOf);
  if (ArrayBuffer.isView(value)) {
    const memory: unknown = (value as Typed).slice();
    return memory as Choice;
  }
  const copy: Record<string, Choice> = {};
  for (const [name, field] of Object.entries(value as object)) if (field !== undefined) copy[name] = copyOf(field);
  return copy;
}

function isForGood(value: unknown): boolean {
  return !isObject(value) || (Object.isFrozen(value) && Object.values(value).every(isForGood));
}

/** About how long the text of it would be; counted no further than to `most`. */
function lengthOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isObject(value)) return 3;
  let length = 2;
  if (Array.isArray(value) || isTyped(value)) {
    for (const entry of value) {
      if (length > most) break;
      length += 1 + lengthOf(entry, most - length);
    }
    return length;
  }
  for (const name of Object.keys(value)) {
    if (length > most) break;
    length += name.length + 4 + lengthOf((value as Record<string, unknown>)[name], most - length);
  }
  return length;
}
