// A patch: what makes one piece of plain data another, and no more. It follows from the two alone, so that whoever knew the
// first and is shown the second learns nothing else from it.

import type { Choice } from './ask.ts';
import { isTyped, type Typed } from './data.ts';

export interface FieldsPatch {
  /** Fields that are new, or have another value. */
  readonly set?: Readonly<Record<string, Choice>>;
  readonly gone?: readonly string[];
  /** Fields whose values change in part. */
  readonly into?: Readonly<Record<string, Patch>>;
}

/**
 * Along the list: a number keeps so many entries, a number below 0 drops them, a list puts its entries in, and an object
 * changes the next entry. What follows is kept.
 */
export type ListPatch = readonly (number | readonly Choice[] | FieldsPatch)[];

export type Patch = FieldsPatch | ListPatch;

export type Fields = Readonly<Record<string, Choice>>;

const isList = (patch: Patch): patch is ListPatch => Array.isArray(patch);

/** The data with the patch applied. What does not change is the same object as before. */
function patched(value: Choice, patch: Patch): Choice {
  if (!isList(patch)) return patchedFields(value as Fields, patch);
  const list: object = value as readonly Choice[];
  return isTyped(list) ? patchedTyped(list, patch) : patchedList(value as readonly Choice[], patch);
}

function patchedTyped(typed: Typed, patch: ListPatch): Choice {
  const Same = typed.constructor as new (list: readonly Choice[]) => object;
  return new Same(patchedList([...typed], patch)) as Choice;
}

export function patchedFields(fields: Fields, { set, gone, into }: FieldsPatch): Fields {
  const next: Record<string, Choice> = { ...fields, ...set };
  for (const name of gone ?? []) delete next[name];
  for (const name of Object.keys(into ?? {})) next[name] = patched(fields[name] as Choice, into?.[name] as Patch);
  return next;
}

function patchedList(list: readonly Choice[], patch: ListPatch): Choice[] {
  const next: Choice[] = [];
  let at = 0;
  for (const step of patch) {
    if (typeof step === 'number') {
      if (step > 0) next.push(...list.slice(at, at + step));
      at += Math.abs(step);
    } else if (isList(step as Patch)) next.push(...(step as readonly Choice[]));
    else next.push(patchedFields(list[at++] as Fields, step as FieldsPatch));
  }
  next.push(...list.slice(at));
  return next;
}
