// Plain data as text, on its way to a bot and back. The order of keys stays as it is, so that a bot that walks over them
// decides there as it would have decided here.

import { decode } from '@tabella/kernel';

export const wireText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    ArrayBuffer.isView(inner) ? { $typed: inner.constructor.name, of: [...(inner as Uint8Array)] } : inner,
  );

export const readWire = (text: string): unknown => decode(text);
