// Judging a match by playing it on: worlds are imagined, everybody answers at a glance, and how it ends, or stands after a
// while, is what counts. Choices are compared in the same world with the same luck.

import type { Judge, Worths } from './analysis.ts';
import { type Answer, type Ask, PASS, type Seat } from './ask.ts';
import { type Chance, FastChance } from './chance.ts';
import type { Game, Result } from './game.ts';
import { imagine, type Known, type World } from './known.ts';
import { Run } from './run.ts';

/** How an onlooker imagines that a match goes on. */
export interface Imagining<S> {
  readonly game: Game<S, unknown>;
  readonly known: Known<S>;
  /** A world by its likelihood, with its resting point (`wholeHistory`); without it, any that fits what is known. */
  world?(chance: Chance): World<S> | null;
  /** What a seat answers at a glance. */
  answer(run: Run<S>, ask: Ask): Answer;
  /** Where a match is not played to its end: whether it has come far enough, and how it stands then. */
  left?: {
    /** Called in each world at first, then before every question. */
    until(start: S): (now: S) => boolean;
    worths(state: S): Worths;
  };
}

/** A match with more questions than this is going nowhere. */
const MOST_BATCHES = 5000;
const LUCK = 0x7fffffff;

export function judgeByPlay<S>(imagining: Imagining<S>): Judge {
  const { known } = imagining;
  return {
    worths: (chance) => {
      const world = worldOf(imagining, chance);
      return world && attempt(() => playedOn(imagining, enter(imagining, world, chance.int(LUCK))));
    },
    after: (answers, chance) => {
      const { viewer } = known;
      const world = worldOf(imagining, chance);
      if (world === null || viewer === null) return null;
      const luck = chance.int(LUCK);
      return attempt(() =>
        answers.map((answer) => {
          const run = enter(imagining, world, luck);
          run.resume(outcomeOf(imagining, run, { seat: viewer, answer }));
          return playedOn(imagining, run).chances?.[viewer] ?? 0;
        }),
      );
    },
  };
}

/** A world in which a rule breaks is no world; the fault shows up where it is real. */
function attempt<R>(play: () => R): R | null {
  try {
    return play();
  } catch {
    return null;
  }
}

function worldOf<S>({ game, known, world }: Imagining<S>, chance: Chance): World<S> | null {
  const found = world ? world(chance) : imagine(game, known, chance, { wholeHistory: true });
  return found?.rest ? found : null;
}

/** The world at its question. */
function enter<S>({ game, known }: Imagining<S>, { rest, entries }: World<S>, luck: number): Run<S> {
  if (rest === null) throw new Error('the world has no resting point');
  const run = new Run(game, game.clone(rest), known.seats, { chance: new FastChance(luck), given: known.rolls });
  run.start();
  for (const { outcome } of entries) run.resume(outcome);
  return run;
}

function playedOn<S>(imagining: Imagining<S>, run: Run<S>): Worths {
  const { left } = imagining;
  const enough = left?.until(run.state);
  for (let i = 0; i < MOST_BATCHES && run.batch !== null; i++) {
    if (left && enough?.(run.state)) return left.worths(run.state);
    run.resume(outcomeOf(imagining, run, null));
  }
  if (run.result === null) throw new Error('the match goes on and on');
  return worthsAtEnd(run.result, run.seats);
}

/** What the match brought each seat. */
export function worthsAtEnd({ winners, scores }: Result, seats: number): Worths {
  const chances = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  return scores ? { chances, points: scores } : { chances };
}

/** What comes of the open questions when one seat answers as given, and everybody else at a glance. */
function outcomeOf<S>(
  imagining: Imagining<S>,
  run: Run<S>,
  mine: { readonly seat: Seat; readonly answer: Answer } | null,
) {
  const { asks = [], mode } = run.batch ?? {};
  const answer = (ask: Ask): Answer => {
    if (ask.seat === mine?.seat) return mine.answer;
    const [only] = ask.from;
    return ask.from.length === 1 && ask.max === undefined && only !== undefined ? only : imagining.answer(run, ask);
  };
  if (mode === 'all') return asks.map(answer);
  const place = mine ? asks.findIndex(({ seat }) => seat === mine.seat) : 0;
  if (mode === 'any') {
    const ask = asks[mine ? place : run.chance.int(asks.length)] as Ask;
    return { seat: ask.seat, choice: answer(ask) };
  }
  // In a window an answer counts only if all before it pass.
  for (const ask of asks.slice(place)) {
    const choice = answer(ask);
    if (choice !== PASS) return { seat: ask.seat, choice };
  }
  return null;
}
