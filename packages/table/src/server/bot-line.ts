// The line from a bot node to the servers: HTTP, with the key by which nodes on one store know each other.

import type { BotLine } from '../bots/bot-node.ts';
import type { Begun } from '../bots/queue.ts';
import { readWire, wireText } from '../bots/wire.ts';
import type { TakenTask } from '../store/bot-port.ts';
import type { Relay } from './relay.ts';

export const BEGIN = '/nodes/bots/begin';
export const END = '/nodes/bots/end';

/** A server that does not answer for so long is not to be reached. */
const ANSWER_MS = 5_000;
const GONE = 410;

export function httpLine(relay: Relay, by: string): BotLine {
  const ask = async ({ id, url }: TakenTask, path: string, more: object): Promise<Response> => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { ...relay.ownHeaders(id), 'content-type': 'application/json' },
      body: wireText({ id, by, ...more }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!reply.ok && reply.status !== GONE) throw new Error(`the server at ${url} answers ${reply.status}`);
    return reply;
  };
  return {
    begin: async (task, whole) => {
      const reply = await ask(task, BEGIN, { whole });
      const text = await reply.text();
      return reply.status === GONE ? null : (readWire(text) as Begun);
    },
    end: async (task, ended) => {
      const reply = await ask(task, END, { ended });
      await reply.text();
    },
  };
}
