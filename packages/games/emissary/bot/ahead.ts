// Looking ahead: each of the best choices is tried in the same few imagined worlds, everybody plays on by the plain rules
// of thumb to the end of the turn and perhaps further, and what the table is worth then decides.

import { type Chance, FastChance, type Outcome, Run, type World } from '@tabella/kernel';
import { box } from '../rules/box.ts';
import { identityOf } from '../rules/faces.ts';
import { clone, identityAt, type State } from '../rules/state.ts';
import { IDENTITIES } from '../rules/terms.ts';
import type { Answer, Ask } from '../rules/types.ts';
import { betSeats } from './abilities.ts';
import { worths } from './asks.ts';
import { oddsOf } from './belief.ts';
import { forecast } from './forecast.ts';
import { handWorth } from './keep.ts';
import type { Ahead } from './level.ts';
import { CERTAIN, isDecisive, MOF, type Odds, sceneIn, sits } from './situation.ts';
import { CARD } from './travel.ts';
import { imagined, type Outlook, rules } from './worlds.ts';
import { tableWorth } from './worth.ts';

/** Batches after which a turn is left as it is. */
const MOST_BATCHES = 120;
const WIN = 100;
/** To a MOF: how far a match lost lies below one that is open. */
const LOST = 60;
/** By how much a choice must be better than the one that seemed best at first. */
const DOUBT = 1;
/** What few worlds show may be luck: to spend what seemed not worth it must be better by so many standard errors more. */
const LUCK = 1.5;
/** What is worth so much more than to pass is done without a second thought. */
const SURE = 25;

/** The choice that came out best, or null when nothing is worth a second thought. */
export function lookAhead(
  ahead: Ahead,
  look: Outlook,
  ask: Ask,
  worth: readonly number[],
  chance: Chance,
): Answer | null {
  const { from } = ask;
  const worlds = isDecisive(look.scene) ? ahead.worlds : ahead.early;
  if (worlds === 0) return null;
  let left = candidates(ahead, ask, worth);
  if (left.length < 2) return null;
  const first = left[0] as number;
  const tried = new Map<number, number[]>(left.map((place) => [place, []]));
  const minds = new Map<number, Odds>();
  const outcomes = (place: number): number[] => tried.get(place) as number[];
  for (let i = 0; i < worlds; i++) {
    // After a few worlds only what seemed best at first goes on, and the best of the others.
    if (i === ahead.few) left = [first, bestBeside(first, left, outcomes)];
    const world = imagined(look, chance);
    if (world === null) return null;
    const seed = chance.int(0x7fffffff);
    for (const place of left) {
      outcomes(place).push(outcomeOf(look, world, from[place] as Answer, ahead.turns, new FastChance(seed), minds));
    }
  }
  const rival = bestBeside(first, left, outcomes);
  const luck = spends(from[rival] as Answer) && !spends(from[first] as Answer) ? LUCK : 0;
  return from[isBetter(outcomes(rival), outcomes(first), luck) ? rival : first] as Answer;
}

const spends = (choice: Answer): boolean => typeof choice === 'object' && ('as' in choice || 'ability' in choice);

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

function bestBeside(first: number, left: readonly number[], outcomes: (place: number) => readonly number[]): number {
  const others = left.filter((place) => place !== first);
  return others.reduce((best, place) => (meanOf(outcomes(place)) > meanOf(outcomes(best)) ? place : best));
}

/** Clearly better in the same worlds, even if it had so much luck there. */
function isBetter(rival: readonly number[], first: readonly number[], luck: number): boolean {
  const gains = rival.map((one, i) => one - (first[i] as number));
  const gain = meanOf(gains);
  const spread = meanOf(gains.map((one) => (one - gain) ** 2));
  return gain > DOUBT + luck * Math.sqrt(spread / gains.length);
}

/** The choices that seem nearly as good as the best, best first; in a window to pass is always one. */
function candidates(ahead: Ahead, ask: Ask, worth: readonly number[]): number[] {
  const order = worth.map((_, i) => i).sort((a, b) => (worth[b] as number) - (worth[a] as number));
  const top = worth[order[0] as number] as number;
  const near = order.filter((place) => (worth[place] as number) > top - ahead.near || ask.from[place] === 'pass');
  if (near.length <= ahead.choices)
    return near.length === 2 && ask.from[near[1] as number] === 'pass' && top > SURE ? [] : near;
  const from: readonly Answer[] = ask.from;
  const pass = from.indexOf('pass');
  const few = near.slice(0, ahead.choices);
  if (pass >= 0 && !few.includes(pass)) few[few.length - 1] = pass;
  return few;
}

