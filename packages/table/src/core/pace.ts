// The pace of bots: people can follow them. How fast they play is what the people who watch wish, the slowest of them; what
// nobody was shown takes no time.

import { EVERYONE, hears, type OpenAsk, type Seat, type Told } from '@tabella/kernel';
import type { Pace } from '../protocol/index.ts';
import { change, changeQuestion, changeShown, type Draft, setTimer } from './draft.ts';
import { isAlone, seatsOf } from './people.ts';
import type { TableState } from './state.ts';
import type { OpenMatch } from './world.ts';

/** Slowest first. */
const PACES: readonly Pace[] = ['step', 'slow', 'normal', 'fast'];
/** By how much longer, or shorter, than usual. */
const TIMES: Readonly<Record<Pace, number>> = { step: 1, slow: 1.75, normal: 1, fast: 0.4 };
/** How much longer a bot takes over what people want to read. */
const LINGERING = 2;

export const paceOf = (state: TableState, person: string | null): Pace => state.paces[person ?? ''] ?? 'normal';

/** The pace that holds: the slowest that somebody who is there wishes. Step by step is for one person alone. */
function paceNow(state: TableState): Pace {
  const wishes = state.connections.map((one) => paceOf(state, one.person));
  const slowest = PACES.find((pace) => wishes.includes(pace)) ?? 'normal';
  return slowest === 'step' && !isAlone(state) ? 'slow' : slowest;
}

export function prefer(draft: Draft, person: string, pace: Pace): void {
  changeShown(draft, { paces: { ...draft.state.paces, [person]: pace } });
}

/** The person has not seen enough yet of what was done: whatever goes on by itself waits for `go-on`. */
export const isHeld = (state: TableState): boolean =>
  state.unread && !state.fast && state.connections.length > 0 && paceNow(state) === 'step';

export function goOn(draft: Draft): void {
  if (draft.state.unread) change(draft, { unread: false });
}

/** How long a bot still waits; it was drawn before it was asked anything. Null: until somebody says so. */
export function waitOfBot(draft: Draft, ask: OpenAsk): number | null {
  const { gamePackage, now, pace } = draft.world;
  const { state } = draft;
  if (ask.reaction || state.fast || state.connections.length === 0) return 0;
  if (isHeld(state)) return null;
  const linger = gamePackage.slowFor?.includes(ask.kind) ? LINGERING : 1;
  const whole = Math.round(pace * TIMES[paceNow(state)] * linger * (0.75 + 0.5 * state.question.luck));
  // The clock on the wall may have stepped back.
  return Math.min(whole, state.shownAt + whole - now);
}

/** How long it takes until a question that leaves no choice is answered: as long as one that leaves some might take. */
export const waitOfNobody = ({ state, world }: Draft): number =>
  Math.round(world.pace * (0.75 + 1.75 * state.question.luck));

/** Answers that waited for `go-on` wait no longer. */
export function release(draft: Draft): void {
  const { question, timers } = draft.state;
  if (isHeld(draft.state)) return;
  for (const seat of Object.keys(question.paced).map(Number)) {
    if (timers[`bot ${seat}`] === undefined) setTimer(draft, `bot ${seat}`, 0);
  }
}

/** Keeps an answer until it is time for it; `wait` as above. */
export function keepFor(draft: Draft, seat: Seat, answer: TableState['question']['paced'][Seat], wait: number | null) {
  changeQuestion(draft, { paced: { ...draft.state.question.paced, [seat]: answer } });
  if (wait !== null) setTimer(draft, `bot ${seat}`, wait);
}

/** Looks at what was told since it looked last: the time begins anew with everything that somebody here was shown. */
export function noteShown(draft: Draft, match: OpenMatch, byPerson: boolean): void {
  const { state, world } = draft;
  const { told } = match;
  if (told.length === state.heard) return;
  const news = told.slice(state.heard);
  const shown = news.some(({ to }) => to === EVERYONE)
    ? state.connections.length > 0
    : isHeardBy(viewersOf(state), news);
  const timeouts = state.timeouts.filter((one) => one.told <= told.length);
  change(draft, {
    heard: told.length,
    timeouts: timeouts.length < state.timeouts.length ? timeouts : state.timeouts,
    ...(shown && { shownAt: world.now, unread: !byPerson }),
  });
}

const isHeardBy = (viewers: readonly (Seat | null)[], news: readonly Told[]): boolean =>
  news.some((one) => viewers.some((viewer) => hears(one.to, viewer)));

/** Whose eyes watch. */
function viewersOf(state: TableState): (Seat | null)[] {
  return state.connections.flatMap(({ person }) => {
    const held = seatsOf(state, person);
    return held.length > 0 ? held : [null];
  });
}
