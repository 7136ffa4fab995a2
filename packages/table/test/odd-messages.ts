// Odd messages without end: each begins as one that the schemas of the protocol allow, and most are then spoiled in a way
// that keeps much of their form: what is nearly right gets furthest.

import { type Chance, pickOne } from '@tabella/kernel';
import { Said } from '../src/protocol/index.ts';

/** What of a JSON schema is used. */
interface Schema {
  readonly const?: unknown;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const KINDS = Said.anyOf as readonly Schema[];
/** Answers that the toy offers. */
const CHOICES: readonly unknown[] = ['high', 'low', 'pass', 'stop', 'act', 'stone', 'paper', 'yes', 'no'];
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e99, 2 ** 53, -0, '', '0', 'high', [], {}, [[]], [null]],
  ...['\u0000', '\ud800', '\u202e', 'é'.repeat(300), 'x'.repeat(9_000), '__proto__', 'constructor'],
  ...[{ __proto__: null, seat: 0 }, { toString: 1 }, { length: -1 }, { valueOf: null }],
];
const TEXTS = ['', '{', '[', '"', 'null', '{}', '[]', '9e999', '"\\ud800"', '{"type":"hello"', '\u0000', '[[[['];

/** The text of one message; `n` gives it its name. */
export function oddMessage(chance: Chance, n: number): string {
  if (chance.int(40) === 0) return pickOne(chance, TEXTS);
  const message = allowed(pickOne(chance, KINDS), chance) as Record<string, unknown>;
  // Sometimes one that was said before.
  message.id = `f${chance.int(20) === 0 ? chance.int(n + 1) : n}`;
  for (let times = chance.int(3); times > 0; times--) spoil(message, chance);
  const text = JSON.stringify(message);
  if (chance.int(60) === 0) return text.slice(0, chance.int(text.length));
  if (chance.int(60) === 0) return `{"__proto__":{"seat":0},${text.slice(1)}`;
  if (chance.int(200) === 0) return text.replace(/}$/, `,"deep":${'['.repeat(2_000)}${']'.repeat(2_000)}}`);
  return text;
}

/** A copy: it may be spoiled in turn. */
const odd = (chance: Chance): unknown => structuredClone(pickOne(chance, ODD));

function allowed(schema: Schema, chance: Chance): unknown {
  if ('const' in schema) return schema.const;
  if (schema.anyOf) return allowed(pickOne(chance, schema.anyOf), chance);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, chance);
    case 'array':
      return Array.from({ length: chance.int(4) }, () => allowed(schema.items ?? {}, chance));
    case 'string':
      return 'abcdefghijkl'.slice(0, Math.max(schema.minLength ?? 0, chance.int(Math.min(12, schema.maxLength ?? 12))));
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 60 } = schema;
      // Most numbers that mean something are small.
      return minimum + chance.int(Math.min(maximum - minimum, chance.int(2) === 0 ? 3 : 60) + 1);
    }
    case 'boolean':
      return chance.int(2) === 0;
    case 'null':
      return null;
    default:
      return chance.int(4) === 0 ? odd(chance) : pickOne(chance, CHOICES);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, chance: Chance): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(properties)) {
    if (required.includes(name) || chance.int(2) === 0) made[name] = allowed(inner, chance);
  }
  return made;
}

/** A field less, a field more, or something odd in the place of one, at any depth. */
function spoil(message: Record<string, unknown>, chance: Chance): void {
  const names = Object.keys(message);
  const name = pickOne(chance, names);
  const inner = message[name];
  const deeper = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
  if (deeper && chance.int(2) === 0) {
    spoil(inner as Record<string, unknown>, chance);
    return;
  }
  const way = chance.int(5);
  if (way === 0) delete message[name];
  else if (way === 1) message[`${name}${chance.int(3)}`] = odd(chance);
  else if (way === 2) message[name] = { [name]: inner };
  else message[name] = odd(chance);
}
