// Known: all that one viewer knows of a match, and nothing else. A bot is given this, never the state or the key.

import {
  type Answer,
  type Ask,
  type Batch,
  type Choice,
  type Outcome,
  PASS,
  readAnswer,
  type Seat,
  sampleAnswer,
  sampleOutcome,
  settle,
} from './ask.ts';
import { bitOf, read, SEEN } from './cards/cards.ts';
import { forgetPlaces, type Renaming, renameChoice, renameState, renamingOf } from './cards/renaming.ts';
import type { Chance } from './chance.ts';
import { same } from './data.ts';
import { type Audience, type Game, type GameEvent, hears } from './game.ts';
import { type Order, Run } from './run.ts';

/** A question and what came of it, since the resting point. */
export interface Entry {
  readonly batch: Batch;
  readonly outcome: Outcome;
}

export interface Told {
  readonly to: Audience;
  readonly event: GameEvent;
}

/** Who was asked what: public in every game. */
interface Asked {
  readonly mode: Batch['mode'];
  readonly asks: readonly (readonly [Seat, string])[];
}

interface KnownEntry extends Asked {
  /** The viewer's own question in this batch. */
  readonly own: Ask | null;
  /** Absent when the viewer does not know what came of it at all. */
  readonly outcome?: Outcome;
  /** In an `all` batch: the places whose answers the viewer does not know. */
  readonly hidden: readonly number[];
}

export interface Known<S> {
  readonly viewer: Seat | null;
  readonly seats: number;
  /** The resting state with blanks, as `Game.know` made it. */
  readonly state: S;
  readonly since: readonly KnownEntry[];
  /** Public rolls and lots since the resting point, and what the viewer knows of the order of piles shuffled since. */
  readonly rolls: readonly Choice[];
  /** What the viewer heard since the resting point. */
  readonly heard: readonly GameEvent[];
  /** Who is asked what now. */
  readonly now: Asked;
  readonly own: Ask | null;
}

/** What a match or a world lays open for `knownOf`: its last resting point and everything since. */
export interface Moment<S> {
  readonly game: Game<S, unknown>;
  readonly seats: number;
  readonly rest: S;
  readonly state: S;
  readonly entries: readonly Entry[];
  readonly rolls: readonly Choice[];
  readonly told: readonly Told[];
  readonly batch: Batch | null;
}

/** `names` renames what was mixed in the middle of this step, so that no id links it to what was known before. */
export function knownOf<S>(moment: Moment<S>, viewer: Seat | null, names: Chance): Known<S> {
  const state = moment.game.know(moment.rest, moment.state, viewer);
  const sees = seenBy(moment, viewer);
  const to = renameMixed(moment, state, sees, names);
  const ids = (choice: Choice): Choice => (to ? renameChoice(choice, to) : choice);
  const batch = moment.batch;
  return {
    viewer,
    seats: moment.seats,
    state,
    since: moment.entries.map((entry) => knownEntry(entry, viewer, ids)),
    rolls: moment.rolls.map((roll) => (isOrder(roll) ? orderSeen(roll, sees) : ids(roll))),
    heard: moment.told.filter((one) => hears(one.to, viewer)).map((one) => one.event),
    now: batch ? askedIn(batch) : { mode: 'all', asks: [] },
    own: batch ? ownIn(batch, viewer, ids) : null,
  };
}

/** Which cards the viewer has seen, and could follow since. */
function seenBy<S>({ game, state }: Moment<S>, viewer: Seat | null): (id: number) => boolean {
  const cards = game.cards?.of(state);
  return (id) => cards !== undefined && (read(cards, SEEN, id) & bitOf(viewer)) !== 0;
}

const isOrder = (roll: Choice): roll is Order => typeof roll === 'object' && roll !== null && 'order' in roll;

/** Of a pile that was shuffled: the places of the cards that the viewer has seen come from it since. */
function orderSeen({ order }: Order, sees: (id: number) => boolean): Order {
  return { order: order.map((id) => (id !== null && sees(id) ? id : null)) };
}

/** Gives new names in the known state to what was mixed since the resting point and is not in the viewer's sight. */
function renameMixed<S>(
  { game, state: now }: Moment<S>,
  known: S,
  sees: (id: number) => boolean,
  names: Chance,
): Renaming | null {
  const held = game.cards;
  const cards = held?.of(now);
  if (held === undefined || cards === undefined || cards.stale.length === 0) return null;
  const unseen = (id: number): boolean => !sees(id);
  const to = renamingOf(cards, names, unseen);
  renameState(held, known, to);
  const mixed = new Set(cards.stale.flat().filter(unseen));
  forgetPlaces(held.box(known), held.of(known), new Set([...mixed].map((id) => to[id] as number)));
  return to;
}

function askedIn(batch: Batch): Asked {
  return { mode: batch.mode, asks: batch.asks.map((ask) => [ask.seat, ask.kind] as const) };
}

function ownIn(batch: Batch, viewer: Seat | null, ids: (choice: Choice) => Choice): Ask | null {
  const ask = batch.asks.find((one) => one.seat === viewer);
  return ask === undefined ? null : { ...ask, from: ask.from.map(ids), fallback: ids(ask.fallback) };
}

