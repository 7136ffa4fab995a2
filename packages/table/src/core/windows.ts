// Windows at the table: when one runs, who holds it, and what counts when it closes.

import { forced } from '@tabella/bots';
import { type Answer, PASS, type Seat } from '@tabella/kernel';
import { askIdOf, askOf, isTaken, leading, peopleAsked, unanswered } from './asks.ts';
import { stopClocks } from './clocks.ts';
import { change, changeQuestion, type Draft, setTimer, stopTimers } from './draft.ts';
import type { Given } from './effects.ts';
import { isHeld } from './pace.ts';
import { botAt, isAlone, isAttended, isHalted } from './people.ts';
import { DONE, NO_WINDOW, type Reply } from './replies.ts';
import { slip } from './slips.ts';
import type { TableState } from './state.ts';
import { growWindow, idleAfter, newWindow, startWindow, type WindowState } from './window.ts';
import { lengthOfWindow } from './window-length.ts';
import type { OpenMatch } from './world.ts';

/** Starts or stops the open window by who is there. Its time runs while those who lead it are waited for, too. */
export function arrangeWindow(draft: Draft, match: OpenMatch): void {
  const window = draft.state.question.window ?? newWindow(draft.world.random);
  if (draft.state.question.window === null) changeQuestion(draft, { window });
  if (window.closing) return;
  if (isTaken(draft.state, match)) closeInTurn(draft, match, window);
  else if (!isAttended(draft.state) || draft.state.fast) {
    // With bots alone it is instant; with people who are all away it waits for the first to come back.
    stopWindow(draft);
    const bots = match.asks().every((ask) => botAt(draft.state, ask.seat) !== null);
    if (bots && unanswered(draft.state, match).length === 0) closeInTurn(draft, match, window);
  } else if (window.due) {
    if (leading(draft.state, match).length === 0) closeInTurn(draft, match, window);
  } else if (window.until === null && !isHeld(draft.state)) start(draft, match, window);
}

function start(draft: Draft, match: OpenMatch, window: WindowState): void {
  const several = peopleAsked(draft.state, match).length > 0 && !isAlone(draft.state);
  const length = lengthOfWindow(draft.state, match);
  const running = startWindow(window, length, several, draft.world.now);
  changeQuestion(draft, { window: running });
  setTimer(draft, 'window', length);
  const idle = idleAfter(running, several);
  if (idle !== null) setTimer(draft, 'hold', idle);
}

/** It closes in a turn of its own: what led to it is shown and acknowledged first. */
function closeInTurn(draft: Draft, match: OpenMatch, window: WindowState): void {
  stopTimers(draft, 'window', 'hold');
  changeQuestion(draft, { window: { ...window, until: null, closing: true } });
  draft.last.push({ type: 'queue', input: { type: 'close-window', ask: askIdOf(match) } });
}

function stopWindow(draft: Draft): void {
  stopTimers(draft, 'window', 'hold');
  const { window } = draft.state.question;
  if (window !== null && window.until !== null) changeQuestion(draft, { window: { ...window, until: null } });
}

/** Between two states another window has opened. */
export const hasOpened = (before: TableState, after: TableState): boolean =>
  after.question.window !== null && (before.question.window === null || before.question.id !== after.question.id);

/** A person asks for time. */
export function hold(draft: Draft, match: OpenMatch, seat: Seat): Reply {
  const { window, holders } = draft.state.question;
  if (window === null || (window.until === null && !window.due) || askOf(match, seat) === null) return NO_WINDOW;
  if (!holders.includes(seat)) changeQuestion(draft, { holders: [...holders, seat] });
  think(draft);
  return DONE;
}

/** Everybody sees that somebody thinks; nobody sees who, or whether anybody does. */
export function think(draft: Draft): void {
  const { window } = draft.state.question;
  if (window !== null) changeQuestion(draft, { window: { ...window, thinking: true } });
}

/** Its time is up. */
export function windowRang(draft: Draft, match: OpenMatch): void {
  const { window, holders } = draft.state.question;
  if (window === null) return;
  // Never a bot: that it still thinks would reveal that it has something to think about.
  const busy = unanswered(draft.state, match).some((ask) => holders.includes(ask.seat));
  const grown = growWindow(window, busy, draft.world.now);
  if (grown !== null) {
    changeQuestion(draft, { window: grown });
    setTimer(draft, 'window', grown.step);
    return;
  }
  stopWindow(draft);
  if (leading(draft.state, match).length > 0) {
    changeQuestion(draft, { window: { ...window, until: null, due: true } });
    return;
  }
  changeQuestion(draft, { window: { ...window, until: null, closing: true } });
  closeWindow(draft, match);
}

/** What was declared counts now, in the order of the rules; silence is a pass. */
export function closeWindow(draft: Draft, match: OpenMatch): void {
  const { question } = draft.state;
  const { batch } = match;
  if (!question.window?.closing || batch === null || askIdOf(match) !== question.id) return;
  if (isHalted(draft.state)) {
    changeQuestion(draft, { window: null });
    return;
  }
  for (const ask of unanswered(draft.state, match)) {
    const bot = botAt(draft.state, ask.seat);
    if (bot !== null && forced(ask) === undefined) {
      slip(draft, ask.seat, bot, { reason: 'late', why: 'was still thinking when its time was over' });
    }
  }
  const given = batch.asks.map((ask): Given => {
    const silence: Answer = ask.from.includes(PASS) ? PASS : ask.fallback;
    const declared = question.declared.find((one) => one.seat === ask.seat);
    return { ...(declared ?? { seat: ask.seat, choice: silence, said: null }), ask: question.id };
  });
  const [first] = question.declared;
  const only = first?.seat ?? given[0]?.seat;
  const counted = batch.mode === 'any' ? given.filter((one) => one.seat === only) : given;
  draft.request = { type: 'play', given: counted, by: { who: 'window' } };
}

/** Whatever runs for the open question stands still. */
export function halt(draft: Draft): void {
  const { question } = draft.state;
  const { window } = question;
  const still = window === null || window.until === null;
  const rests = question.clock === null && question.thinking.length === 0 && question.haltedAt !== null;
  // That of a vote runs on.
  const { undo, ...running } = draft.state.timers;
  if (still && rests && Object.keys(running).length === 0) return;
  change(draft, { timers: undo ? { undo } : {} });
  stopClocks(draft);
  changeQuestion(draft, {
    window: window && { ...window, until: null },
    haltedAt: question.haltedAt ?? draft.world.now,
    thinking: [],
    paced: {},
  });
}

/** The time in which everything stood still does not count. */
export function goOnAfterHalt(draft: Draft): void {
  const { haltedAt, openedAt } = draft.state.question;
  if (haltedAt !== null) changeQuestion(draft, { haltedAt: null, openedAt: openedAt + draft.world.now - haltedAt });
}
