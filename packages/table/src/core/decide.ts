// The table's one decision: what becomes of its state when something happens, and what shall be done. Pure: everything it
// needs is given, and what it wants done is returned.

import { heardFrom, joined, parted } from './absence.ts';
import { played } from './answers.ts';
import { arrange, noteEnd } from './arrange.ts';
import { askIdOf } from './asks.ts';
import { botRang, thought } from './bots.ts';
import { clockRang, patienceRang } from './clocks.ts';
import { obey } from './commands.ts';
import { declare } from './declare.ts';
import { change, changeShown, type Draft, draftOf, stopTimers } from './draft.ts';
import type { Decision } from './effects.ts';
import { dealt, start } from './host.ts';
import type { Input, MatchInput, Rang } from './input.ts';
import { noteShown, prefer } from './pace.ts';
import { seatsOf } from './people.ts';
import { beginAnyway, beginIfReady, startWhenReady } from './ready.ts';
import { DONE } from './replies.ts';
import type { TableState, TimerName } from './state.ts';
import { endVote, undone } from './take-back.ts';
import { rematched } from './votes.ts';
import { closeWindow, think, windowRang } from './windows.ts';
import type { OpenMatch, World } from './world.ts';

export function decide(state: TableState, input: Input, world: World): Decision {
  const draft = draftOf(state, world);
  const news = take(draft, input);
  if (news && draft.request === null) beginIfReady(draft);
  // What is not played yet is not shown: the rest is decided when it is.
  if (news && draft.request === null) settle(draft, input);
  return { state: draft.state, effects: draft.effects, request: draft.request, reply: draft.reply };
}

/** Returns whether something may have changed. */
function take(draft: Draft, input: Input): boolean {
  const { match } = draft.world;
  switch (input.type) {
    case 'message':
      draft.reply = obey(draft, input);
      return true;
    case 'hello':
      joined(draft, input.connection);
      if (input.pace !== undefined) prefer(draft, input.connection.person, input.pace);
      heardFrom(draft, seatsOf(draft.state, input.connection.person));
      draft.reply = DONE;
      return true;
    case 'parted':
      parted(draft, input.connection);
      return true;
    case 'renamed': {
      const { names } = draft.state;
      const known = names[input.person] !== undefined;
      changeShown(draft, known ? { names: { ...names, [input.person]: input.name } } : {});
      return true;
    }
    case 'start':
      draft.reply = start(draft, input.person, input.number);
      return true;
    case 'start-when-ready':
      startWhenReady(draft);
      return true;
    case 'rang':
      return took(draft, input) && rang(draft, match, input.timer);
    case 'dealt':
      dealt(draft, input.reply);
      return true;
    case 'rematched':
      rematched(draft, input.made);
      return true;
    default:
      return match !== null && takeInMatch(draft, match, input);
  }
}

function takeInMatch(draft: Draft, match: OpenMatch, input: MatchInput): boolean {
  switch (input.type) {
    case 'opened':
      arrange(draft, match);
      for (const { ask, ...declared } of input.declarations) {
        if (askIdOf(match) === ask) declare(draft, declared);
      }
      return true;
    case 'thought':
      return thought(draft, match, input);
    case 'close-window':
      if (input.ask === draft.state.question.id) closeWindow(draft, match);
      return true;
    case 'undone':
      undone(draft, input.reply);
      noteShown(draft, match, true);
      return true;
    case 'played':
      played(draft, match, input.reply, input.by);
      return true;
  }
}

/** False when it was stopped, or set again, while its ring waited in the queue. */
function took(draft: Draft, { timer, n }: Rang): boolean {
  if (draft.state.timers[timer]?.n !== n) return false;
  stopTimers(draft, timer);
  return true;
}

function rang(draft: Draft, match: OpenMatch | null, timer: TimerName): boolean {
  if (timer === 'start') beginAnyway(draft);
  else if (match !== null) rangInMatch(draft, match, timer);
  return timer === 'start' || match !== null;
}

function rangInMatch(draft: Draft, match: OpenMatch, timer: Exclude<TimerName, 'start'>): void {
  if (timer === 'undo') endVote(draft);
  else if (timer === 'clock') clockRang(draft, match);
  else if (timer === 'patience') patienceRang(draft, match);
  else if (timer === 'window') windowRang(draft, match);
  else if (timer === 'hold') think(draft);
  else botRang(draft, match, Number(timer.slice('bot '.length)));
}

/** What follows from every change, and showing it. */
function settle(draft: Draft, input: Input): void {
  const { match, gamePackage } = draft.world;
  if (match !== null) {
    noteEnd(draft, match);
    arrange(draft, match);
  }
  // Most answers change nothing about the table itself.
  const table = draft.state.untold || gamePackage.sides !== undefined || gamePackage.out !== undefined;
  draft.effects.push({ type: 'show', views: draft.views, table });
  if (draft.state.untold) change(draft, { untold: false });
  // Whatever their coming sets going is part of what they are shown first.
  if (input.type === 'hello') draft.effects.push({ type: 'welcome', to: input.connection.id, since: input.since });
  draft.effects.push(...draft.last);
}