/** What comes of a choice in a world. */
function outcomeOf(
  look: Outlook,
  world: World<State>,
  choice: Answer,
  turns: number,
  chance: Chance,
  minds: Map<number, Odds>,
): number {
  const { seat, known } = look;
  const run = new Run<State>(rules, clone(world.rest as State), known.seats, { chance, given: known.rolls });
  run.start();
  for (const entry of world.entries) run.resume(entry.outcome);
  const until = run.state.turn + turns;
  let first = true;
  for (let i = 0; i < MOST_BATCHES * turns && run.batch !== null && run.state.turn < until; i++) {
    run.resume(first ? chosen(run, look, choice, minds) : played(run, look, minds));
    first = false;
  }
  if (run.result !== null) return run.result.winners.includes(seat) ? WIN : lossOf(look.scene.is);
  return worthOf(run.state, seat);
}

/** What is asked now; the questions of a run are those of its game. */
const asksOf = (run: Run<State>): readonly Ask[] => (run.batch?.asks ?? []) as readonly Ask[];

/** The bot's own choice; in a window those after it may act when it passes. */
function chosen(run: Run<State>, look: Outlook, choice: Answer, minds: Map<number, Odds>): Outcome {
  const { seat } = look;
  const asks = asksOf(run);
  if (run.batch?.mode === 'all')
    return asks.map((ask) => (ask.seat === seat ? choice : answered(run.state, ask, look, minds)));
  if (choice !== 'pass') return { seat, choice };
  const after = asks.slice(asks.findIndex((ask) => ask.seat === seat) + 1);
  return firstOf(run.state, after, look, minds);
}

function played(run: Run<State>, look: Outlook, minds: Map<number, Odds>): Outcome {
  const asks = asksOf(run);
  if (run.batch?.mode === 'first') return firstOf(run.state, asks, look, minds);
  return asks.map((ask) => answered(run.state, ask, look, minds));
}

function firstOf(s: State, asks: readonly Ask[], look: Outlook, minds: Map<number, Odds>): Outcome {
  for (const ask of asks) {
    if (ask.from.length === 1) continue;
    const choice = answered(s, ask, look, minds);
    if (choice !== 'pass') return { seat: ask.seat, choice };
  }
  return null;
}

/** What a seat answers by the rules of thumb. `minds` keeps what seats believe. */
export function answered(s: State, ask: Ask, look: Outlook, minds: Map<number, Odds>): Answer | readonly Answer[] {
  if (ask.from.length === 1 && ask.max === undefined) return ask.from[0] as Answer;
  const scene = sceneIn(s, ask.seat, mindOf(s, ask.seat, look, minds), look.scene.mix);
  if (ask.kind === 'seats') return betSeats(scene, ask);
  const worth = worths(scene, ask, []);
  let best = 0;
  for (let i = 1; i < worth.length; i++) if ((worth[i] as number) > (worth[best] as number)) best = i;
  return ask.from[best] as Answer;
}

/** What a seat believes of the others in a world: as everybody sees it, and its own identity. */
function mindOf(s: State, seat: number, look: Outlook, minds: Map<number, Odds>): Odds {
  if (seat === look.seat) return look.scene.odds;
  const is = IDENTITIES.indexOf(identityAt(s, seat));
  const key = seat * 3 + is;
  let known = minds.get(key);
  if (known === undefined) {
    const masks = look.masks.map((mask, at) => (at === seat ? 1 << is : sits(look.scene.exposed, at) ? mask : 0b111));
    known = oddsOf(look.belief, look.belief.open, masks);
    minds.set(key, known);
  }
  return known;
}

/** Sides are weighed by their chance to win, a MOF by how near their goal is: that begins at nothing, not in the middle. */
const lossOf = (is: number): number => (is === MOF ? -LOST : 0);

/** What a world is worth to a seat at the end of the turn, now that it is known who is who. */
function worthOf(s: State, me: number): number {
  const is = Array.from({ length: s.seats }, (_, seat) =>
    sits(s.alive, seat) ? IDENTITIES.indexOf(identityAt(s, seat)) : MOF,
  );
  for (const one of s.fallen) is[one.seat] = IDENTITIES.indexOf(identityOf(box.face(s.cards, one.identity)));
  const scene = sceneIn(
    s,
    me,
    is.map((one) => CERTAIN[one] as readonly number[]),
    [],
  );
  if (!sits(s.alive, me)) return lossOf(scene.is);
  if (scene.is !== MOF) return WIN * forecast(scene, is);
  let cards = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== me && sits(s.alive, seat)) cards -= 0.4 * CARD * (scene.hands[seat] as number);
  }
  return tableWorth(scene) + handWorth(scene) + cards;
}