function knownEntry(entry: Entry, viewer: Seat | null, ids: (choice: Choice) => Choice): KnownEntry {
  const { batch, outcome } = entry;
  const told = { ...askedIn(batch), own: ownIn(batch, viewer, ids) };
  const knows = (ask: Ask): boolean => ask.open === true || ask.seat === viewer;
  if (batch.mode === 'all') {
    const answers = outcome as readonly Answer[];
    const hidden = batch.asks.flatMap((ask, i) => (knows(ask) ? [] : [i]));
    return { ...told, outcome: answers.map((answer, i) => (hidden.includes(i) ? null : ids(answer))), hidden };
  }
  if (batch.asks.some((ask) => !knows(ask))) return { ...told, hidden: [] };
  const acted = outcome as { readonly seat: Seat; readonly choice: Choice } | null;
  return { ...told, outcome: acted && { seat: acted.seat, choice: ids(acted.choice) }, hidden: [] };
}

export interface World<S> {
  readonly run: Run<S>;
  /** The imagined resting state, before the entries since were played into it. */
  readonly rest: S | null;
  readonly entries: readonly Entry[];
  readonly told: readonly Told[];
  /** No world fitted everything; this one leaves private facts and what was shown in this step aside. */
  readonly relaxed: boolean;
  readonly tries: number;
}

export interface ImagineTerms {
  readonly tries?: number;
  /** Also keep the imagined resting state and events (the test kit looks at them). */
  readonly wholeHistory?: boolean;
  /** Accept a world even if what was shown since the resting point differs (the test kit asks whether it does). */
  readonly unfiltered?: boolean;
}

/** A whole world that the viewer cannot tell from the real one, at the same question; null when none was found. */
export function imagine<S>(
  game: Game<S, unknown>,
  known: Known<S>,
  chance: Chance,
  terms: ImagineTerms = {},
): World<S> | null {
  const tries = terms.tries ?? 50;
  for (let i = 0; i < tries + 10; i++) {
    const relaxed = i >= tries;
    const state = game.imagine(known.state, chance, relaxed);
    if (state === null) continue;
    const world = playInto(game, known, state, chance, terms, relaxed, i + 1);
    if (world) return world;
  }
  return null;
}

function playInto<S>(
  game: Game<S, unknown>,
  known: Known<S>,
  state: S,
  chance: Chance,
  terms: ImagineTerms,
  relaxed: boolean,
  tries: number,
): World<S> | null {
  const rest = terms.wholeHistory ? game.clone(state) : null;
  const told: Told[] = [];
  const entries: Entry[] = [];
  const strict = !relaxed && !terms.unfiltered;
  let heard = 0;
  let differs = false;
  const listen = known.heard.length > 0 || known.since.length > 0 || terms.wholeHistory === true;
  const hear = (to: Audience, event: GameEvent): void => {
    if (terms.wholeHistory) told.push({ to, event });
    if (!hears(to, known.viewer)) return;
    if (strict && !same(event, known.heard[heard])) differs = true;
    heard++;
  };
  const run = new Run(game, state, known.seats, { chance, given: known.rolls, ...(listen ? { hear } : {}) });
  try {
    run.start();
    for (const entry of known.since) {
      if (differs || run.steps > 0 || !run.batch || !sameQuestion(run.batch, entry, entry.own, strict, known.viewer))
        return null;
      const outcome = outcomeIn(run.batch, entry, chance, game);
      if (outcome === undefined) return null;
      if (terms.wholeHistory) entries.push({ batch: run.batch, outcome });
      run.resume(outcome);
    }
  } catch {
    // A world in which a rule breaks is no world; the fault shows up where it is real.
    return null;
  }
  if (run.steps > 0 || !run.batch || !sameQuestion(run.batch, known.now, known.own, strict, known.viewer)) return null;
  if (strict && (differs || (listen && heard !== known.heard.length))) return null;
  run.hear = undefined;
  return { run, rest, entries, told, relaxed, tries };
}

function sameQuestion(batch: Batch, asked: Asked, own: Ask | null, strict: boolean, viewer: Seat | null): boolean {
  if (batch.mode !== asked.mode || batch.asks.length !== asked.asks.length) return false;
  for (let i = 0; i < batch.asks.length; i++) {
    const ask = batch.asks[i] as Ask;
    const [seat, kind] = asked.asks[i] as readonly [Seat, string];
    if (ask.seat !== seat || ask.kind !== kind) return false;
    if (strict && seat === viewer && own !== null && !same(ask.from, own.from)) return false;
  }
  return true;
}

/** The outcome as far as it is known, the rest drawn from what is legal in this world; undefined if it is not legal. */
function outcomeIn<S>(batch: Batch, entry: KnownEntry, chance: Chance, game: Game<S, unknown>): Outcome | undefined {
  if (entry.outcome === undefined) return sampleOutcome(batch, chance, game.texts);
  const declared: (Answer | undefined)[] = batch.asks.map(() => undefined);
  for (let i = 0; i < batch.asks.length; i++) {
    const ask = batch.asks[i] as Ask;
    let answer: Answer | undefined;
    if (batch.mode === 'all') {
      answer = entry.hidden.includes(i)
        ? sampleAnswer(ask, chance, game.texts)
        : ((entry.outcome as readonly Answer[])[i] as Answer);
    } else {
      const acted = entry.outcome as { readonly seat: Seat; readonly choice: Choice } | null;
      if (acted?.seat === ask.seat) answer = acted.choice;
      else if (batch.mode === 'first') answer = PASS;
    }
    if (answer === undefined) continue;
    const read = readAnswer(ask, answer, game.texts);
    if (!read.ok) return undefined;
    declared[i] = read.answer;
    // What those after the first that acts have declared has lapsed.
    if (batch.mode === 'first' && read.answer !== PASS) break;
  }
  return settle(batch, declared);
}
