// A table: one thing after another. Whatever people, clocks and bots want goes through one queue; the core decides what
// comes of it, and here it is done: stored first, shown then.

import { type Log, Match } from '@tabella/kernel';
import { wantsName } from '../core/commands.ts';
import { decide } from '../core/decide.ts';
import type { Effect, Request } from '../core/effects.ts';
import { infoOf } from '../core/info.ts';
import type { Input } from '../core/input.ts';
import { isOnline } from '../core/people.ts';
import { isQuiet } from '../core/quiet.ts';
import { DONE, GONE, NOT_BEGUN, no, type Refused, type Reply, RUNNING, refused } from '../core/replies.ts';
import type { TableState } from '../core/state.ts';
import type { World } from '../core/world.ts';
import type { LateView, Said, SaidOf, TableInfo } from '../protocol/index.ts';
import { delayFor, LateViews } from './late-view.ts';
import { type AnyMatch, LiveMatch, matchOf } from './live-match.ts';
import { textOf } from './message-text.ts';
import { Outbox, type Shown } from './outbox.ts';
import type { ClientPort } from './ports.ts';
import { previewFor } from './previews.ts';
import type { Reopened } from './reopen.ts';
import type { Resends } from './resends.ts';
import { freshContribution, type TableDeps } from './table-deps.ts';
import { tableRecordOf } from './table-record.ts';
import { thinkAbout } from './thinking.ts';
import { Timers } from './timers.ts';
import { usualPace } from './usual-pace.ts';

export class LiveTable {
  private state: TableState;
  private live: LiveMatch | null;
  private readonly outbox = new Outbox();
  private readonly timers: Timers;
  private readonly lateViews: LateViews;
  private readonly resends: Resends;
  private queue: Promise<void> = Promise.resolve();
  private broken = false;

  constructor(
    private readonly deps: TableDeps,
    { state, match, moves, resends, declarations }: Reopened,
  ) {
    this.state = state;
    this.live = match && new LiveMatch(deps.server, deps.gamePackage, match, moves);
    this.resends = resends;
    this.lateViews = new LateViews(deps.gamePackage);
    this.timers = new Timers(deps.server.time, (timer, n) => this.take({ type: 'rang', timer, n }));
    if (match) this.take({ type: 'opened', declarations });
  }

  get code(): string {
    return this.state.stored.code;
  }

  /** Nobody is here, and nothing goes on by itself. */
  get idle(): boolean {
    return isQuiet(this.state, this.live);
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
    return infoOf(this.state, this.shown(), person);
  }

  /** The match with its secret, once it is over; until then the reason why not. */
  log(): Log | Refused {
    const over = this.finished();
    return over instanceof Match ? over.log() : over;
  }

  /** The same as a record, with the table around it as this person could see it. */
  async record(person: string | null): Promise<Log | Refused> {
    const over = this.finished();
    if (!(over instanceof Match)) return over;
    return { ...over.record(), table: await tableRecordOf(this.deps.server.store, this.state.stored, person) };
  }

  /** What somebody who looks on may see of an earlier turn; or why not. */
  async late(person: string | null): Promise<LateView | Refused> {
    const late = delayFor(this.state.stored, person);
    if (typeof late !== 'number') return late;
    let view: ReturnType<LateViews['of']> = GONE;
    // Between two turns of the queue all that was played is stored.
    await this.inTurn(async () => {
      if (this.live) view = this.lateViews.of(this.live.match, late);
    });
    return view;
  }

  /** A message of a person; resolves when it was answered. */
  hear(client: ClientPort, said: Said): Promise<void> {
    // It may have been put away since it was found.
    if (this.broken) client.close('restart');
    return this.inTurn(() =>
      this.obey(client, said, (reply) => client.send(textOf({ type: 'ack', id: said.id, ...reply }))),
    );
  }

  part(client: ClientPort): Promise<void> {
    return this.inTurn(async () => {
      const connection = this.outbox.disconnect(client);
      if (connection !== null) await this.turn({ type: 'parted', connection });
    });
  }

  renamed(person: string, name: string): Promise<void> {
    return this.inTurn(() => this.turn({ type: 'renamed', person, name }));
  }

  /** Begins a table that was made to begin at once. */
  async start(person: string, number?: string): Promise<Reply> {
    let reply: Reply = GONE;
    await this.inTurn(() =>
      this.turn({ type: 'start', person, number }, (given) => {
        reply = given;
      }),
    );
    return reply;
  }

  /** Lets it begin as soon as everybody who sits here has added to the deal. */
  startWhenReady(): Promise<void> {
    return this.inTurn(() => this.turn({ type: 'start-when-ready' }));
  }

  /** Time stops, and what is under way is finished. */
  close(reason: 'restart' | 'gone'): Promise<void> {
    return this.inTurn(async () => this.end(reason));
  }

  private finished(): AnyMatch | Refused {
    const { stored, trouble } = this.state;
    if (stored.phase !== 'over') return stored.phase === 'gathering' ? NOT_BEGUN : RUNNING;
    return this.live?.match ?? no('stuck', trouble ?? 'This match cannot be played again here.');
  }

