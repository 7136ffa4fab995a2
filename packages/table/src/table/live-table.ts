// A table as the server sees it: what anybody may ask of it, and what people say to it. What comes of that is done by its queue.

import { type Log, Match } from '@tabella/kernel';
import { wantsName } from '../core/commands.ts';
import { infoOf } from '../core/info.ts';
import { isOnline } from '../core/people.ts';
import { isQuiet } from '../core/quiet.ts';
import { DONE, GONE, NOT_BEGUN, no, type Refused, type Reply, RUNNING } from '../core/replies.ts';
import type { TableState } from '../core/state.ts';
import type { LateView, Said, SaidOf, TableInfo } from '../protocol/index.ts';
import type { Lease } from '../store/port.ts';
import { hintFor } from './hints.ts';
import { delayFor, LateViews } from './late-view.ts';
import type { AnyMatch } from './match-of.ts';
import { textOf } from './message-text.ts';
import type { ClientPort } from './ports.ts';
import { previewFor } from './previews.ts';
import type { Reopened } from './reopen.ts';
import type { Resends } from './resends.ts';
import type { TableDeps } from './table-deps.ts';
import { TableQueue } from './table-queue.ts';
import { tableRecordOf } from './table-record.ts';
import { usualPace } from './usual-pace.ts';

export class LiveTable {
  private readonly queue: TableQueue;
  private readonly lateViews: LateViews;
  private readonly resends: Resends;

  constructor(
    private readonly deps: TableDeps,
    reopened: Reopened,
  ) {
    this.queue = new TableQueue(deps, reopened);
    this.resends = reopened.resends;
    this.lateViews = new LateViews(deps.gamePackage);
  }

  private get state(): TableState {
    return this.queue.state;
  }

  get lease(): Lease {
    return this.deps.lease;
  }

  get code(): string {
    return this.state.stored.code;
  }

  /** Nobody is here, and nothing goes on by itself. */
  get idle(): boolean {
    return isQuiet(this.state, this.queue.live);
  }

  /** The match has ended. */
  get over(): boolean {
    return this.state.stored.phase === 'over';
  }

  /** Anybody could find it, and finds its match in the list of those that are over. */
  get isPublic(): boolean {
    return this.state.stored.open === 'public';
  }

  /** The host has a connection. */
  get hostHere(): boolean {
    return isOnline(this.state, this.state.stored.host);
  }

  /** Has a seat here, or had one when the match began; or made the table. */
  sat(person: string): boolean {
    const { host, seats } = this.state.stored;
    return host === person || seats.some((seat) => seat.person === person);
  }

  info(person: string | null): TableInfo {
    return infoOf(this.state, this.queue.shown(), person);
  }

  /** The match with its secret, once it is over; until then the reason why not. */
  async log(): Promise<Log | Refused> {
    const over = await this.finished();
    return over instanceof Match ? over.log() : over;
  }

  /** The same as a record, with the table around it as this person could see it. */
  async record(person: string | null): Promise<Log | Refused> {
    const over = await this.finished();
    if (!(over instanceof Match)) return over;
    return { ...over.record(), table: await tableRecordOf(this.deps.server.store, this.state.stored, person) };
  }

  /** What somebody who looks on may see of an earlier turn; or why not. */
  async late(person: string | null): Promise<LateView | Refused> {
    const late = delayFor(this.state.stored, person);
    if (typeof late !== 'number') return late;
    let view: ReturnType<LateViews['of']> = GONE;
    // Between two turns of the queue all that was played is stored.
    await this.queue.inTurn(async () => {
      const { live } = this.queue;
      if (live) view = this.lateViews.of(await live.whole(this.state.stored), late);
    });
    return view;
  }

