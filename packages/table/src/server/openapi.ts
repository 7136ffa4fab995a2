// The description of the HTTP interface, by routes that answer nobody. It is made when somebody asks for it: few do.

import swagger from '@fastify/swagger';
import { gameIds } from '@tabella/registry';
import { Heard, Said } from '../protocol/index.ts';
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
    description: nobody,
    beforeRoutes: async (described) => {
      await described.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: 'Tabella', version: '1', description: 'See docs/protocol.md for the live protocol.' },
          components: { schemas: { Said, Heard } as never },
        },
      });
    },
  });
  await app.ready();
  const description = app.swagger();
  sockets.stop();
  await app.close();
  return description;
}
