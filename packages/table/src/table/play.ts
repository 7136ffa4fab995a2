// Play: a match in time. Windows, clocks, the absent and the bots all end in answers to the open question.

import { type Answer, type Choice, type OpenAsk, PASS, type Room, readAnswer, type Seat } from '@tabella/kernel';
import type { OpenAsk as ShownAsk, WindowNow } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { BotSeats, forced } from './bot-seats.ts';
import { Clocks } from './clocks.ts';
import type { Given, LiveMatch } from './live-match.ts';
import type { House } from './ports.ts';
import { DONE, NO_WINDOW, NOT_ASKED, no, type Reply, STALE } from './replies.ts';
import type { Seated } from './seated.ts';
import type { Viewer } from './streams.ts';
import { ReactionWindow } from './window.ts';

const WINDOW_MS = { quick: 1_000, normal: 3_000, slow: 8_000 } as const;
/** A window that asks bots only, while people play with them: the same whether or not one of them has a choice. */
export const BOTS_WINDOW_MS = 500;
/** A window that does not stop the only person at the table. */
const PASSING_MS = 1_000;
/** How much longer a bot takes over what people want to read. */
const LINGERING = 4;

interface Declared {
  readonly choice: Answer;
  readonly said: string | null;
}

export class Play {
  private askId = -1;
  private openedAt = 0;
  private window: ReactionWindow | null = null;
  /** What was answered in the open window, in the order of arrival. */
  private readonly declared = new Map<Seat, Declared>();
  private readonly holders = new Set<Seat>();
  private readonly clocks: Clocks;
  private readonly bots: BotSeats;
  private readonly pacing = new Set<() => void>();

  constructor(
    private readonly house: House,
    private readonly room: Room,
    private readonly table: StoredTable,
    private readonly seated: Seated,
    readonly live: LiveMatch,
  ) {
    this.clocks = new Clocks(house.time, table.clock * 1_000, house.away, seated);
    this.bots = new BotSeats({
      house,
      game: table.game,
      rules: table.rules,
      table: table.code,
      host: () => table.host,
      answer: (ask, choice) => this.botAnswers(ask, choice),
      slipped: (seat) => seated.slipped(seat),
    });
  }

  get over(): boolean {
    return this.live.match.result !== null;
  }

  /** Nothing is under way that would change the match by itself. */
  get quiet(): boolean {
    const { paused, deserted } = this.seated;
    return this.over || paused || deserted || this.undeclared().every((ask) => this.seated.botAt(ask.seat) === null);
  }

  /** A person answers. */
  async answer(seat: Seat, ask: number, choice: unknown, said: string | null): Promise<Reply> {
    if (!this.live.isWindow) return this.live.play([{ seat, ask, choice: choice as Answer, said }]);
    const open = this.live.askOf(seat);
    if (open === null) return this.live.askId === ask ? NOT_ASKED : STALE;
    if (open.id !== ask || this.window?.done) return STALE;
    const read = readAnswer(open, choice, this.room.game.texts);
    if (!read.ok) return no(read.code, read.reason);
    await this.house.store.declare(this.table.code, { seat, ask, choice: read.answer, said });
    this.declare(seat, read.answer, said);
    return DONE;
  }

  /** A declaration that was stored before a restart. */
  recall(seat: Seat, ask: number, choice: Choice, said: string | null): void {
    if (this.live.isWindow && this.live.askId === ask) this.declare(seat, choice, said);
  }

  hold(seat: Seat): Reply {
    if (!this.window?.running || this.live.askOf(seat) === null) return NO_WINDOW;
    this.holders.add(seat);
    this.window.hold();
    return DONE;
  }

  /** Where play stands for one viewer. */
  standing(viewer: Viewer): object {
    const { match } = this.live;
    const leading = this.leading();
    const window: WindowNow | null =
      this.live.isWindow && leading.length === 0
        ? { until: this.window?.until ?? null, thinking: this.window?.thinking ?? false }
        : null;
    return {
      ask: viewer === null ? null : this.shownAsk(viewer),
      waiting: leading.length > 0 ? leading.map((ask) => ask.seat) : this.live.standing().waiting,
      window,
      clock: this.clocks.until,
      result: match.result,
    };
  }

