// The queue of a table: whatever people, clocks and bots want is taken one after another; the core decides what comes of it, and
// here it is done: stored first, shown then.

import { Match } from '@tabella/kernel';
import { decide } from '../core/decide.ts';
import type { Effect, Request } from '../core/effects.ts';
import type { Input } from '../core/input.ts';
import { DONE, NOT_BEGUN, type Reply, refused } from '../core/replies.ts';
import type { TableState } from '../core/state.ts';
import { hasOpened } from '../core/windows.ts';
import type { World } from '../core/world.ts';
import { LiveMatch } from './live-match.ts';
import { matchOf } from './match-of.ts';
import { Outbox, type Shown } from './outbox.ts';
import type { Reopened } from './reopen.ts';
import { Snapshots } from './snapshots.ts';
import { freshContribution, type TableDeps } from './table-deps.ts';
import { thinkAbout } from './thinking.ts';
import { Timers } from './timers.ts';

export class TableQueue {
  /** What is known of the table, and its match if there is one. */
  state: TableState;
  live: LiveMatch | null;
  readonly outbox = new Outbox();
  private readonly timers: Timers;
  private last: Promise<void> = Promise.resolve();
  /** Nothing is done here any more. */
  ended = false;

  constructor(
    private readonly deps: TableDeps,
    { state, live, declarations }: Reopened,
  ) {
    this.state = state;
    this.live = live;
    this.timers = new Timers(deps.server.time, (timer, n) => this.take({ type: 'rang', timer, n }));
    if (live) this.take({ type: 'opened', declarations });
  }

  /** One thing after another. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(async () => {
      if (this.ended) return;
      try {
        await work();
      } catch (thrown) {
        // What is here may not be what is stored: nobody is shown any of it, and people who come back find what is.
        this.deps.server.report.trouble(thrown);
        this.deps.broken(this.state.stored.code);
        this.end('restart');
      }
    });
    this.last = done;
    return done;
  }

  /**
   * Decides and does, until nothing is left that must be known first. Whoever asked for it is answered at once after what
   * is shown: a pause between the two would make them wait for whatever other tables show.
   */
  async turn(input: Input, answered?: (reply: Reply) => void): Promise<void> {
    for (let next = input; ; ) {
      const { state, effects, request, reply } = decide(this.state, next, this.world());
      if (hasOpened(this.state, state)) this.deps.server.report.window();
      this.state = state;
      for (const effect of effects) {
        const stored = this.perform(effect);
        if (stored !== undefined) await stored;
      }
      this.timers.follow(state.timers);
      if (request === null) {
        if (reply !== null) answered?.(reply);
        // Without one the table is only slower to open.
        if (this.live?.snapshotDue) this.keepSnapshot(false).catch((thrown) => this.deps.server.report.trouble(thrown));
        return;
      }
      next = await this.fulfil(request);
    }
  }

  /** The match as it stands, for whoever opens the table again; `last`: it is put away. Nobody who plays waits for it. */
  async keepSnapshot(last: boolean): Promise<void> {
    const { stored, timeouts } = this.state;
    await this.live?.keepSnapshot(stored, timeouts, last);
  }

  /** Something that nobody waits for. */
  private take(input: Input): void {
    void this.inTurn(() => this.turn(input));
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
        return this.live?.declare(this.state.stored, effect.declaration);
      case 'add-chat':
        return store.addChat(code, effect.line);
      case 'keep-note':
        return store.keepNote(code, effect.owner, effect.value);
      case 'think':
        this.think(effect);
        return;
      case 'slip': {
        const { seat, bot, reason, why } = effect;
        report.slip({ game: this.state.stored.game, bot, reason, why });
        return store.slipped(code, seat);
      }
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
        const match = await matchOf(gamePackage.game, stored, { moves: [] });
        if (!(match instanceof Match)) return { type: 'dealt', reply: refused(gamePackage, match) };
        this.live = new LiveMatch(server, gamePackage, match, {
          byPerson: [],
          snapshots: new Snapshots(),
        });
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
      return !this.ended && question.id === ask.id && question.thinking.includes(ask.seat);
    };
    if (only !== undefined) this.take({ type: 'thought', seat: ask.seat, ask: ask.id, bot, answer: only });
    else if (bot !== null) {
      thinkAbout(this.deps.server, this.state.stored, this.live.match, { ask, bot }, wanted).then(
        (thought) => this.take(thought),
        (thrown) => this.deps.server.report.trouble(thrown),
      );
    }
  }

  /** No timer rings any more. */
  stopTime(): void {
    this.timers.follow({});
  }

  end(reason: 'restart' | 'gone'): void {
    this.ended = true;
    this.stopTime();
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

  shown(): Shown {
    const { gamePackage, server } = this.deps;
    return { state: this.state, gamePackage, match: this.live, now: server.time.now() };
  }
}
