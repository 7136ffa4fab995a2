// A table of the run with the people at it, what they remember, and whether it is what the store has.

import { createHash } from 'node:crypto';
import { type Eyes, encode, FastChance, type GamePackage, type Log, Match, Replay } from '@tabella/kernel';
import { contributionsOf } from '../../src/core/seating.ts';
import type { NewTable } from '../../src/protocol/index.ts';
import type { Move, Store, StoredTable } from '../../src/store/port.ts';
import { rowOfLast } from '../sights.ts';
import { Visitor } from '../web-client.ts';
import type { Findings } from './findings.ts';
import type { Weather } from './line.ts';
import { Player } from './player.ts';
import { WireWatch } from './wire-watch.ts';

/** A kind of table: what is played there, by how many people, with which bots in the other seats. */
export interface PartyTerms {
  readonly terms: Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>;
  readonly people: number;
  readonly bot?: string;
  /** Somebody looks on. */
  readonly watched?: boolean;
  /** Nobody waits for it: its bot never returns. */
  readonly slow?: boolean;
}

export interface Place {
  readonly store: Store;
  /** Addresses of servers; people come in at any of them. */
  readonly servers: () => readonly string[];
  readonly packageOf: (game: string) => Promise<GamePackage>;
  readonly weather: () => Weather;
  readonly findings: Findings;
  readonly seed: () => number;
  /** Keys that nobody may be sent. */
  readonly keys: readonly string[];
}

const MOST_CHAT = 10_000;
const sum = (text: string): string => createHash('sha256').update(text).digest('hex');

export const logOf = (table: StoredTable, moves: readonly Move[]): Log => ({
  ...{ game: table.game, rules: table.rules, seats: table.seats.length, options: table.options },
  fairness: { secret: table.secret, contributions: contributionsOf(table), bound: table.bound ?? false },
  rows: moves.map(({ row }) => row),
  result: table.result,
});

export class Party {
  /** What was found of each player so far: up to which row of the log. */
  private readonly rows = new Map<Player, number>();
  /** The log as it was looked at last: it only grows. */
  private seen = { rows: 0, sum: sum(encode([])) };

  private constructor(
    private readonly place: Place,
    readonly code: string,
    readonly kind: PartyTerms,
    private readonly gamePackage: GamePackage,
    private readonly host: Visitor,
    readonly players: readonly Player[],
  ) {}

  static async open(place: Place, kind: PartyTerms): Promise<Party> {
    const { store, findings } = place;
    const chance = new FastChance(place.seed());
    const server = (): string => {
      const all = place.servers();
      return all[chance.int(all.length)] ?? '';
    };
    const gamePackage = await place.packageOf(kind.terms.game);
    const visitors: Visitor[] = [];
    for (let i = 0; i < kind.people + (kind.watched ? 1 : 0); i++) visitors.push(await Visitor.come(server()));
    const [host] = visitors as [Visitor];
    const code = await host.make(kind.terms);
    for (const [seat, visitor] of visitors.entries()) {
      if (seat >= kind.people) break;
      const live = await visitor.sit(code);
      if (seat > 0) await live.say({ type: 'sit', seat });
      await live.end();
    }
    const live = await host.sit(code);
    for (let seat = kind.people; seat < kind.terms.seats; seat++)
      await live.say({ type: 'bot', seat, bot: kind.bot ?? 'random' });
    const started = await live.say({ type: 'start' });
    if (!started.ok) throw new Error(started.reason);
    await live.end();
    const stored = await store.table(code);
    if (!stored) throw new Error('a table that was made is not there');
    const players = visitors.map((visitor, i) => {
      const seat = i < kind.people ? i : null;
      const name = `${code}-${seat ?? 'p'}`;
      const others = visitors.filter((one) => one !== visitor).map(({ cookie }) => cookie.split('=')[1] ?? '');
      const secrets = { always: [...place.keys, ...others], deal: stored.secret };
      return new Player({
        ...{ name, seat, code, cookie: visitor.cookie, chance, server, findings },
        texts: gamePackage.game.texts,
        weather: place.weather,
        watch: new WireWatch(findings, name, seat, secrets),
      });
    });
    return new Party(place, code, kind, gamePackage, host, players);
  }

  get over(): boolean {
    return this.players.every((player) => player.over);
  }

