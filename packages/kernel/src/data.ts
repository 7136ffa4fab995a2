// Plain data: what a state, a view, an event and a choice are made of, and the one canonical way to write it down.

export type Typed = Uint8Array | Uint16Array | Uint32Array | Int8Array | Int16Array | Int32Array | Float64Array;
export type Data = null | boolean | number | string | Typed | readonly Data[] | { readonly [key: string]: Data };

const TYPED = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int8Array,
  Int16Array,
  Int32Array,
  Float64Array,
} as const;
type TypedName = keyof typeof TYPED;

/** True when two pieces of data have the same value; key order never matters. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  if (ArrayBuffer.isView(a) || ArrayBuffer.isView(b)) return sameTyped(a as Typed, b as Typed);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
  return true;
}

function sameTyped(a: Typed, b: Typed): boolean {
  if (!isTyped(a) || !isTyped(b) || a.constructor !== b.constructor || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function isTyped(value: object): value is Typed {
  return ArrayBuffer.isView(value) && Object.hasOwn(TYPED, value.constructor.name);
}

/** Canonical text of any data: keys sorted, typed arrays tagged. Equal data gives equal bytes on every machine. */
export function encode(value: unknown): string {
  if (typeof value === 'number') return encodeNumber(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} is not plain data`);
  if (Array.isArray(value)) return `[${encodeList(value)}]`;
  if (ArrayBuffer.isView(value)) {
    const name = value.constructor.name;
    if (!Object.hasOwn(TYPED, name)) throw new TypeError(`a ${name} is not plain data`);
    return `{"$typed":"${name}","of":[${encodeList(value as Typed)}]}`;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) {
    throw new TypeError(`a ${value.constructor.name} is not plain data`);
  }
  return encodeRecord(value as Record<string, unknown>);
}

function encodeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`${value} is not plain data`);
  return Object.is(value, -0) ? '0' : String(value);
}

function encodeList(list: ArrayLike<unknown>): string {
  let text = '';
  for (let i = 0; i < list.length; i++) text += i === 0 ? encode(list[i]) : `,${encode(list[i])}`;
  return text;
}

function encodeRecord(record: Record<string, unknown>): string {
  if (Object.hasOwn(record, '__proto__') || Object.hasOwn(record, '$typed')) throw new TypeError('a forbidden key');
  let text = '';
  for (const key of Object.keys(record).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${encode(record[key])}`;
  }
  return `{${text}}`;
}

/** Reads what `encode` wrote (and any JSON that holds no foreign tag). Throws on anything else. */
export function decode(text: string): Data {
  return revive(JSON.parse(text));
}

function revive(value: unknown): Data {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('a number beyond all numbers');
  if (value === null || typeof value !== 'object') return value as Data;
  if (Array.isArray(value)) return value.map(revive);
  const record = value as Record<string, unknown>;
  if (Object.hasOwn(record, '$typed')) {
    const { $typed: name, of, ...rest } = record;
    if (typeof name !== 'string' || !Object.hasOwn(TYPED, name) || !Array.isArray(of) || Object.keys(rest).length > 0)
      throw new TypeError('a broken typed array');
    const out = new TYPED[name as TypedName](of as number[]);
    if (!of.every((one, i) => one === out[i])) throw new TypeError('a broken typed array');
    return out;
  }
  const out: Record<string, Data> = {};
  for (const key of Object.keys(record)) {
    if (key === '__proto__') throw new TypeError('a forbidden key');
    out[key] = revive(record[key]);
  }
  return out;
}
