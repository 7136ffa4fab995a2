// A table: one thing after another. Whatever people, clocks and bots want goes through one queue, and what came of it
// is shown when it is stored.

import { type Log, Match } from '@tabella/kernel';
import type { Said, Since, TableInfo } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { Chatting } from './chatting.ts';
import { begin, obey } from './commands.ts';
import { Desk, type TableDoor } from './desk.ts';
import { matchOf } from './live-match.ts';
import { Noting } from './noting.ts';
import type { Line } from './ports.ts';
import { DONE, GONE, NOT_BEGUN, no, type Refused, type Reply, RUNNING } from './replies.ts';
import { Resends } from './resends.ts';
import { tell } from './showing.ts';

/** A number of ours is 32 hexadecimal digits; any other text was somebody's own. */
const DRAWN = /^[0-9a-f]{32}$/;
const HURT =
  'An earlier version of this server did not keep what a player added to the deal, so the cards cannot be dealt again. The match is closed without a winner; please start a new one.';

/** The deal was made from a text that the store could not keep: with what it kept instead, it is another deal. */
function isHurt(table: StoredTable, rows: number, fits: boolean): boolean {
  const numbers = table.seats.flatMap((seat) => seat.number ?? []);
  const lost = numbers.some((number) => number.includes('\uFFFD'));
  return (lost && rows === 0) || (!fits && numbers.some((number) => !DRAWN.test(number)));
}

/** Rows whose messages are remembered when a table is opened again. */
const REMEMBERED = 500;

export class Table {
  private readonly desk: Desk;
  private readonly resends = new Resends();
  private queue: Promise<void> = Promise.resolve();
  private broken = false;

  private constructor(
    private readonly door: TableDoor,
    stored: StoredTable,
    chatting: Chatting,
    noting: Noting,
  ) {
    this.desk = new Desk(door, stored, chatting, noting, (work) => {
      // A table that breaks says so itself.
      this.inTurn(work).catch(() => {});
    });
  }

  /** The table as the store has it, with its match where it was. */
  static async open(door: TableDoor, stored: StoredTable): Promise<Table> {
    const { store } = door.house;
    const [chatting, noting] = [await Chatting.open(store, stored.code), await Noting.open(store, stored.code)];
    const table = new Table(door, stored, chatting, noting);
    await table.desk.learnNames(stored.seats.flatMap((seat) => seat.person ?? []));
    table.remember(table.desk.chatting.lines);
    if (stored.phase !== 'gathering') await table.recall();
    return table;
  }

  /** Nobody is here, and nothing goes on by itself. */
  get idle(): boolean {
    return this.desk.presence.guests.size === 0 && (this.desk.play?.quiet ?? true);
  }

  /** The match has ended. */
  get over(): boolean {
    return this.desk.stored.phase === 'over';
  }

  /** Whoever made it has a connection. */
  get hostHere(): boolean {
    return this.desk.presence.online(this.desk.stored.host);
  }

  /** Has a seat here, or had one when the match began; or made the table. */
  sat(person: string): boolean {
    return this.desk.stored.host === person || this.desk.stored.seats.some((seat) => seat.person === person);
  }

  info(person: string | null): TableInfo {
    return this.desk.info(person);
  }

  /** The whole match with its secret, once it is over; until then the reason why not. */
  record(): Log | Refused {
    const { stored, play, trouble } = this.desk;
    if (stored.phase !== 'over') return stored.phase === 'gathering' ? NOT_BEGUN : RUNNING;
    return play?.live.match.record() ?? no('stuck', trouble ?? 'This match cannot be played again here.');
  }

  /** A message of a person; resolves when it was answered. */
  hear(line: Line, said: Said): Promise<void> {
    // It may have been put away since it was found.
    if (this.broken) line.close('restart');
    let reply: Reply | null = null;
    const work = async (): Promise<void> => {
      if (said.type === 'hello') return this.greet(line, said.id, said.since);
      const key = `${line.person}:${said.id}`;
      reply = this.resends.get(key) ?? (await obey(this.desk, line.person, said, key));
      this.resends.keep(key, reply);
    };
    return this.inTurn(work, () => {
      if (reply) tell(line, { type: 'ack', id: said.id, ...reply });
    });
  }

  part(line: Line): Promise<void> {
    return this.inTurn(async () => {
      this.desk.presence.part(line);
      this.desk.changed = true;
    });
  }

  renamed(person: string, name: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.desk.names.has(person)) this.desk.names.set(person, name);
      this.desk.changed = true;
    });
  }

  /** Begins a table that was made to begin at once. */
  async start(person: string): Promise<Reply> {
    let reply: Reply = GONE;
    await this.inTurn(async () => {
      reply = await begin(this.desk, person);
    });
    return reply;
  }

  /** Time stops, and what is under way is finished. */
  close(reason: 'restart' | 'gone'): Promise<void> {
    return this.inTurn(async () => this.end(reason));
  }

  /** One thing after another; after each, what changed is shown, and then `last` is said. */
  private inTurn(work: () => Promise<void>, last?: () => void): Promise<void> {
    const done = this.queue.then(async () => {
      if (this.broken) return;
      try {
        await work();
        this.settle();
        last?.();
      } catch (thrown) {
        // What is here may not be what is stored: nobody is shown any of it, and whoever comes back finds what is.
        this.door.house.notes.trouble(thrown);
        this.door.broken(this.desk.stored.code);
        this.end('restart');
      }
    });
    this.queue = done;
    return done;
  }

  private settle(): void {
    if (this.broken) return;
    const { desk } = this;
    desk.noteEnd();
    desk.play?.arrange();
    desk.showing.updates();
    // Most answers change nothing about the table itself.
    if (desk.changed || this.door.room.sides) desk.showing.tables();
    desk.changed = false;
  }

  private end(reason: 'restart' | 'gone'): void {
    this.broken = true;
    this.desk.play?.halt();
    for (const line of this.desk.presence.guests.keys()) line.close(reason);
  }

  private greet(line: Line, id: string, since: Since | undefined): void {
    const { presence, showing, chatting, stored } = this.desk;
    if (!presence.guests.has(line)) presence.join(line);
    presence.heardOf(this.desk.held(line.person));
    this.desk.changed = true;
    // Whatever their coming sets going is part of what they are shown first.
    this.settle();
    showing.welcome(line, since, chatting.readBy(line.person, stored.seats), this.desk.notesOf(line.person));
    tell(line, { type: 'ack', id, ok: true });
  }

  private async recall(): Promise<void> {
    const { store } = this.door.house;
    const { stored } = this.desk;
    const moves = await store.moves(stored.code);
    this.remember(moves.slice(-REMEMBERED));
    const match = await matchOf(this.door.room.game, stored, moves);
    if (isHurt(stored, moves.length, match instanceof Match || match.code !== 'bad-log')) {
      this.desk.trouble = HURT;
      // Nobody waits for it any more; what was played stays as it is.
      if (stored.phase === 'playing') await this.desk.save({ phase: 'over' });
      return;
    }
    if (!(match instanceof Match)) {
      this.desk.trouble = match.reason;
      return;
    }
    const play = this.desk.playOn(match);
    play.arrange();
    const declarations = await store.declarations(stored.code);
    for (const { seat, ask, choice, said } of declarations) play.recall(seat, ask, choice, said);
    this.remember(declarations);
  }

  private remember(done: readonly { readonly said: string | null }[]): void {
    for (const { said } of done) if (said !== null) this.resends.keep(said, DONE);
  }
}
