// The peer's server in a process of its own: boardgame.io with its own transport and its default store, in memory.

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { peerGame } from '../game.ts';
import { runChild } from './child.ts';

import type Peer = require('boardgame.io');
import type PeerServer = require('boardgame.io/server');

// The package has no ESM entry that Node can load.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof PeerServer;

const server = Server({ games: [peerGame as Peer.Game], origins: [] });
// Its port goes to `listen` as it is, which takes an address as well.
const loopback = { port: 0, host: '127.0.0.1' } as unknown as number;
const running = await server.run({ port: loopback });
runChild((running.appServer.address() as AddressInfo).port, async () => server.kill(running));
