// Making tables: new ones, those that go on from a moment of a match, and rematches. Those of one host are made one after
// another, so that they can be counted.

import { readOptions, refusedTerms } from '@tabella/kernel';
import { botsOf, usualBot } from '../bots/levels.ts';
import { badSeats, GONE, type Made, NO_BOT, NO_GAME, NO_SEAT, no, refused } from '../core/replies.ts';
import { again, EMPTY, fill, type Seats } from '../core/seating.ts';
import type { NewTable, PlayOn } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { freshCode } from './codes.ts';
import type { LiveTable } from './live-table.ts';
import { PUBLIC_PER_HOST } from './lobby.ts';
import { beginningOf, type Source } from './play-on.ts';
import type { ServerDeps } from './ports.ts';
import { fromShelf } from './shelf.ts';
import { freshContribution } from './table-deps.ts';
import { stillOffered } from './upgrading.ts';

/** Tables of one host that have not begun. */
const GATHERING_PER_HOST = 20;
const CODE_TRIES = 20;

export class TableMaker {
  /** What is being made, by host. */
  private readonly making = new Map<string, Promise<unknown>>();

  constructor(
    private readonly deps: ServerDeps,
    private readonly find: (code: string) => Promise<LiveTable | null>,
  ) {}

  make(person: string, terms: NewTable): Promise<Made> {
    return this.inTurn(person, () => this.makeOne(person, terms));
  }

  /** A table whose match goes on from a moment of a finished one. */
  playOn(person: string, source: Source, terms: PlayOn): Promise<Made> {
    return this.inTurn(person, () => this.playOnFrom(person, source, terms));
  }

  /** One table of a host after another. */
  private inTurn(person: string, make: () => Promise<Made>): Promise<Made> {
    const made = (this.making.get(person) ?? Promise.resolve()).then(make);
    const settled = made
      .catch(() => {})
      .then(() => {
        if (this.making.get(person) === settled) this.making.delete(person);
      });
    this.making.set(person, settled);
    return made;
  }

  private async makeOne(person: string, terms: NewTable): Promise<Made> {
    const gamePackage = await this.deps.packages(terms.game);
    if (!gamePackage) return NO_GAME;
    const { min, max } = gamePackage.game.seats;
    if (terms.seats < min || terms.seats > max) return badSeats({ min, max });
    const given = fromShelf(this.deps.shelf, gamePackage.game.id, terms.options);
    const read = readOptions(gamePackage.game.options, given);
    if (!read.ok) return refused(gamePackage, read);
    const why = refusedTerms(gamePackage.game, terms.seats, read.options);
    if (why !== null) return refused(gamePackage, why);
    if (terms.fill !== undefined && !botsOf(gamePackage).includes(terms.fill)) return NO_BOT;
    if (terms.start && terms.fill === undefined)
      return no('not-full', 'To begin at once, say who fills the seats.', { case: 'fill' });
    const at = terms.seat ?? 0;
    if (at >= terms.seats) return NO_SEAT;
    const crowded = terms.start ? null : await this.crowded(person, terms.open ?? 'link');
    if (crowded !== null) return crowded;
    const mine = { ...EMPTY, person, number: terms.number ?? freshContribution(this.deps) };
    const seats: Seats = Array.from({ length: terms.seats }, (_, i) => (i === at ? mine : EMPTY));
    const code = await this.add({
      game: gamePackage.game.id,
      rules: gamePackage.game.rules,
      options: read.options as StoredTable['options'],
      open: terms.open ?? 'link',
      window: terms.window ?? 'quick',
      clock: terms.clock ?? 0,
      late: terms.late ?? null,
      hints: terms.hints === true,
      fill: terms.fill ?? usualBot(gamePackage),
      host: person,
      seats: terms.fill === undefined ? seats : fill(seats, terms.fill),
    });
    if (!terms.start) return { ok: true, code };
    const reply = await (await this.find(code))?.start(person);
    return reply?.ok ? { ok: true, code } : (reply ?? GONE);
  }

  /** Rules, options and seats are those of the match. Against bots it begins when I have added to the deal. */
  private async playOnFrom(person: string, source: Source, terms: PlayOn): Promise<Made> {
    const crowded = terms.with === 'bots' ? null : await this.crowded(person, 'link');
    if (crowded !== null) return crowded;
    const made = await beginningOf(this.deps, source, terms);
    if (!('from' in made)) return made;
    const { gamePackage, from } = made;
    const { log } = source;
    const seats: Seats = Array.from({ length: log.seats }, (_, i) => (i === terms.seat ? { ...EMPTY, person } : EMPTY));
    const bot = usualBot(gamePackage);
    const code = await this.add({
      ...{ game: log.game, rules: log.rules, options: log.options as StoredTable['options'], from },
      ...{ open: 'link', window: 'quick', clock: 0, late: null, fill: bot, host: person },
      seats: terms.with === 'bots' ? fill(seats, bot) : seats,
    });
    if (terms.with === 'bots') await (await this.find(code))?.startWhenReady();
    return { ok: true, code };
  }

  /** Why this host may not gather people for yet another table; null when it is fine. */
  private async crowded(person: string, open: StoredTable['open']): Promise<Made | null> {
    const gathering = await this.deps.store.gatheringOf(person);
    const many = (count: number, which: 'all' | 'public'): Made => {
      const tables = which === 'all' ? 'tables' : 'public tables';
      const reason = `You wait at ${count} ${tables} that have not begun. Begin or leave one of them first.`;
      return no('too-many-tables', reason, { case: which, count });
    };
    if (gathering.all >= GATHERING_PER_HOST) return many(gathering.all, 'all');
    if (open === 'public' && gathering.open >= PUBLIC_PER_HOST) return many(gathering.open, 'public');
    return null;
  }

  private async add(
    terms: Omit<
      StoredTable,
      'barred' | 'bound' | 'code' | 'phase' | 'paused' | 'secret' | 'next' | 'result' | 'made' | 'touched' | 'revision'
    >,
  ): Promise<string> {
    const now = this.deps.time.now();
    for (let i = 0; i < CODE_TRIES; i++) {
      const table: StoredTable = {
        ...terms,
        code: freshCode(),
        phase: 'gathering',
        barred: [],
        paused: false,
        secret: this.deps.hex(32),
        bound: true,
        next: null,
        result: null,
        made: now,
        touched: now,
        revision: 0,
      };
      if (await this.deps.store.addTable(table)) return table.code;
    }
    throw new Error('no free code was found');
  }

  /** Another match of the same people, by today's rules. */
  async rematch(table: StoredTable, people: readonly string[]): Promise<Made> {
    const { game, open, window, clock, late, hints = false, fill: bot } = table;
    const gamePackage = await this.deps.packages(game);
    if (!gamePackage) return NO_GAME;
    const { rules } = gamePackage.game;
    const kept = stillOffered(gamePackage, table.options);
    const options = gamePackage.again?.(kept, table.seats.length) ?? kept;
    const host = people.includes(table.host) ? table.host : (people[0] ?? table.host);
    const seats = again(table.seats, people, bot);
    const code = await this.add({ game, rules, options, open, window, clock, late, hints, fill: bot, host, seats });
    await (await this.find(code))?.startWhenReady();
    return { ok: true, code };
  }
}
