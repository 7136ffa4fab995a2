// Search: single-observer information-set Monte Carlo tree search. Every iteration imagines a fresh world that fits what
// the seat knows, walks down the tree by upper confidence bounds, plays on at random and credits every node on the way.

import {
  type Answer,
  type AnyGame,
  type Ask,
  type Batch,
  type BotInput,
  type Chance,
  imagine,
  type Known,
  type Outcome,
  PASS,
  type Run,
  type Seat,
  same,
  sampleOutcome,
} from '@tabella/kernel';
import { answersOf, type Candidate, candidatesOf, forced } from './candidates.ts';
import { Keys } from './keys.ts';
import { payoff } from './payoff.ts';
import { Arm, Node, worth } from './tree.ts';

/** Decisions played at random below the tree before the state is judged. */
const DEPTH = 30;
/** Candidates of a question whose answers cannot all be listed: at the root, and inside the tree. */
const MOST_AT_ROOT = 32;
const MOST_INSIDE = 8;
/** How much doubt is worth, in standard deviations of what the lines of play brought. */
const DOUBT = 2;
/** Spread taken for granted before the first lines of play. */
const LEAST_SPREAD = 0.02;

export class RootArm extends Arm {
  constructor(readonly candidate: Candidate) {
    super();
  }
}

export class Search {
  /** Lines of play that were told to the tree; worlds that could not be imagined; worlds in which a rule broke. */
  iterations = 0;
  misses = 0;
  faults = 0;
  /** Worlds that left private facts aside. */
  relaxed = 0;
  nodes = 1;
  readonly arms: readonly RootArm[];
  private readonly seat: Seat;
  private readonly known: Known<unknown>;
  private readonly root = new Node();
  private readonly keys: Keys;
  private readonly payoffs: Float64Array;
  private readonly path: Arm[] = [];
  private readonly movers: Seat[] = [];
  private stamp = 0;
  private sum = 0;
  private squares = 0;
  private exploration = DOUBT;

  constructor(
    private readonly game: AnyGame,
    input: BotInput<unknown>,
    private readonly chance: Chance,
  ) {
    this.seat = input.seat;
    this.known = input.known;
    this.keys = new Keys(game);
    this.payoffs = new Float64Array(input.known.seats);
    this.arms = candidatesOf(input.ask, chance, MOST_AT_ROOT, game.texts).map((one) => new RootArm(one));
  }

  /** One line of play. */
  iterate(): void {
    const world = imagine(this.game, this.known, this.chance);
    if (world === null) {
      this.misses++;
      return;
    }
    if (world.relaxed) this.relaxed++;
    this.path.length = 0;
    this.movers.length = 0;
    try {
      this.descend(world.run, world.relaxed);
      this.playOut(world.run);
      payoff(this.game, world.run, this.payoffs);
    } catch {
      // A rule that breaks in an imagined world teaches nothing; where it is real the match reports it.
      this.faults++;
      return;
    }
    this.backUp();
  }

  private descend(run: Run<unknown>, relaxed: boolean): void {
    let node = this.root;
    let batch = run.batch as Batch;
    this.keys.look(run.state);
    let outcome = this.decideAtRoot(batch, relaxed);
    for (;;) {
      run.resume(outcome);
      if (run.batch === null) return;
      this.keys.look(run.state);
      const key = this.keys.place(this.keys.outcome(batch, outcome, this.seat), run.batch);
      batch = run.batch;
      let child = node.child(key);
      if (child === undefined) {
        child = node.grow(key);
        this.nodes++;
        if (hasChoice(batch)) return;
      }
      node = child;
      outcome = this.decide(node, batch);
    }
  }

  private decideAtRoot(batch: Batch, relaxed: boolean): Outcome {
    const own = batch.asks.findIndex((ask) => ask.seat === this.seat);
    const ask = batch.asks[own] as Ask;
    switch (batch.mode) {
      case 'all':
        return batch.asks.map((one, i) =>
          i === own ? this.answerAtRoot(ask, relaxed) : this.answer(this.root, i, one),
        );
      case 'first': {
        // What this seat declares counts only if all before it pass: that is the case to think about.
        const choice = this.answerAtRoot(ask, relaxed);
        return choice === PASS ? this.firstFrom(this.root, batch, own + 1) : { seat: this.seat, choice };
      }
      case 'any':
        return { seat: this.seat, choice: this.answerAtRoot(ask, relaxed) };
    }
  }

