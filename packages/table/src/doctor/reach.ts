// How the server is reached: by the other servers, and by people through the proxies in front.

import { WebSocket } from 'ws';
import type { Proxies } from '../server/address.ts';
import { ANSWER_MS, type Finding, fine, why, wrong } from './finding.ts';

/** An address for examples: nobody has it. */
const INVENTED = '192.0.2.77';
const NO_TABLE = 'DCTRDCTR';

export async function examineNodeUrl(url: string | undefined, running: boolean): Promise<Finding> {
  const OF = 'TABELLA_NODE_URL';
  if (url === undefined) return fine(OF, 'not set: the server finds its address itself');
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:') {
    return wrong(OF, `is no address such as http://10.0.0.5:3000: ${url}`);
  }
  if (!running) return fine(OF, 'is an address; whether it is reached is seen when the server runs');
  const reply = await readyAt(url);
  return typeof reply === 'string'
    ? wrong(OF, `the server is not reached at ${url} (${reply}): correct it, or open the way between the servers`)
    : fine(OF, 'the server is reached there');
}

/** Null when it is ready, otherwise why not. */
async function readyAt(url: string): Promise<null | string> {
  try {
    const reply = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(ANSWER_MS) });
    const said = (await reply.json().catch(() => null)) as { ok?: boolean; reason?: string } | null;
    if (said?.ok === true) return null;
    return said?.reason ?? `something else answers, with ${reply.status}`;
  } catch (thrown) {
    return why((thrown as Error).cause ?? thrown);
  }
}

interface Seen {
  readonly address: string;
  readonly protocol: string;
  readonly host: string;
  readonly forwarded: boolean;
}

export async function examinePublic(url: string, proxies: Proxies): Promise<Finding[]> {
  const ready = await readyAt(url);
  if (ready !== null) return [wrong('--url', `${url} is not ready: ${ready}`)];
  try {
    return [
      fine('--url', `${url} is ready`),
      ...examineHeaders(new URL(url), proxies, await seenAt(url), await seenAt(url, INVENTED)),
      await examineSocket(url),
    ];
  } catch (thrown) {
    return [wrong('--url', `${url} answers nonsense (${why(thrown)}): let the proxy pass all of /api/ on`)];
  }
}

async function seenAt(url: string, forged?: string): Promise<Seen> {
  const headers: Record<string, string> = forged === undefined ? {} : { 'x-forwarded-for': forged };
  const reply = await fetch(new URL('/api/seen', url), { headers, signal: AbortSignal.timeout(ANSWER_MS) });
  return (await reply.json()) as Seen;
}

function examineHeaders(url: URL, proxies: Proxies, seen: Seen, forged: Seen): Finding[] {
  const OF = 'TABELLA_PROXY';
  if (seen.forwarded && proxies === null) {
    return [wrong(OF, 'a proxy stands in front and is not believed, so all people count as one: set it to 1')];
  }
  if (!seen.forwarded && proxies !== null) {
    return [
      wrong(OF, 'is set, but no proxy says whom it speaks for: let it set X-Forwarded-For, or take the setting away'),
    ];
  }
  if (forged.address === INVENTED) {
    return [wrong(OF, 'believes addresses that visitors invent: it counts more proxies than there are')];
  }
  const wrongs: Finding[] = [];
  if (`${seen.protocol}:` !== url.protocol) {
    wrongs.push(
      wrong(OF, `the server takes ${url.protocol}// for ${seen.protocol}://: let the proxy set X-Forwarded-Proto`),
    );
  }
  if (seen.host !== url.host) {
    wrongs.push(wrong(OF, `the server takes ${url.host} for ${seen.host}: let the proxy pass Host on`));
  }
  return wrongs.length > 0 ? wrongs : [fine(OF, `fits what is in front; you come from ${seen.address}`)];
}

/** A guest asks for a table that is not there: they are connected, and told so. */
async function examineSocket(url: string): Promise<Finding> {
  const OF = 'WebSocket';
  const me = await fetch(new URL('/api/me', url), { signal: AbortSignal.timeout(ANSWER_MS) });
  const cookie = me.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const address = new URL(`/api/tables/${NO_TABLE}/live`, url);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { headers: { cookie }, handshakeTimeout: ANSWER_MS });
    socket.once('open', () => {
      socket.close();
      resolve(fine(OF, 'connections are passed on'));
    });
    const failed = (how: string): void =>
      resolve(wrong(OF, `no live connection (${how}): let the proxy pass Upgrade and Connection on`));
    socket.once('unexpected-response', (_, { statusCode }) => failed(`answered with ${statusCode}`));
    socket.once('error', (error) => failed(why(error)));
  });
}