  private async obey(client: ClientPort, said: Said, answered: (reply: Reply) => void): Promise<void> {
    const { person } = client;
    if (said.type === 'hello') {
      const open = said.pace === undefined && this.state.paces[person] === undefined && this.deps.server.pace > 0;
      const pace = open ? await usualPace(this.deps.server.store, person) : said.pace;
      return this.turn({ type: 'hello', connection: this.outbox.connect(client), since: said.since, pace }, answered);
    }
    if (said.type === 'preview') return answered(this.previewed(client, said));
    const key = `${person}:${said.id}`;
    const known = this.resends.get(key);
    if (known) return answered(known);
    const name = wantsName(this.state, person, said) ? await this.nameOf(person) : null;
    return this.turn({ type: 'message', person, name, said, key }, (reply) => {
      this.resends.keep(key, reply);
      answered(reply);
    });
  }

  /** Changes nothing: asked again it is worked out again. */
  private previewed(client: ClientPort, said: SaidOf<'preview'>): Reply {
    const made = previewFor(this.shown(), client.person, said, this.deps.server.random);
    if (!('preview' in made)) return made;
    client.send(textOf(made));
    return DONE;
  }

  private async nameOf(person: string): Promise<string | null> {
    return (await this.deps.server.store.namesOf([person])).get(person) ?? null;
  }

  /** Something that nobody waits for. */
  private take(input: Input): void {
    void this.inTurn(() => this.turn(input));
  }

  /** One thing after another. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(async () => {
      if (this.broken) return;
      try {
        await work();
      } catch (thrown) {
        // What is here may not be what is stored: nobody is shown any of it, and people who come back find what is.
        this.deps.server.report.trouble(thrown);
        this.deps.broken(this.state.stored.code);
        this.end('restart');
      }
    });
    this.queue = done;
    return done;
  }

  /**
   * Decides and does, until nothing is left that must be known first. Whoever asked for it is answered at once after what
   * is shown: a pause between the two would make them wait for whatever other tables show.
   */
  private async turn(input: Input, answered?: (reply: Reply) => void): Promise<void> {
    for (let next = input; ; ) {
      const { state, effects, request, reply } = decide(this.state, next, this.world());
      this.state = state;
      for (const effect of effects) {
        const stored = this.perform(effect);
        if (stored !== undefined) await stored;
      }
      this.timers.follow(state.timers);
      if (request === null) {
        if (reply !== null) answered?.(reply);
        return;
      }
      next = await this.fulfil(request);
    }
  }

  private perform(effect: Effect): Promise<void> | undefined {
    const { store, report, time } = this.deps.server;
    const { code } = this.state.stored;
    switch (effect.type) {
      case 'save':
        return store.saveTable(effect.table);
      case 'begin':
        return store.append(code, [], effect.standing, time.now());
      case 'declare':
        return store.declare(code, effect.declaration);
      case 'add-chat':
        return store.addChat(code, effect.line);
      case 'keep-note':
        return store.keepNote(code, effect.owner, effect.value);
      case 'think':
        this.think(effect);
        return;
      case 'slip':
        report.slip(effect.bot, effect.why);
        return;
      case 'queue':
        this.take(effect.input);
        return;
      case 'send':
        this.outbox.send(effect.to, effect.message);
        return;
      case 'show': {
        const shown = this.shown();
        this.outbox.updates(shown);
        this.outbox.views(shown, effect.views);
        if (effect.table) this.outbox.tables(shown);
        return;
      }
      case 'welcome':
        this.outbox.welcome(this.shown(), effect.to, effect.since);
        return;
    }
  }

  private async fulfil(request: Request): Promise<Input> {
    const { server, gamePackage, rematch } = this.deps;
    const { stored } = this.state;
    switch (request.type) {
      case 'deal': {
        const match = await matchOf(gamePackage.game, stored, []);
        if (!(match instanceof Match)) return { type: 'dealt', reply: refused(gamePackage, match) };
        this.live = new LiveMatch(server, gamePackage, match, []);
        return { type: 'dealt', reply: DONE };
      }
      case 'play': {
        const reply = (await this.live?.play(stored, request.given)) ?? NOT_BEGUN;
        return { type: 'played', reply, by: request.by };
      }
      case 'undo': {
        const reply = (await this.live?.undo(stored, request.seat, request.by, request.said)) ?? NOT_BEGUN;
        return { type: 'undone', reply };
      }
      case 'rematch':
        return { type: 'rematched', made: await rematch(stored, request.people) };
    }
  }

  /** Its answer comes in a turn of its own. */
  private think(effect: Extract<Effect, { type: 'think' }>): void {
    if (!this.live) return;
    const { ask, bot, only } = effect;
    const wanted = (): boolean => {
      const { question } = this.state;
      return !this.broken && question.id === ask.id && question.thinking.includes(ask.seat);
    };
    if (only !== undefined) this.take({ type: 'thought', seat: ask.seat, ask: ask.id, bot, answer: only });
    else if (bot !== null) {
      thinkAbout(this.deps.server, this.state.stored, this.live.match, { ask, bot }, wanted).then(
        (thought) => this.take(thought),
        (thrown) => this.deps.server.report.trouble(thrown),
      );
    }
  }

  private end(reason: 'restart' | 'gone'): void {
    this.broken = true;
    this.timers.follow({});
    this.outbox.close(reason);
  }

  private world(): World {
    const { gamePackage, server } = this.deps;
    const { random, pace, away, time } = server;
    return {
      gamePackage,
      match: this.live,
      now: time.now(),
      random,
      draw: () => freshContribution(server),
      pace,
      away,
    };
  }

  private shown(): Shown {
    const { gamePackage, server } = this.deps;
    return { state: this.state, gamePackage, match: this.live, now: server.time.now() };
  }
}
