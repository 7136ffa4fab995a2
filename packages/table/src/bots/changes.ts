// Changes: what makes one piece of plain data out of an earlier one, so that only what is new has to be sent.

/** A whole value; parts of a record; items of a list in their places; or a stretch of a list that is replaced. */
export type Changes =
  | { readonly is: unknown }
  | { readonly in: Readonly<Record<string, Changes>>; readonly gone: readonly string[] }
  | { readonly at: readonly (readonly [index: number, changes: Changes])[] }
  | { readonly from: number; readonly drop: number; readonly put: readonly unknown[] };

type PlainRecord = Readonly<Record<string, unknown>>;

/** Null when nothing has changed. The order of keys counts: whoever walks over a record shall walk the same way. */
export function changesFrom(before: unknown, after: unknown): Changes | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
  if (isRecord(before) && isRecord(after)) return ofRecords(before, after);
  if (ArrayBuffer.isView(before) && ArrayBuffer.isView(after) && sameTyped(before, after)) return null;
  return { is: after };
}

/** The later value; what has not changed is shared with the earlier one, which stays as it was. */
export function withChanges(before: unknown, changes: Changes): unknown {
  if ('is' in changes) return changes.is;
  if ('in' in changes) {
    const out: Record<string, unknown> = { ...(before as PlainRecord) };
    for (const key of changes.gone) delete out[key];
    for (const key of Object.keys(changes.in)) out[key] = withChanges(out[key], changes.in[key] as Changes);
    return out;
  }
  const list = before as readonly unknown[];
  if ('put' in changes)
    return [...list.slice(0, changes.from), ...changes.put, ...list.slice(changes.from + changes.drop)];
  const out = [...list];
  for (const [index, inner] of changes.at) out[index] = withChanges(out[index], inner);
  return out;
}

function ofRecords(before: PlainRecord, after: PlainRecord): Changes | null {
  const [old, now] = [Object.keys(before), Object.keys(after)];
  const gone = old.filter((key) => !Object.hasOwn(after, key));
  const left = gone.length === 0 ? old : old.filter((key) => Object.hasOwn(after, key));
  // Those that are left keep their order, and new ones come behind them.
  if (left.some((key, i) => key !== now[i])) return { is: after };
  const inner: Record<string, Changes> = {};
  let count = 0;
  for (const [i, key] of now.entries()) {
    const changes = i < left.length ? changesFrom(before[key], after[key]) : { is: after[key] };
    if (changes === null) continue;
    inner[key] = changes;
    count++;
  }
  return count === 0 && gone.length === 0 ? null : { in: inner, gone };
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Changes | null {
  if (before.length !== after.length) return ofStretch(before, after);
  const at: [number, Changes][] = [];
  for (let i = 0; i < after.length; i++) {
    const changes = changesFrom(before[i], after[i]);
    if (changes !== null) at.push([i, changes]);
  }
  if (at.length === 0) return null;
  // To name every place would be longer than the list.
  return at.length * 2 > after.length && at.every(([, changes]) => 'is' in changes) ? { is: after } : { at };
}

/** What is equal at both ends stays. */
function ofStretch(before: readonly unknown[], after: readonly unknown[]): Changes {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && changesFrom(before[from], after[from]) === null) from++;
  let end = 0;
  while (end < most - from && changesFrom(before.at(-1 - end), after.at(-1 - end)) === null) end++;
  return { from, drop: before.length - from - end, put: after.slice(from, after.length - end) };
}

const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

function sameTyped(a: ArrayBufferView, b: ArrayBufferView): boolean {
  if (a.constructor !== b.constructor || a.byteLength !== b.byteLength) return false;
  const bytes = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return Buffer.compare(bytes(a), bytes(b)) === 0;
}