  /** A message of a person; resolves when it was answered. */
  async hear(client: ClientPort, said: Said): Promise<void> {
    let heard = false;
    await this.queue.inTurn(async () => {
      heard = true;
      client.hold();
      try {
        await this.obey(client, said, (reply) => {
          client.send(textOf({ type: 'ack', id: said.id, ...reply }));
          client.release();
        });
      } finally {
        client.release();
      }
    });
    // It was put away since it was found.
    if (!heard) client.close('restart');
  }

  part(client: ClientPort): Promise<void> {
    return this.queue.inTurn(async () => {
      const connection = this.queue.outbox.disconnect(client);
      if (connection !== null) await this.queue.turn({ type: 'parted', connection });
    });
  }

  renamed(person: string, name: string): Promise<void> {
    return this.queue.inTurn(() => this.queue.turn({ type: 'renamed', person, name }));
  }

  /** Begins a table that was made to begin at once. */
  async start(person: string, number?: string): Promise<Reply> {
    let reply: Reply = GONE;
    await this.queue.inTurn(() =>
      this.queue.turn({ type: 'start', person, number }, (given) => {
        reply = given;
      }),
    );
    return reply;
  }

  /** Lets it begin as soon as everybody who sits here has added to the deal. */
  startWhenReady(): Promise<void> {
    return this.queue.inTurn(() => this.queue.turn({ type: 'start-when-ready' }));
  }

  /** Time stops, and what is under way is finished. People are told after `last`: then they can go on elsewhere at once. */
  close(reason: 'restart' | 'gone', last?: () => Promise<void>): Promise<void> {
    return this.queue.inTurn(async () => {
      this.queue.stopTime();
      if (reason === 'restart') await this.queue.keepSnapshot(true);
      await last?.();
      this.queue.end(reason);
    });
  }

  private async finished(): Promise<AnyMatch | Refused> {
    const { stored, trouble } = this.state;
    if (stored.phase !== 'over') return stored.phase === 'gathering' ? NOT_BEGUN : RUNNING;
    const stuck = no('stuck', trouble ?? 'This match cannot be played again here.');
    return (await this.queue.live?.whole(stored)) ?? stuck;
  }

  private async obey(client: ClientPort, said: Said, answered: (reply: Reply) => void): Promise<void> {
    const { person } = client;
    if (said.type === 'hello') {
      const open = said.pace === undefined && this.state.paces[person] === undefined && this.deps.server.pace > 0;
      const pace = open ? await usualPace(this.deps.server.store, person) : said.pace;
      return this.queue.turn(
        { type: 'hello', connection: this.queue.outbox.connect(client), since: said.since, pace },
        answered,
      );
    }
    if (said.type === 'preview') return answered(this.previewed(client, said));
    if (said.type === 'hint') return answered(this.hinted(client, said));
    const key = `${person}:${said.id}`;
    const known = this.resends.get(key);
    if (known) return answered(known);
    const name = wantsName(this.state, person, said) ? await this.nameOf(person) : null;
    return this.queue.turn({ type: 'message', person, name, said, key }, (reply) => {
      this.resends.keep(key, reply);
      answered(reply);
    });
  }

  /** Changes nothing: asked again it is worked out again. */
  private previewed(client: ClientPort, said: SaidOf<'preview'>): Reply {
    const made = previewFor(this.queue.shown(), client.person, said, this.deps.server.random);
    if (!('preview' in made)) return made;
    client.send(textOf(made));
    return DONE;
  }

  /** What the bot thinks is sent when it has thought; the table goes on meanwhile. */
  private hinted(client: ClientPort, said: SaidOf<'hint'>): Reply {
    const wanted = (): boolean => !this.queue.ended;
    const coming = hintFor(this.deps.server, this.queue.shown(), client.person, said, wanted);
    if ('ok' in coming) return coming;
    void coming.then((thought) => client.send(textOf({ type: 'hinted', id: said.id, thought })));
    return DONE;
  }

  private async nameOf(person: string): Promise<string | null> {
    return (await this.deps.server.store.namesOf([person])).get(person) ?? null;
  }
}
