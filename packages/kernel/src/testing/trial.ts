// A trial: one random match of a game, checked at its decisions.

import type { Answer, OpenAsk, Outcome, Seat } from '../ask.ts';
import { sampleAnswer, settle } from '../ask.ts';
import { type Chance, FastChance, pickOne } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { writeLog } from '../log.ts';
import { Match } from '../match.ts';
import { sha256Hex } from '../sha256.ts';
import { checkHistory } from './checks/history.ts';
import { checkLapse } from './checks/lapse.ts';
import { beforeAnswer, checkFork, checkReplay, checkSnapshot, checkUndo } from './checks/lines.ts';
import { checkOffers, checkQuestions } from './checks/questions.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkSharedView } from './checks/shared-view.ts';
import { checkSource } from './checks/source.ts';
import { checkCards, checkClone, checkInvariants, checkPlain } from './checks/state.ts';
import { checkTakenBack } from './checks/take-back.ts';
import { checkWidth } from './checks/width.ts';
import { CheckFailed, KitFailure, type Where } from './failure.ts';
import type { HistoryCase } from './history-case.ts';
import { LostTrack } from './lost-track.ts';
import type { Tally } from './tally.ts';
import type { KitTerms, Watch } from './terms.ts';

/** After so many looks at a match the next ones are half as frequent: a long match is not worth more than several. */
const LOOKS = 50;

/** One answer in so many is taken back by way of trial; no more of them than are looked at. */
const TAKEN_BACK = 4;

/** Where few steps are looked at, one match in so many is replayed by way of its file. */
const FILES = 8;

/** A history is played again from the set-up: beyond so many batches it is done the more rarely, the longer it is. */
const TRACED = 100;

/** A match that was looked at long enough is played on unlooked at, so many times as long, before it is called a stall. */
const PATIENCE = 10;

export interface Trial {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
}

/** Looks at up to `limit` answers; a match that has no end even long after that is a failure, but only if `mustEnd`. */
export function tryMatch(
  game: AnyGame,
  trial: Trial,
  terms: KitTerms,
  tally: Tally,
  limit: number,
  mustEnd: boolean,
): KitFailure | null {
  const { seats, options, seed } = trial;
  const fairness = { secret: sha256Hex(`kit ${seed}`), contributions: [] };
  let match: Match<unknown> | null = null;
  let answered = 0;
  let stalled: KitFailure | null = null;
  const fail = (check: string, detail: string): KitFailure => {
    const where: Where = { game: game.id, seats, options: options as never, seed, decision: answered };
    return new KitFailure(check, detail, where, match ? writeLog(match.record()) : '(the match did not begin)');
  };
  try {
    const started = Match.start(game, { seats, options, fairness });
    if (!(started instanceof Match)) return fail('start', started.reason);
    match = started;
    const scene = new CheckedMatch(game, match, trial, terms, tally);
    while (match.result === null) {
      if (answered >= limit && !mustEnd) return null;
      if (answered >= limit * PATIENCE) return stalled;
      if (answered < limit) scene.look();
      else stalled ??= fail('stall', `no end after ${limit * PATIENCE} answers`);
      const wrong = scene.answerOne();
      if (wrong) return fail('fault', wrong);
      answered++;
    }
    scene.end();
    tally.matches++;
  } catch (thrown) {
    if (thrown instanceof CheckFailed) return fail(thrown.check, thrown.detail);
    return fail('fault', thrown instanceof Error ? thrown.message : String(thrown));
  }
  return null;
}

/** The match and what the checks remember of it. */
class CheckedMatch implements HistoryCase {
  readonly chance: Chance;
  readonly settle;
  readonly outcomes: Outcome[] = [];
  readonly lostTrack: ReadonlySet<Seat | null>;
  viewers: readonly (Seat | null)[] = [];
  private every: number;
  private looks = 0;
  private lastClosed = false;
  private readonly track: LostTrack;
  private lastRow = -1;
  private rest: unknown = null;
  private looksAtStep = true;
  private readonly watch: Watch | undefined;

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
    this.track = new LostTrack(match.seats);
    this.lostTrack = this.track.viewers;
    this.watch = terms.watch?.(match);
  }

  look(): void {
    this.tally.decisions++;
    this.lookAtStep();
    checkCards(this);
    if (this.game.cards) this.track.note(this.game.cards.of(this.match.state));
    if (this.chance.int(this.every) > 0) return;
    if (++this.looks % LOOKS === 0) this.every *= 2;
    this.viewers = [
      this.chance.int(this.match.seats),
      this.chance.int(4) === 0 ? null : this.chance.int(this.match.seats),
    ];
    checkClone(this);
    checkPlain(this);
    checkSharedView(this);
    checkFork(this);
    checkSnapshot(this);
    checkOffers(this);
    checkLapse(this);
    checkSecrets(this);
    checkSource(this);
    if (this.chance.int(Math.max(TRACED, this.outcomes.length)) < TRACED) this.traceHistory();
    if (this.chance.int(4) === 0) checkWidth(this);
  }

  /** A step begins at a resting point; what must hold there need not be asked again in the step. */
  private lookAtStep(): void {
    const { rest } = this.match;
    const fresh = rest !== this.rest;
    this.rest = rest;
    const one = this.terms.steps ?? 1;
    if (fresh) this.looksAtStep = one === 1 || this.chance.int(one) === 0;
    if (!this.looksAtStep) return;
    checkQuestions(this);
    if (!fresh) return;
    checkInvariants(this);
    this.checkWatch();
  }

  private checkWatch(): void {
    const [wrong] = this.watch?.() ?? [];
    if (wrong !== undefined) throw new CheckFailed('watch', wrong);
  }

  /** The match is over, perhaps in the middle of a step: what must hold at resting points need not hold now. */
  end(): void {
    this.checkWatch();
    checkReplay(this, this.chance.int(Math.min(FILES, this.terms.steps ?? 1)) === 0);
  }

  private traceHistory(): void {
    const misfit = checkHistory(this);
    if (misfit !== null && (this.terms.history ?? 1) === 1) throw new CheckFailed('history', misfit);
  }

  /** One open question gets a random answer; now and then somebody changes their mind or takes it back. */
  answerOne(): string | null {
    const asks = this.match.asks();
    const open = asks.filter((ask) => ask.declared === undefined || this.chance.int(8) === 0);
    const ask = pickOne(this.chance, open.length > 0 ? open : asks);
    const choice = sampleAnswer(ask, this.chance, this.game.texts);
    const before = this.chance.int(Math.max(TAKEN_BACK, this.every)) === 0 ? beforeAnswer(this.match) : null;
    const wrong = this.give(ask, choice);
    if (wrong !== null || before === null || this.match.result !== null) return wrong;
    // A pass in a window is not taken back alone.
    if (this.match.lastOf(ask.seat) !== this.lastRow) return null;
    const closed = this.lastClosed;
    if (!checkUndo(this, ask.seat, before)) return null;
    this.tally.undos++;
    if (closed) checkTakenBack(this, { ask, answer: choice, outcome: this.outcomes.pop() ?? null });
    const again = this.match.asks(ask.seat)[0];
    return again ? this.give(again, choice) : null;
  }

  private give(ask: OpenAsk, choice: Answer): string | null {
    const reply = this.match.answer(ask.seat, ask.id, choice);
    if (!reply.ok) return `${reply.code}: ${reply.reason}`;
    this.lastClosed = reply.closed;
    this.lastRow = reply.row.seq;
    if (reply.closed) this.outcomes.push(reply.outcome ?? null);
    return null;
  }
}
