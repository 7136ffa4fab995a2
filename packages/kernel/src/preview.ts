// Preview: what an answer would bring, as far as its seat can know. It is made of worlds that the seat cannot tell from
// the true one, so nothing hidden can enter it.

import { type Answer, type Ask, PASS, readAnswer, type Seat, settle } from './ask.ts';
import type { Chance } from './chance.ts';
import { same } from './data.ts';
import { type Game, type GameEvent, hears } from './game.ts';
import { imagine, type Known } from './known.ts';
import type { Run } from './run.ts';

export interface Preview {
  /**
   * What the seat would hear in every world it thinks possible, until somebody else is asked or something unknown comes
   * to light. Further questions to the same seat are answered by their fallbacks.
   */
  readonly events: readonly GameEvent[];
  /** In every such world the seat is out of the match, or the match ends and others win. */
  readonly ends: boolean;
  /** In every such world the match ends and the seat wins. */
  readonly wins: boolean;
}

export interface PreviewTerms {
  /** How many worlds are asked; at least 4. */
  readonly worlds?: number;
  /** As in `GamePackage`. */
  readonly out?: (view: never, seat: Seat) => boolean;
  /** Called after every world: true when there is no time for another. */
  readonly enough?: () => boolean;
}

const WORLDS = 8;
/** With fewer worlds than this too much looks certain. */
const FEWEST = 4;
/** Tries to find a world: beyond this the seat knows too much for a quick look ahead. */
const TRIES = 20;
/** Follow-up questions to the same seat. */
const MOST_QUESTIONS = 20;

interface Dream<S> {
  readonly run: Run<S>;
  /** What the seat heard since it was last asked. */
  heard: GameEvent[];
}

/** `choice` answers the own question of `known`, in its ids. Null when nothing can be said: the others' answers count too. */
export function preview<S>(
  game: Game<S, unknown>,
  known: Known<S>,
  chance: Chance,
  choice: Answer,
  terms: PreviewTerms = {},
): Preview | null {
  const { viewer, own } = known;
  if (viewer === null || own === null || own.text !== undefined) return null;
  const dreams = dreamsOf(game, known, chance, terms);
  if (dreams.length < FEWEST) return null;
  const events: GameEvent[] = [];
  let answer = choice;
  for (let i = 0; i < MOST_QUESTIONS; i++) {
    if (!dreams.every((dream) => answered(game, dream, viewer, answer))) return null;
    const together = commonStart(dreams.map((dream) => dream.heard));
    events.push(...together);
    const next = dreams.every(({ heard }) => heard.length === together.length) ? nextOf(game, dreams, viewer) : null;
    if (next === null) break;
    answer = next.fallback;
  }
  const out = (run: Run<S>): boolean => terms.out?.(game.view(run.state, viewer) as never, viewer) ?? false;
  const wins = dreams.every(({ run }) => run.result?.winners.includes(viewer) ?? false);
  const ends = dreams.every(({ run }) => (run.result ? !run.result.winners.includes(viewer) : out(run)));
  return { events, ends, wins };
}

function dreamsOf<S>(game: Game<S, unknown>, known: Known<S>, chance: Chance, terms: PreviewTerms): Dream<S>[] {
  const dreams: Dream<S>[] = [];
  for (let i = 0; i < (terms.worlds ?? WORLDS); i++) {
    const world = imagine(game, known, chance, { tries: TRIES });
    if (world !== null && !world.relaxed) {
      const dream: Dream<S> = { run: world.run, heard: [] };
      world.run.hear = (to, event) => {
        if (hears(to, known.viewer)) dream.heard.push(event);
      };
      dreams.push(dream);
    }
    if (dreams.length >= FEWEST && terms.enough?.()) break;
  }
  return dreams;
}

/** Plays the answer in one world; false when that does not settle the question there. */
function answered<S>(game: Game<S, unknown>, dream: Dream<S>, seat: Seat, answer: Answer): boolean {
  const { batch } = dream.run;
  const ask = batch?.asks.find((one) => one.seat === seat);
  if (!batch || !ask || ask.text) return false;
  const read = readAnswer(ask, answer, game.texts);
  if (!read.ok) return false;
  const place = batch.asks.indexOf(ask);
  // In a window: if nobody acts before.
  const before = batch.mode === 'first' ? PASS : undefined;
  const outcome = settle(
    batch,
    batch.asks.map((_, i) => (i === place ? read.answer : i < place ? before : undefined)),
  );
  if (outcome === undefined) return false;
  dream.heard = [];
  try {
    dream.run.resume(outcome);
  } catch {
    // A rule that breaks shows up where it is real.
    return false;
  }
  return true;
}

/** The question that follows in all worlds alike, to this seat alone; null if there is none, or they can be told apart. */
function nextOf<S>(game: Game<S, unknown>, dreams: readonly Dream<S>[], seat: Seat): Ask | null {
  const [first, ...others] = dreams.map(({ run }) => run);
  const asks = first?.batch?.asks ?? [];
  const [ask] = asks;
  if (!first || !ask || asks.length > 1 || ask.seat !== seat || ask.text) return null;
  if (!others.every(({ batch }) => batch !== null && same(batch.asks, asks))) return null;
  const view = game.view(first.state, seat);
  return others.every(({ state }) => same(game.view(state, seat), view)) ? ask : null;
}

/** What is the same in all lists, up to the first difference. */
function commonStart(lists: readonly (readonly GameEvent[])[]): GameEvent[] {
  const [first = [], ...others] = lists;
  const differs = first.findIndex((event, i) => !others.every((list) => same(event, list[i] ?? null)));
  return differs < 0 ? first.slice() : first.slice(0, differs);
}
