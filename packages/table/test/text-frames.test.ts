// Text frames: whatever is said is read again, and what is said in one moment is one write.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextFrames } from '../src/server/text-frames.ts';
import { lineOf } from './fake-socket.ts';

function frames() {
  const heard: string[] = [];
  const line = lineOf({ send: (text) => heard.push(text) });
  const writes: string[] = [];
  const written = new TextFrames({
    write: (text: string, encoding: unknown) => {
      writes.push(text);
      return line.write(text, encoding as BufferEncoding);
    },
  });
  return { heard, writes, written };
}

const unicode = fc.string({ unit: 'grapheme', maxLength: 200 });

test('whatever is said is heard, in order, however it is held back', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(unicode, fc.constantFrom(true, false)), { maxLength: 20 }), (steps) => {
      const { heard, written } = frames();
      for (const step of steps) {
        if (typeof step === 'string') expect(written.send(step)).toBe(Buffer.byteLength(step));
        else if (step) written.hold();
        else written.release();
      }
      written.release();
      expect(heard).toEqual(steps.filter((step) => typeof step === 'string'));
    }),
  );
});

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('%i bytes are heard, plain and not', (length) => {
  const { heard, written } = frames();
  const texts = ['x'.repeat(length), `${'é'.repeat(length >> 1)}${length % 2 === 1 ? 'x' : ''}`];
  for (const text of texts) written.send(text);
  expect(heard).toEqual(texts);
});

test('what is held goes out in one write when it is released, the rest at once', () => {
  const { heard, writes, written } = frames();
  written.send('before');
  written.hold();
  written.send('update');
  written.send('acknowledgement, naïve');
  expect([writes.length, heard]).toEqual([1, ['before']]);
  written.release();
  written.release();
  written.send('after');
  expect([writes.length, heard]).toEqual([3, ['before', 'update', 'acknowledgement, naïve', 'after']]);
});