  /** Sets clocks and windows by where play stands and who is there. Call it after every change. */
  arrange(): void {
    if (this.live.askId !== this.askId) this.opened();
    if (this.over || this.seated.paused) {
      this.halt();
      return;
    }
    if (this.live.isWindow && this.leading().length === 0) this.arrangeWindow();
    else {
      const { askId } = this;
      this.clocks.arrange(
        this.late().map((ask) => ask.seat),
        this.openedAt,
        () => this.timeUp(askId),
      );
    }
    this.think();
  }

  /** Everything stands still: paused, over, or the table is put away. */
  halt(): void {
    this.window?.stop();
    this.clocks.stop();
    this.bots.clear();
    for (const cancel of this.pacing) cancel();
    this.pacing.clear();
  }

  private opened(): void {
    this.halt();
    this.seated.goneOn();
    this.askId = this.live.askId;
    this.openedAt = this.house.time.now();
    this.window = null;
    this.declared.clear();
    this.holders.clear();
    for (const ask of this.live.match.asks()) if (!ask.reaction) this.seated.asked(ask.seat);
  }

  private declare(seat: Seat, choice: Answer, said: string | null): void {
    this.declared.delete(seat);
    this.declared.set(seat, { choice, said });
  }

  private shownAsk(seat: Seat): ShownAsk | null {
    const ask = this.live.askOf(seat);
    if (ask === null) return null;
    const declared = this.declared.get(seat)?.choice ?? ask.declared;
    const stop = this.isStopped(ask);
    return { ...ask, ...(declared === undefined ? {} : { declared }), stop } as unknown as ShownAsk;
  }

  /** By what its person prefers, and public facts: never by what they hold. */
  private isStopped(ask: OpenAsk): boolean {
    const stops = this.seated.stops(ask.seat);
    return !ask.reaction || stops === 'always' || (stops === 'concerns' && ask.concerns === true);
  }

  private undeclared(): OpenAsk[] {
    return this.live.match.asks().filter((ask) => ask.declared === undefined && !this.declared.has(ask.seat));
  }

  /** Those whom a window waits for before its time runs: their question is no reaction, and they come first. */
  private leading(): OpenAsk[] {
    return this.live.isWindow ? this.undeclared().filter((ask) => !ask.reaction) : [];
  }

  /** People on whose answer the table waits, by name. */
  late(): OpenAsk[] {
    const asked = this.live.isWindow ? this.leading() : this.undeclared();
    return asked.filter((ask) => this.seated.botAt(ask.seat) === null);
  }

  /** The one who leads has acted: nobody else can any more. */
  private isTaken(): boolean {
    const [first] = this.live.batch?.asks ?? [];
    const declared = first && !first.reaction ? this.declared.get(first.seat) : undefined;
    return declared !== undefined && declared.choice !== PASS;
  }

  private arrangeWindow(): void {
    this.clocks.stop();
    this.window ??= new ReactionWindow({
      time: this.house.time,
      random: this.house.random,
      // Never a bot: that it still thinks would tell that it has something to think about.
      busy: () => this.undeclared().some((ask) => this.holders.has(ask.seat)),
      changed: () => this.seated.inTurn(async () => {}),
      close: () => this.seated.inTurn(() => this.closeWindow()),
    });
    const { window } = this;
    if (window.done) return;
    if (this.isTaken()) {
      window.done = true;
      this.seated.inTurn(() => this.closeWindow());
      return;
    }
    if (this.seated.present) {
      if (!window.running) window.start(this.lengthOfWindow(), this.peopleAsked().length > 0 && !this.seated.alone);
      if (this.seated.alone && this.peopleAsked().every((ask) => this.declared.has(ask.seat)))
        window.hasten(BOTS_WINDOW_MS);
      return;
    }
    // With bots alone it is instant; with people who are all away it waits for the first to come back.
    window.stop();
    const open = this.live.match.asks();
    if (open.every((ask) => this.seated.botAt(ask.seat) !== null) && this.undeclared().length === 0) {
      window.done = true;
      this.seated.inTurn(() => this.closeWindow());
    }
  }

  private peopleAsked(): OpenAsk[] {
    return this.live.match.asks().filter((ask) => ask.reaction && this.seated.botAt(ask.seat) === null);
  }

