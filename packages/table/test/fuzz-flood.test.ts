// A flood of odd messages from people with a seat, from the host and from somebody who looks on. Each is answered, whatever is
// sent is of the protocol, nothing breaks, and nobody else is harmed. Here 50,000; `npm run fuzz` sends a million.

import { FastChance, pickOne } from '@tabella/kernel';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Heard } from '../src/protocol/index.ts';
import { Connection } from '../src/server/live.ts';
import { FakeSocket, lineOf } from './fake-socket.ts';
import { longRun } from './long-run.ts';
import { oddMessage } from './odd-messages.ts';
import { type Client, type SceneTerms, TestTable } from './test-table.ts';

const { terms, say, timeout } = longRun({ messages: 50_000, seed: 29 });
/** Messages to one table, and how many of them come at once. */
const PER_TABLE = 1_000;
const AT_ONCE = 50;
const KINDS = ['turns', 'windows', 'led', 'decided', 'secret', 'any'];
/** Bots that play for whoever leaves take the first choice. */
const SCENE: SceneTerms = { random: () => 0.99, bot: async ({ input }) => input.ask.from[0] ?? null };
const heard = Compile(Heard);

test(
  `${terms.messages.toLocaleString('en')} odd messages are answered by the protocol, and harm nobody`,
  async () => {
    const chance = new FastChance(terms.seed);
    let scene = await TestTable.open(SCENE);
    let sent = 0;
    let accepted = 0;
    for (let tables = 1; sent < terms.messages; tables++) {
      const options = { kind: pickOne(chance, KINDS), holder: chance.int(4), turns: 500 };
      // Where hands are shown later nobody who looks on can get a seat.
      const isLate = chance.int(2) === 0;
      const { clients, code } = await scene.table(3, { options, clock: chance.int(2) * 30, late: isLate ? 3 : null });
      const [host, player, other] = clients as [Client, Client, Client];
      const spectator = await scene.person();
      // From now on only the flood speaks for these two.
      for (const client of [host, player]) await client.drop();
      const table = scene.tables.find(code);
      const people = [host.person, player.person, spectator];
      const sockets = people.map((person) => {
        const socket = new FakeSocket();
        new Connection(socket as unknown as WebSocket, person, table, {
          compact: chance.int(2) === 0,
          line: lineOf(socket),
        });
        return socket;
      });
      const asked = sockets.map(() => 0);
      for (let i = 0; i < PER_TABLE; i++) {
        const who = chance.int(sockets.length);
        asked[who] = (asked[who] ?? 0) + 1;
        sockets[who]?.emit('message', oddMessage(chance, i), false);
        if (i % AT_ONCE === AT_ONCE - 1) await (chance.int(4) === 0 ? scene.pass(1_000) : scene.calm());
      }
      await scene.calm();
      for (const [who, socket] of sockets.entries()) {
        let acks = 0;
        for (const text of socket.sent) {
          const message: unknown = JSON.parse(text);
          if (!heard.Check(message)) expect.fail(`not a message of the protocol: ${text}`);
          if (message.type === 'ack') acks++;
          if (message.type === 'ack' && message.ok) accepted++;
          // Whoever looks on has no secret of their own.
          if (isLate && people[who] === spectator && text.includes('secret-')) expect.fail(`a secret: ${text}`);
        }
        expect(acks).toBe(asked[who]);
      }
      expect(await other.say({ type: 'chat', text: 'still here' })).toMatchObject({ type: 'ack' });
      expect(scene.troubles).toEqual([]);
      await (await table)?.close('restart');
      sent += PER_TABLE;
      if (tables % 50 > 0) continue;
      say(`${sent.toLocaleString('en')} messages, ${accepted.toLocaleString('en')} accepted`);
      await scene.end();
      scene = await TestTable.open(SCENE);
    }
    // Some were right by chance: the fuzz gets past the border.
    expect(accepted).toBeGreaterThan(sent / 50);
    say(
      `${sent.toLocaleString('en')} messages, ${accepted.toLocaleString('en')} of them accepted, all answered, seed ${terms.seed}`,
    );
    await scene.end();
  },
  timeout,
);
