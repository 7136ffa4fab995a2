// The peer's protocol, by its own transport for clients, with no client state behind it. It acknowledges nothing: an
// answer counts as shown when its sender gets the update.

import { createRequire } from 'node:module';
import { GAME, peerGame, SEATS } from '../game.ts';
import type { Line, LiveTable } from './line.ts';

import type Peer = require('boardgame.io');
import type Multiplayer = require('boardgame.io/multiplayer');

// The package has no ESM entry that Node can load.
const require = createRequire(import.meta.url);
const { SocketIO } = require('boardgame.io/multiplayer') as typeof Multiplayer;

export async function openPeer(address: string, nth: number): Promise<LiveTable> {
  const lines: Line[] = [];
  // One after the other: the first makes the match.
  for (let seat = 0; seat < SEATS; seat++) lines.push(await PeerLine.open(address, `match-${nth}`, String(seat)));
  return lines;
}

class PeerLine implements Line {
  onAsked = (): void => {};
  onShown = (): void => {};
  private state: Peer.State | null = null;
  private unseen = false;
  private readonly transport: ReturnType<ReturnType<typeof SocketIO>>;

  private constructor(
    address: string,
    matchID: string,
    private readonly playerID: string,
    synced: () => void,
  ) {
    const connect = SocketIO({ server: address, socketOpts: { transports: ['websocket'], forceNew: true } });
    this.transport = connect({
      gameName: GAME,
      gameKey: peerGame as Peer.Game,
      game: peerGame as never,
      matchID,
      playerID,
      numPlayers: SEATS,
      transportDataCallback: (data) => {
        if (data.type === 'sync') {
          this.put(data.args[1].state);
          synced();
        } else if (data.type === 'update') this.put(data.args[1]);
      },
    });
    this.transport.connect();
  }

  static open(address: string, matchID: string, playerID: string): Promise<PeerLine> {
    return new Promise((done) => {
      const line: PeerLine = new PeerLine(address, matchID, playerID, () => done(line));
    });
  }

  get asked(): boolean {
    return !this.unseen && this.state?.ctx.currentPlayer === this.playerID;
  }

  answer(choice: string): void {
    if (!this.state) return;
    this.unseen = true;
    const { playerID } = this;
    const payload = { type: 'choose', args: [choice], playerID, credentials: '' };
    this.transport.sendAction(this.state, { type: 'MAKE_MOVE', payload });
  }

  close(): void {
    this.transport.disconnect();
  }

  private put(state: Peer.State): void {
    this.state = state;
    if (this.unseen) {
      this.unseen = false;
      this.onShown();
    }
    if (this.asked) this.onAsked();
  }
}