  /** By who is asked, which is public, and what they prefer: never by what anybody holds. */
  private lengthOfWindow(): number {
    const people = this.peopleAsked();
    if (people.length === 0) return BOTS_WINDOW_MS;
    const whole = WINDOW_MS[this.table.window];
    const stops = !this.seated.alone || people.some((ask) => this.isStopped(ask));
    return stops ? whole : Math.min(whole, PASSING_MS);
  }

  /** What was declared counts now, in the order of the rules; silence is a pass. */
  private async closeWindow(): Promise<void> {
    const { batch, askId } = this.live;
    if (!this.window?.done || batch === null || askId !== this.askId) return;
    if (this.seated.paused) {
      this.window = null;
      return;
    }
    for (const ask of this.undeclared()) {
      const bot = this.seated.botAt(ask.seat);
      if (bot !== null && forced(ask) === undefined) this.bots.late(ask, bot);
    }
    let given = batch.asks.map((ask): Given => {
      const silence = ask.from.includes(PASS) ? PASS : ask.fallback;
      const { choice, said } = this.declared.get(ask.seat) ?? { choice: silence, said: null };
      return { seat: ask.seat, ask: askId, choice, said };
    });
    if (batch.mode === 'any') {
      const [first] = this.declared.keys();
      given = given.filter((one) => one.seat === (first ?? given[0]?.seat));
    }
    this.unlessGoneOn(await this.live.play(given));
  }

  /** Refused because the match went on elsewhere: ask again. Refused for any other reason: it cannot go on. */
  private unlessGoneOn(reply: Reply): void {
    if (reply.ok) return;
    if (reply.code === 'stale-ask' || reply.code === 'not-asked' || reply.code === 'over') this.askId = -1;
    else this.seated.stuck(reply.reason);
  }

  private async timeUp(askId: number): Promise<void> {
    if (this.live.askId !== askId || this.seated.paused) return;
    const late = this.late();
    if (this.live.isWindow) for (const ask of late) this.declare(ask.seat, ask.fallback, null);
    else {
      const given = late.map((ask): Given => ({ seat: ask.seat, ask: ask.id, choice: ask.fallback, said: null }));
      const reply = await this.live.play(given);
      if (!reply.ok) return this.unlessGoneOn(reply);
    }
    for (const { seat } of late) if (this.seated.missed(seat)) this.seated.sitIn(seat, 'silent');
  }

  private think(): void {
    const { match, batch } = this.live;
    if (this.seated.deserted) return;
    const open = this.undeclared();
    // Where one speaks for all, a bot leaves it to the people.
    if (batch?.mode === 'any' && open.some((ask) => this.seated.botAt(ask.seat) === null)) return;
    for (const ask of open) {
      const bot = this.seated.botAt(ask.seat);
      if (bot !== null) this.bots.ask(match, ask, bot);
    }
  }

  private botAnswers(ask: OpenAsk, choice: Answer): void {
    const { time } = this.house;
    const pace = this.house.pace * (this.room.lingers?.includes(ask.kind) ? LINGERING : 1);
    const wait = ask.reaction || !this.seated.watched ? 0 : this.openedAt + pace - time.now();
    const go = (): void => this.seated.inTurn(() => this.botAnswered(ask, choice));
    if (wait <= 0) {
      go();
      return;
    }
    const cancel = time.after(wait, () => {
      this.pacing.delete(cancel);
      go();
    });
    this.pacing.add(cancel);
  }

  private async botAnswered(ask: OpenAsk, choice: Answer): Promise<void> {
    // The person may be back, the match paused or gone on.
    if (!this.bots.isThinking(ask) || this.live.askId !== ask.id || this.seated.paused) return;
    if (this.seated.botAt(ask.seat) === null) {
      this.bots.forget(ask.seat);
      return;
    }
    if (this.live.isWindow) {
      if (!this.window?.done) this.declare(ask.seat, choice, null);
      return;
    }
    const given = { seat: ask.seat, ask: ask.id, said: null };
    let reply = await this.live.play([{ ...given, choice }]);
    if (!reply.ok) reply = await this.live.play([{ ...given, choice: ask.fallback }]);
    this.unlessGoneOn(reply);
  }
}