  /** How far it has come, as the people there know. */
  get progress(): number {
    return Math.max(...this.players.map((player) => player.heard));
  }

  wake(): void {
    for (const player of this.players) player.wake();
  }

  stop(): void {
    for (const player of this.players) player.stop();
  }

  /** Everything that anybody was told or shown until now is in the log, and nothing that was refused. */
  async verify(): Promise<void> {
    const { findings, store } = this.place;
    const all = this.players.map((player) => ({ player, ...player.evidence() }));
    const { stored, moves } = await this.read();
    if (!stored) return findings.fault('lost', `the table ${this.code}`);
    this.compareWithBefore(moves);
    const said = moves.flatMap((move) => move.said?.split(':')[1] ?? []);
    const known = new Set(said);
    if (known.size < said.length) findings.fault('diverged', `${this.code}: a message has become two rows`);
    const lines = all.some(({ chats }) => chats.length > 0) ? await store.chat(this.code, MOST_CHAT) : [];
    const spoken = new Set(lines.map((line) => line.said?.split(':')[1]));
    const replay = this.replayOf(stored, moves);
    for (const { player, sights, answers, chats, refused } of all) {
      const missing = answers.filter(({ id }) => !known.has(id));
      const lapsed = missing.length > 0 ? this.windowsIn(stored, moves) : new Set();
      for (const { id, ask } of missing) {
        if (lapsed.has(ask)) continue;
        findings.fault('lost', `the answer ${id} in ${stored.game}`);
        findings.keep(`${player.terms.name}.json`, { stored, moves, sights });
      }
      for (const id of chats) if (!spoken.has(id)) findings.fault('lost', `the line of chat ${id}`);
      for (const id of refused)
        if (known.has(id)) findings.fault('diverged', `the answer ${id} was refused and stored`);
      if (replay === null) continue;
      const eyes: Eyes = player.terms.seat ?? 'public';
      findings.count('sights', sights.length);
      try {
        this.rows.set(player, rowOfLast(sights, replay, eyes, this.rows.get(player)));
      } catch (thrown) {
        findings.fault('diverged', `${player.terms.name}: ${(thrown as Error).message} of ${moves.length}`);
        findings.keep(`${player.terms.name}.json`, { stored, moves, sights, from: this.rows.get(player) ?? 0 });
      }
    }
  }

  /** The record of a finished match as a server gives it: one that fits the log, the same bytes from everywhere. */
  async record(server: string): Promise<string | null> {
    const reply = await new Visitor(server, this.host.cookie).http('GET', `tables/${this.code}/log`);
    const text = await reply.text();
    return reply.ok ? text : null;
  }

  /** The table and its log as they were at one moment: the last row and the result are written together. */
  private async read(): Promise<{ stored: StoredTable | null; moves: readonly Move[] }> {
    const { store } = this.place;
    for (let stored = await store.table(this.code); ; ) {
      const moves = await store.moves(this.code);
      const again = await store.table(this.code);
      if (again?.phase === stored?.phase) return { stored, moves };
      stored = again;
    }
  }

  private replayOf(table: StoredTable, moves: readonly Move[]): Replay<unknown> | null {
    const replay = Replay.open<unknown>(this.gamePackage.game, logOf(table, moves));
    if (replay instanceof Replay) return replay;
    this.place.findings.fault('diverged', `the log of ${this.code} cannot be replayed: ${replay.reason}`);
    return null;
  }

  /** Questions in windows: what is declared there waits until the window closes, and may lapse. Every other answer is a row. */
  private windowsIn(table: StoredTable, moves: readonly Move[]): ReadonlySet<number> {
    const ids = new Set<number>();
    const rows = Match.replaying<unknown, unknown>(
      this.gamePackage.game,
      logOf(table, moves),
      moves.length,
      (match) => {
        const asks = match.asks();
        if (asks.some(({ reaction }) => reaction)) for (const { id } of asks) ids.add(id);
      },
    );
    while (!rows.next().done);
    return ids;
  }

  private compareWithBefore(moves: readonly Move[]): void {
    const rows = moves.map(({ row }) => row);
    if (sum(encode(rows.slice(0, this.seen.rows))) !== this.seen.sum)
      this.place.findings.fault('diverged', `the log of ${this.code} was changed`);
    this.seen = { rows: rows.length, sum: sum(encode(rows)) };
  }
}
