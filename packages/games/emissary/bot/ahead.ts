// Looking ahead: each of the best choices is tried in the same few imagined worlds, everybody plays on by the plain rules
// of thumb for some turns, and what the table is worth then decides, together with what each choice seemed worth at first.

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
import { ROUGH } from './habits.ts';
import { handWorth } from './keep.ts';
import type { Ahead, Reach } from './level.ts';
import { CERTAIN, isDecisive, MOF, type Odds, sceneIn, sits } from './situation.ts';
import { CARD } from './travel.ts';
import { imagined, type Outlook, rules } from './worlds.ts';
import { tableWorth } from './worth.ts';

/** Batches after which a turn is left as it is. */
const MOST_BATCHES = 120;
const WIN = 100;
/** To a MOF: how far a match lost lies below one that is open. */
const LOST = 60;
/** What few worlds show may be luck: to spend what seemed not worth it must be better by so many standard errors. */
const LUCK = 2;
/** How much of what a choice seemed worth at first counts beside what comes of it. */
const FIRST_SIGHT = 0.5;
/** By so many standard errors a choice is clearly better or worse, and no more worlds are tried. */
const CLEAR = 3.5;
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
  const reach = reachOf(ahead, ask, look.scene.is);
  const worlds = isDecisive(look.scene) ? reach.worlds : reach.early;
  const places = candidates(ahead, ask, worth);
  const [first, ...others] = places;
  if (first === undefined || others.length === 0) return null;
  const tried = new Map<number, number[]>(places.map((place) => [place, []]));
  const minds = new Map<number, Odds>();
  const lead = (place: number): Lead => leadOf(tried, worth, place, first);
  let rival = -1;
  for (let i = 0; i < worlds; i++) {
    if (i > 0 && i % ahead.few === 0) {
      // After a few worlds only what seemed best at first goes on, and the best of the others.
      if (rival < 0) rival = bestOf(others, lead);
      const { gain, error } = lead(rival);
      if (Math.abs(gain) > CLEAR * error) break;
    }
    const world = imagined(look, chance);
    if (world === null) return null;
    const seed = chance.int(0x7fffffff);
    for (const place of rival < 0 ? places : [first, rival]) {
      const outcome = outcomeOf(look, world, from[place] as Answer, reach.looks, new FastChance(seed), minds);
      tried.get(place)?.push(outcome);
    }
  }
  if (rival < 0) rival = bestOf(others, lead);
  const { gain, error } = lead(rival);
  const luck = spends(from[rival] as Answer) && !spends(from[first] as Answer) ? LUCK : 0;
  return from[gain > luck * error ? rival : first] as Answer;
}

function reachOf(ahead: Ahead, { kind }: Ask, is: number): Reach {
  if (kind !== 'send' && kind !== 'accept') return ahead.windows;
  return is === MOF ? ahead.missions : ahead.messages;
}

const spends = (choice: Answer): boolean => typeof choice === 'object' && ('as' in choice || 'ability' in choice);

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** By how much a choice is better than the first in the same worlds and at first sight, and the standard error of that. */
interface Lead {
  readonly gain: number;
  readonly error: number;
}

function leadOf(
  tried: ReadonlyMap<number, readonly number[]>,
  worth: readonly number[],
  place: number,
  first: number,
): Lead {
  const before = tried.get(first) ?? [];
  const gains = (tried.get(place) ?? []).map((one, i) => one - (before[i] as number));
  const mean = meanOf(gains);
  const spread = meanOf(gains.map((one) => (one - mean) ** 2));
  return {
    gain: mean + FIRST_SIGHT * ((worth[place] as number) - (worth[first] as number)),
    error: Math.sqrt(spread / gains.length),
  };
}

const bestOf = (places: readonly number[], lead: (place: number) => Lead): number =>
  places.reduce((best, place) => (lead(place).gain > lead(best).gain ? place : best));

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

/** What comes of a choice in a world: the average of what the table is worth at each look. */
function outcomeOf(
  look: Outlook,
  world: World<State>,
  choice: Answer,
  looks: readonly number[],
  chance: Chance,
  minds: Map<number, Odds>,
): number {
  const { seat, known } = look;
  const run = new Run<State>(rules, clone(world.rest as State), known.seats, { chance, given: known.rolls });
  run.start();
  for (const entry of world.entries) run.resume(entry.outcome);
  const begun = run.state.turn;
  let sum = 0;
  let looked = 0;
  run.resume(chosen(run, look, choice, minds));
  const most = MOST_BATCHES * (looks.at(-1) ?? 1);
  for (let i = 0; i < most && run.batch !== null; i++) {
    for (; run.state.turn - begun >= (looks[looked] as number); looked++) sum += worthOf(run.state, seat);
    if (looked === looks.length) break;
    run.resume(played(run, look, minds));
  }
  if (looked === looks.length) return sum / looked;
  const end = run.result === null ? worthOf(run.state, seat) : isWon(run, seat) ? WIN : lossOf(look.scene.is);
  return (sum + (looks.length - looked) * end) / looks.length;
}

const isWon = (run: Run<State>, seat: number): boolean => run.result?.winners.includes(seat) === true;

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
  const { mix, habits } = look.scene;
  const scene = sceneIn(s, ask.seat, mindOf(s, ask.seat, look, minds), mix, ask.seat === look.seat ? habits : ROUGH);
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