  private decide(node: Node, batch: Batch): Outcome {
    switch (batch.mode) {
      case 'all':
        return batch.asks.map((ask, i) => this.answer(node, i, ask));
      case 'first':
        return this.firstFrom(node, batch, 0);
      case 'any': {
        const own = batch.asks.findIndex((ask) => ask.seat === this.seat);
        const place = own >= 0 ? own : this.chance.int(batch.asks.length);
        const ask = batch.asks[place] as Ask;
        return { seat: ask.seat, choice: this.answer(node, place, ask) };
      }
    }
  }

  private firstFrom(node: Node, batch: Batch, from: number): Outcome {
    for (let i = from; i < batch.asks.length; i++) {
      const ask = batch.asks[i] as Ask;
      const choice = this.answer(node, i, ask);
      if (choice !== PASS) return { seat: ask.seat, choice };
    }
    return null;
  }

  private answer(node: Node, place: number, ask: Ask): Answer {
    const only = forced(ask);
    if (only !== undefined) return only;
    const answers = answersOf(ask, this.chance, MOST_INSIDE, this.game.texts);
    const arms = node.arms(place);
    const stamp = ++this.stamp;
    let best = 0;
    let bestArm: Arm | undefined;
    let bestWorth = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (let i = 0; i < answers.length; i++) {
      const key = this.keys.choice(answers[i] as Answer, ask.seat);
      let arm = arms.get(key);
      if (arm === undefined) {
        arm = new Arm();
        arms.set(key, arm);
      }
      if (arm.stamp === stamp) continue;
      arm.stamp = stamp;
      arm.available++;
      if (arm.visits === 0) {
        if (this.chance.int(++untried) !== 0) continue;
      } else {
        if (untried > 0) continue;
        const value = worth(arm, this.exploration);
        if (value <= bestWorth) continue;
        bestWorth = value;
      }
      best = i;
      bestArm = arm;
    }
    this.walk(bestArm as Arm, ask.seat);
    return answers[best] as Answer;
  }

  private answerAtRoot(ask: Ask, relaxed: boolean): Answer {
    let best: RootArm | undefined;
    let bestWorth = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (const arm of this.arms) {
      if (relaxed && this.inWorld(arm.candidate, ask, relaxed) === undefined) continue;
      arm.available++;
      if (arm.visits === 0) {
        if (this.chance.int(++untried) !== 0) continue;
      } else {
        if (untried > 0) continue;
        const value = worth(arm, this.exploration);
        if (value <= bestWorth) continue;
        bestWorth = value;
      }
      best = arm;
    }
    const answer = best && this.inWorld(best.candidate, ask, relaxed);
    if (best === undefined || answer === undefined)
      throw new Error('nothing that is offered can be done in this world');
    this.walk(best, ask.seat);
    return answer;
  }

  /** The candidate as this world offers it. */
  private inWorld(candidate: Candidate, ask: Ask, relaxed: boolean): Answer | undefined {
    if (ask.text) return candidate.answer;
    const places: number[] = [];
    for (const place of candidate.places) {
      // Only worlds that left something aside may offer other choices than the real one.
      const here = relaxed ? ask.from.findIndex((one) => same(one, this.known.own?.from[place])) : place;
      if (here < 0) return undefined;
      places.push(here);
    }
    return ask.max === undefined ? ask.from[places[0] as number] : places.map((i) => ask.from[i] as Answer);
  }

  private walk(arm: Arm, seat: Seat): void {
    this.path.push(arm);
    this.movers.push(seat);
  }

  private playOut(run: Run<unknown>): void {
    for (let i = 0; i < DEPTH && run.batch !== null; i++) {
      run.resume(sampleOutcome(run.batch, this.chance, this.game.texts));
    }
  }

  private backUp(): void {
    for (let i = 0; i < this.path.length; i++) {
      const arm = this.path[i] as Arm;
      arm.visits++;
      arm.total += this.payoffs[this.movers[i] as Seat] as number;
    }
    // Doubt is measured by how far payoffs lie apart: near the end they are 0 and 1, early on all about even.
    const n = ++this.iterations;
    const own = this.payoffs[this.seat] as number;
    this.sum += own;
    this.squares += own * own;
    const spread = Math.sqrt(Math.max(0, this.squares / n - (this.sum / n) ** 2));
    this.exploration = DOUBT * Math.max(spread, n < 8 ? 0.3 : LEAST_SPREAD);
  }
}

function hasChoice(batch: Batch): boolean {
  for (const ask of batch.asks) if (forced(ask) === undefined) return true;
  return false;
}
