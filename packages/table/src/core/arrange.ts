// Arranging: clocks, windows and bots by where play stands and who is there. It is done after every change.

import { askedAnew, noneOverdue } from './absence.ts';
import { askIdOf, isWindow, leading } from './asks.ts';
import { askBots } from './bots.ts';
import { openSpectatorsChat } from './chat.ts';
import { arrangeClocks, stopClocks } from './clocks.ts';
import { change, type Draft } from './draft.ts';
import { slowDown } from './fast.ts';
import { noteShown, release } from './pace.ts';
import { isHalted } from './people.ts';
import { NO_QUESTION } from './state.ts';
import { arrangeVote, endVote } from './take-back.ts';
import { arrangeWindow, goOnAfterHalt, halt } from './windows.ts';
import type { OpenMatch } from './world.ts';

export function arrange(draft: Draft, match: OpenMatch): void {
  const id = askIdOf(match);
  if (id !== draft.state.question.id) openQuestion(draft, match, id);
  slowDown(draft);
  noteShown(draft, match, false);
  if (match.result !== null || isHalted(draft.state)) {
    halt(draft);
    arrangeVote(draft);
    return;
  }
  goOnAfterHalt(draft);
  if (isWindow(match)) arrangeWindow(draft, match);
  if (isWindow(match) && leading(draft.state, match).length === 0) stopClocks(draft);
  else arrangeClocks(draft, match);
  release(draft);
  askBots(draft, match);
}

function openQuestion(draft: Draft, match: OpenMatch, id: number): void {
  noneOverdue(draft);
  endVote(draft);
  change(draft, {
    timers: {},
    question: { ...NO_QUESTION, id, openedAt: draft.world.now, luck: draft.world.random() },
  });
  for (const ask of match.asks()) if (!ask.reaction) askedAnew(draft, ask.seat);
}

/** The end of the match, as the store notes it with the last row. */
export function noteEnd(draft: Draft, match: OpenMatch): void {
  const { stored } = draft.state;
  if (match.result === null || stored.phase !== 'playing') return;
  const ended = { ...stored, phase: 'over', result: match.result, revision: stored.revision + 1 } as const;
  change(draft, { stored: ended, untold: true });
  openSpectatorsChat(draft);
}
