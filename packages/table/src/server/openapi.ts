// The description of the HTTP interface, without a server.

import { gameIds } from '@tabella/registry';
import { buildApp, SLOWEST_MS } from './app.ts';
import { Relay } from './relay.ts';
import { Sockets } from './sockets.ts';

export async function openapi(): Promise<object> {
  const nobody = (): never => {
    throw new Error('a description answers no requests');
  };
  const sockets = new Sockets();
  const app = await buildApp({
    tables: nobody,
    people: nobody,
    health: nobody,
    bans: nobody,
    renamed: nobody,
    draining: nobody,
    bots: nobody,
    sentToBots: nobody,
    relay: new Relay(''),
    sockets,
    games: gameIds,
    shelf: [],
    cookieSecret: 'a description signs nothing, but wants a secret',
    registry: null,
    web: null,
    log: 'silent',
    limits: false,
    origins: [],
    proxies: null,
    slowest: SLOWEST_MS,
  });
  await app.ready();
  const description = app.swagger();
  sockets.stop();
  await app.close();
  return description;
}
