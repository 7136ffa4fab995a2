// The test kit: one call plays random matches of a game and checks, at every decision, all that a game must keep.

import type { Answer, Outcome, Seat } from '../ask.ts';
import { sampleAnswer, settle } from '../ask.ts';
import { type Chance, FastChance, pickOne } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { writeLog } from '../log.ts';
import { Match, type OpenAsk } from '../match.ts';
import { readOptions, sampleOptions } from '../options.ts';
import { sha256Hex } from '../sha256.ts';
import { checkHistory } from './checks/history.ts';
import { checkLapse } from './checks/lapse.ts';
import { beforeAnswer, checkFork, checkReplay, checkUndo } from './checks/lines.ts';
import { checkOffers, checkQuestions } from './checks/questions.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkSource } from './checks/source.ts';
import { checkClone, checkInvariants } from './checks/state.ts';
import { checkWidth } from './checks/width.ts';
import { CheckFailed, KitFailure, type Where } from './failure.ts';
import type { Scene, Tally } from './scene.ts';
import type { KitTerms } from './terms.ts';

export { KitFailure } from './failure.ts';
export type { Tally } from './scene.ts';
export { elsewhere, sightAt } from './sights.ts';
export type { KitTerms } from './terms.ts';

/** Plays and checks; returns what was counted, or throws a `KitFailure` shrunk to the shortest match found. */
export function checkGame(game: AnyGame, terms: KitTerms = {}): Tally {
  const tally: Tally = { matches: 0, decisions: 0, worlds: 0, relaxed: 0, histories: 0, misfits: 0 };
  const seed = terms.seed ?? 1;
  const chance = new FastChance(seed);
  const seats = terms.seats ?? range(game.seats.min, game.seats.max);
  const options = terms.options ?? sampleOptions(game.options, (n) => chance.int(n), terms.mixtures ?? 2);
  const trials: Trial[] = [];
  for (const count of seats) {
    for (const set of options) {
      const read = readOptions(game.options, set);
      if (read.ok && (game.refuses?.(count, read.options) ?? null) !== null) continue;
      for (let i = 0; i < (terms.matches ?? 1); i++)
        trials.push({ seats: count, options: set, seed: seed * 100_000 + trials.length });
    }
  }
  trials.forEach((trial, i) => {
    const failure = tryMatch(game, trial, terms, tally, terms.limit ?? 20_000);
    if (failure) throw shrunk(game, trial, terms, failure);
    terms.progress?.(i + 1, trials.length);
  });
  const relaxed = tally.relaxed / Math.max(1, tally.worlds);
  if (relaxed > (terms.relaxed ?? 0.01)) {
    throw new Error(
      `${game.id}: ${tally.relaxed} of ${tally.worlds} worlds could be imagined only by leaving private facts aside`,
    );
  }
  const fitting = 1 - tally.misfits / Math.max(1, tally.histories);
  if (fitting < (terms.history ?? 1))
    throw new Error(`${game.id}: only ${(100 * fitting).toFixed(1)} % of imagined worlds fit the viewer's history`);
  return tally;
}

interface Trial {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
}

/** The earliest failure of the same check among neighbouring seeds: the shortest match to look at. */
function shrunk(game: AnyGame, trial: Trial, terms: KitTerms, found: KitFailure): KitFailure {
  let best = found;
  const tally: Tally = { matches: 0, decisions: 0, worlds: 0, relaxed: 0, histories: 0, misfits: 0 };
  for (let i = 1; i <= 30 && best.where.decision > 0 && tally.decisions < 3_000; i++) {
    const next = tryMatch(game, { ...trial, seed: trial.seed + i * 7919 }, terms, tally, best.where.decision - 1, true);
    if (next && next.check === best.check) best = next;
  }
  return best;
}

