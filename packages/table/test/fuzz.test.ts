// Anything at all may come in at the edge. Whatever it is, it is answered, nothing breaks, and nobody else is harmed.

import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Heard, Said } from '../src/protocol/index.ts';
import { Connection } from '../src/server/live.ts';
import { FakeSocket, lineOf } from './fake-socket.ts';
import { type Client, TestTable } from './test-table.ts';

const said = Compile(Said);
const heard = Compile(Heard);
let scene: TestTable;
beforeAll(async () => {
  scene = await TestTable.open({ random: () => 0.99 });
});
afterAll(() => scene.end());

const seat = fc.oneof(fc.integer({ min: -2, max: 16 }), fc.constantFrom(0, 1, 2, null, 1.5, '0', 1e99));
const text = fc.oneof(fc.string({ maxLength: 600 }), fc.string({ unit: 'binary', maxLength: 60 }));
const rough: Record<string, fc.Arbitrary<unknown>> = {
  hello: fc.record(
    {
      since: fc.oneof(
        fc.anything(),
        fc.record({ epoch: text, versions: fc.array(fc.record({ seat, version: fc.oneof(fc.nat(), fc.anything()) })) }),
      ),
    },
    { requiredKeys: [] },
  ),
  sit: fc.record({ seat, name: text, number: text }, { requiredKeys: ['seat'] }),
  stand: fc.record({ seat }),
  bot: fc.record({ seat, bot: fc.oneof(text, fc.constantFrom('random', null)) }),
  start: fc.constant({}),
  answer: fc.record({
    seat,
    ask: fc.oneof(fc.nat(30), fc.anything()),
    choice: fc.oneof(fc.jsonValue(), fc.constantFrom('high', 'low', 'pass', 'stop')),
  }),
  chat: fc.record({ text, side: seat }, { requiredKeys: ['text'] }),
  pause: fc.constant({}),
  resume: fc.constant({}),
  rematch: fc.record({ number: text }, { requiredKeys: [] }),
  prefer: fc.record({ windows: fc.oneof(text, fc.constantFrom('always', 'concerns', 'not-this-turn')) }),
  hold: fc.record({ seat }),
  undo: fc.record({ seat, by: fc.oneof(text, fc.constantFrom('right', 'consent')) }),
  'undo-vote': fc.record({ request: fc.oneof(fc.nat(3), fc.anything()), agree: fc.oneof(fc.boolean(), text) }),
  preview: fc.record({
    seat,
    ask: fc.oneof(fc.nat(30), fc.anything()),
    choice: fc.oneof(fc.jsonValue(), fc.constantFrom('high', 'low', 'pass', 'stop')),
  }),
  hint: fc.record({ seat, ask: fc.oneof(fc.nat(30), fc.anything()) }),
  'fast-forward': fc.constant({}),
  leave: fc.constant({}),
};
const message = fc
  .constantFrom(...Object.keys(rough))
  .chain((type) =>
    fc.tuple(fc.constant(type), fc.string({ minLength: 1, maxLength: 40 }), rough[type] as fc.Arbitrary<object>),
  )
  .map(([type, id, rest]) => ({ type, id, ...rest }));
const anything = fc.oneof(
  { weight: 6, arbitrary: message.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"type":"hello","id":"x","__proto__":{"seat":0}}',
      '[[[[',
      '"\\ud800"',
      '9e999',
      'null',
    ),
  },
);

test('every message is answered by the protocol, whatever it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anything, { minLength: 1, maxLength: 25 }),
      fc.constantFrom('windows', 'secret', 'any'),
      async (texts, kind) => {
        const { clients, code } = await scene.table(3, { options: { kind, holder: 2, turns: 500 }, clock: 30 });
        const [ada, bob] = clients as [Client, Client, Client];
        const socket = new FakeSocket();
        const table = scene.tables.find(code);
        new Connection(socket as unknown as WebSocket, bob.person, table, { line: lineOf(socket) });
        for (const [i, one] of texts.entries()) {
          socket.emit('message', one, false);
          if (i % 5 === 4) await scene.pass(1_000);
        }
        await scene.calm();
        for (const sent of socket.sent) expect(heard.Check(JSON.parse(sent)), sent).toBe(true);
        const acks = socket.sent.filter((sent) => sent.startsWith('{"type":"ack"'));
        expect(acks.length).toBe(texts.length);
        // Others at the table of such a person can still play or speak.
        expect((await ada.say({ type: 'chat', text: 'still here' })).ok).toBe(true);
        expect(scene.troubles).toEqual([]);
        await (await table)?.close('restart');
      },
    ),
    { numRuns: 60 },
  );
});

test('what the checker lets through is what the types say', () => {
  fc.assert(
    fc.property(message, (one) => {
      if (!said.Check(one)) return;
      expect(typeof one.id).toBe('string');
      const { seat: at } = one as { seat?: unknown };
      if (at !== undefined) expect(Number.isInteger(at) && (at as number) >= 0 && (at as number) < 15).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
