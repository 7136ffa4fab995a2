// The border of the live protocol: text becomes a message, or a refusal that says which field is wrong and why.

import { Compile } from 'typebox/compile';
import { MessageId, Said } from '../protocol/index.ts';
import { whyNotPlain } from './plain.ts';

export type ReadMessage =
  | { readonly ok: true; readonly said: Said }
  | { readonly ok: false; readonly id: string; readonly reason: string };

const NOT_JSON = 'This is not JSON.';

/** One checker per type of message, so that a refusal speaks of the fields of that type. */
const checkers = new Map(Said.anyOf.map((schema) => [schema.properties.type.const as string, Compile(schema)]));

export function readMessage(text: string): ReadMessage {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { ok: false, id: '', reason: NOT_JSON };
  }
  const wrong = whyWrong(message);
  return wrong === null ? { ok: true, said: message as Said } : { ok: false, id: idOf(message), reason: wrong };
}

/** Null when it is a message of the protocol. */
function whyWrong(message: unknown): string | null {
  const plain = whyNotPlain(message);
  if (plain !== null) return plain;
  const type = fieldOf(message, 'type');
  const checker = typeof type === 'string' ? checkers.get(type) : undefined;
  if (!checker) return 'There is no message of this type.';
  return checker.Check(message) ? null : reasonOf(checker.Errors(message));
}

/** The first thing that is wrong, in one sentence. */
function reasonOf(errors: readonly { readonly instancePath: string; readonly message: string }[]): string {
  const [first] = errors.filter(({ message }) => message !== 'schema is false');
  if (!first) return 'This is not a message of the protocol.';
  const field = first.instancePath.slice(1).replaceAll('/', '.').slice(0, 80);
  const message = first.message.startsWith('must match pattern')
    ? 'has characters that are not allowed there'
    : first.message;
  return `${field === '' ? 'The message' : `"${field}"`} ${message}.`;
}

/** The id to which a refusal answers; empty when there is none that could be sent back. */
function idOf(message: unknown): string {
  const id = fieldOf(message, 'id');
  return typeof id === 'string' && ID.Check(id) ? id : '';
}

const ID = Compile(MessageId);

function fieldOf(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;
}