function tryMatch(
  game: AnyGame,
  trial: Trial,
  terms: KitTerms,
  tally: Tally,
  limit: number,
  shrinking = false,
): KitFailure | null {
  const fairness = { secret: sha256Hex(`kit ${trial.seed}`), numbers: [] };
  let match: Match<unknown> | null = null;
  let answered = 0;
  const fail = (check: string, detail: string): KitFailure => {
    const where: Where = {
      game: game.id,
      seats: trial.seats,
      options: trial.options as never,
      seed: trial.seed,
      decision: answered,
    };
    return new KitFailure(check, detail, where, match ? writeLog(match.record()) : '(the match did not begin)');
  };
  try {
    const started = Match.start(game, { seats: trial.seats, options: trial.options, fairness });
    if (!(started instanceof Match)) return fail('start', started.reason);
    match = started;
    const scene = new Play(game, match, trial, terms, tally);
    while (match.result === null) {
      if (answered >= limit) return shrinking ? null : fail('stall', `no end after ${limit} answers`);
      scene.look();
      const wrong = scene.answerOne();
      if (wrong) return fail('fault', wrong);
      answered++;
    }
    checkReplay(scene);
    tally.matches++;
  } catch (thrown) {
    if (thrown instanceof CheckFailed) return fail(thrown.check, thrown.detail);
    return fail('fault', thrown instanceof Error ? thrown.message : String(thrown));
  }
  return null;
}

/** A random match and what the checks remember of it. */
class Play implements Scene {
  readonly chance: Chance;
  readonly settle;
  readonly outcomes: Outcome[] = [];
  readonly mixed = new Set<Seat | null>();
  viewers: readonly (Seat | null)[] = [];
  private readonly every: number;

  constructor(
    readonly game: AnyGame,
    readonly match: Match<unknown>,
    trial: Trial,
    private readonly terms: KitTerms,
    readonly tally: Tally,
  ) {
    this.chance = new FastChance(trial.seed);
    this.settle = terms.settle ?? settle;
    this.every = terms.every ?? 3;
  }

  look(): void {
    this.tally.decisions++;
    checkQuestions(this);
    checkInvariants(this);
    this.noteMixed();
    if (this.chance.int(this.every) > 0) return;
    this.viewers = [
      this.chance.int(this.match.seats),
      this.chance.int(4) === 0 ? null : this.chance.int(this.match.seats),
    ];
    checkClone(this);
    checkFork(this);
    checkOffers(this);
    checkLapse(this);
    checkSecrets(this);
    checkSource(this);
    if (this.chance.int(4) === 0) checkWidth(this);
    if (this.chance.int(4) === 0) {
      const misfit = checkHistory(this);
      if (misfit !== null && (this.terms.history ?? 1) === 1) throw new CheckFailed('history', misfit);
    }
  }

  /** One open question gets a random answer; now and then somebody changes his mind or takes it back. */
  answerOne(): string | null {
    const asks = this.match.asks();
    const open = asks.filter((ask) => ask.declared === undefined || this.chance.int(8) === 0);
    const ask = pickOne(this.chance, open.length > 0 ? open : asks);
    const choice = sampleAnswer(ask, this.chance, this.game.texts);
    const before = this.chance.int(4) === 0 ? beforeAnswer(this.match) : null;
    const wrong = this.give(ask, choice);
    if (wrong !== null || before === null || this.match.result !== null) return wrong;
    const taken = this.outcomes.length;
    const closed = this.lastClosed;
    if (!checkUndo(this, ask.seat, before)) return null;
    if (closed) this.outcomes.length = taken - 1;
    const again = this.match.asks(ask.seat)[0];
    return again ? this.give(again, choice) : null;
  }

  private lastClosed = false;

  private give(ask: OpenAsk, choice: Answer): string | null {
    const reply = this.match.answer(ask.seat, ask.id, choice);
    if (!reply.ok) return `${reply.code}: ${reply.reason}`;
    this.lastClosed = reply.closed;
    if (reply.closed) this.outcomes.push(reply.outcome ?? null);
    return null;
  }

  private noteMixed(): void {
    const groups = this.game.cards?.of(this.match.state).groups ?? [];
    for (const group of groups) {
      if (!group.mixed) continue;
      for (let seat = 0; seat < this.match.seats; seat++) if ((group.to & (1 << seat)) !== 0) this.mixed.add(seat);
      if ((group.to & (1 << 15)) !== 0) this.mixed.add(null);
    }
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
