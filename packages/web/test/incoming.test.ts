// What comes over a socket is heard in the order in which it was sent, whatever of it is compressed.

import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Incoming } from '../src/live/incoming.ts';

const bytesOf = (data: Uint8Array): ArrayBuffer => Uint8Array.from(data).buffer;
const packed = (text: string): ArrayBuffer => bytesOf(deflateRawSync(text));

function listen(): { incoming: Incoming; heard: string[]; closed: Promise<void> } {
  const heard: string[] = [];
  let close = (): void => {};
  const closed = new Promise<void>((done) => {
    close = done;
  });
  const incoming = new Incoming({
    heard: (text) => heard.push(text),
    failed: () => heard.push('(failed)'),
    closed: close,
  });
  return { incoming, heard, closed };
}

test('a text is heard at once', () => {
  const { incoming, heard } = listen();
  incoming.take('one');
  expect(heard).toEqual(['one']);
});

test('what follows a compressed message waits for it, the end of the line too', async () => {
  const { incoming, heard, closed } = listen();
  const long = 'é'.repeat(50_000);
  incoming.take('one');
  incoming.take(packed(long));
  incoming.take('three');
  incoming.take(packed('four'));
  incoming.take('five');
  incoming.end();
  expect(heard).toEqual(['one']);
  await closed;
  expect(heard).toEqual(['one', long, 'three', 'four', 'five']);
});

test('one that cannot be unpacked is told, in its place', async () => {
  const { incoming, heard, closed } = listen();
  incoming.take(bytesOf(new TextEncoder().encode('no deflate')));
  incoming.take('two');
  incoming.end();
  await closed;
  expect(heard).toEqual(['(failed)', 'two']);
});
