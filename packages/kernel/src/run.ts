// Run: one line of play. It drives the flows of a game from question to question and keeps no history.

import type { Batch, Choice, Outcome } from './ask.ts';
import { type Renaming, renameState, renamingOf } from './cards/renaming.ts';
import { type Chance, shuffle } from './chance.ts';
import type { Audience, Flow, Game, GameEvent, Result, Table } from './game.ts';

/** More resting points than this without a question, or questions without a resting point: the rules run away. */
const MOST_RESTS = 10_000;
const MOST_BATCHES = 1_000;
const MOST_DEEDS = 1_000_000;

class Runaway extends Error {
  override readonly name = 'Runaway';
}

/** Thrown by `table.end` through every depth of nested flows, and caught by the run alone. */
class End {
  constructor(readonly result: Result) {}
}

/** The order that a pile was given, from bottom to top; null for a card that the viewer did not see come from it. */
export type Order = { readonly order: readonly (number | null)[] };

export interface RunTerms {
  readonly chance: Chance;
  /** Hears every event; without it events are not even made. */
  readonly hear?: (audience: Audience, event: GameEvent) => void;
  /** Called before the flow goes on with an outcome. */
  readonly resuming?: () => void;
  /** Called at every resting point: before the ids are refreshed, and after (the start is one too). */
  readonly resting?: () => void;
  readonly rested?: () => void;
  /** Chance for fresh ids at resting points; without it ids stay (imagined worlds have no memory to protect). */
  readonly names?: () => Chance;
  /** Told how ids were renamed at a resting point. */
  readonly renamed?: (to: Renaming) => void;
  /** Public rolls and lots, and orders of piles, to repeat before chance is asked. */
  readonly given?: readonly Choice[];
  /** Where they are written down. */
  readonly rolls?: Choice[];
}

export class Run<S> implements Table {
  /** The open question; null when the run is over. */
  batch: Batch | null = null;
  result: Result | null = null;
  /** Resting points passed. */
  steps = 0;
  readonly chance: Chance;
  hear: ((audience: Audience, event: GameEvent) => void) | undefined;
  rolls: Choice[] | undefined;
  private readonly given: readonly Choice[];
  private givenAt = 0;
  private flow: Flow | null = null;
  private batches = 0;
  private deeds = 0;

  constructor(
    readonly game: Game<S, unknown>,
    public state: S,
    readonly seats: number,
    private readonly terms: RunTerms,
  ) {
    this.hear = terms.hear;
    this.given = terms.given ?? [];
    this.rolls = terms.rolls;
    const { chance } = terms;
    const remembers = this.rolls !== undefined || this.given.length > 0;
    this.chance = remembers ? new OrderedChance(chance, this) : chance;
  }

  /** From the resting state to the first question. */
  start(): this {
    this.refresh();
    this.terms.rested?.();
    this.result = this.game.over(this.state);
    if (this.result === null) this.drive(null);
    return this;
  }

  /** Goes on with what came of the open batch. */
  resume(outcome: Outcome): void {
    this.terms.resuming?.();
    this.drive(outcome);
  }

  private drive(outcome: Outcome): void {
    this.deeds = 0;
    try {
      let rests = 0;
      let at: IteratorResult<Batch, void>;
      if (this.flow === null) {
        this.flow = this.game.step(this.state, this);
        at = this.flow.next();
      } else {
        at = this.flow.next(outcome);
      }
      while (at.done) {
        this.rest();
        this.result = this.game.over(this.state);
        if (this.result !== null) {
          this.batch = null;
          this.flow = null;
          return;
        }
        if (++rests > MOST_RESTS) throw new Runaway('the rules go on and on without a question');
        this.flow = this.game.step(this.state, this);
        at = this.flow.next();
      }
      if (++this.batches > MOST_BATCHES) throw new Runaway('the rules ask and ask without a resting point');
      this.batch = at.value;
    } catch (thrown) {
      if (!(thrown instanceof End)) throw thrown;
      this.rest();
      this.result = thrown.result;
      this.batch = null;
      this.flow = null;
    }
  }

  private rest(): void {
    this.steps++;
    this.batches = 0;
    this.terms.resting?.();
    this.refresh();
    this.terms.rested?.();
  }

  private refresh(): void {
    const held = this.game.cards;
    if (held === undefined) return;
    const cards = held.of(this.state);
    if (cards.stale.length === 0) return;
    if (this.terms.names === undefined) cards.stale = [];
    else {
      const to = renamingOf(cards, this.terms.names());
      renameState(held, this.state, to);
      this.terms.renamed?.(to);
    }
  }

  roll(sides: number): number {
    this.deed();
    const value = this.givenAt < this.given.length ? (this.given[this.givenAt++] as number) : this.chance.int(sides);
    this.rolls?.push(value);
    return value;
  }

  lot(ids: readonly number[]): number {
    this.deed();
    let id: number;
    if (this.givenAt < this.given.length) id = (this.given[this.givenAt++] as { readonly card: number }).card;
    else id = ids[this.chance.int(ids.length)] as number;
    this.rolls?.push({ card: id });
    return id;
  }

  /** For piles, by way of `chance`: the order that was given, or a new one; it is written down. */
  order(ids: readonly number[]): number[] {
    const { chance } = this.terms;
    const repeats = this.givenAt < this.given.length;
    const order = repeats ? arranged(ids, this.given[this.givenAt++] as Order, chance) : shuffle(chance, ids.slice());
    this.rolls?.push({ order });
    return order;
  }

  announce(audience: Audience, event: GameEvent): void {
    this.deed();
    this.hear?.(audience, event);
  }

  end(result: Result): never {
    throw new End(result);
  }

  private deed(): void {
    if (++this.deeds > MOST_DEEDS) throw new Runaway('the rules do and do without a question');
  }
}

/** Chance that gives the orders of piles by the run, which remembers them. */
class OrderedChance implements Chance {
  constructor(
    private readonly chance: Chance,
    private readonly run: { order(ids: readonly number[]): number[] },
  ) {}

  int(n: number): number {
    return this.chance.int(n);
  }

  order(ids: readonly number[]): number[] {
    return this.run.order(ids);
  }
}

/** The cards that were seen to come from the pile lie where they lay, the others anywhere. */
function arranged(ids: readonly number[], { order }: Order, chance: Chance): number[] {
  const others = ids.filter((id) => !order.includes(id));
  if (order.length !== ids.length || others.length !== order.filter((id) => id === null).length)
    throw new Error('this is not the pile that was shuffled');
  shuffle(chance, others);
  return order.map((id) => id ?? (others.pop() as number));
}
