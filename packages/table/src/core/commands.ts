// What people may want of a table. Whatever is refused has changed nothing.

import { heardFrom } from './absence.ts';
import { answer } from './answers.ts';
import { chat } from './chat.ts';
import { change, changeShown, type Draft } from './draft.ts';
import { fastForward } from './fast.ts';
import { offerSeat, removePerson, seatABot, setOption, setTerms, start, swapSeats } from './host.ts';
import type { Command, Message } from './input.ts';
import { note } from './notes.ts';
import { nudge } from './nudge.ts';
import { goOn, prefer } from './pace.ts';
import { seatsOf } from './people.ts';
import { DONE, NOT_BEGUN, NOT_SEATED, NOT_YOURS, no, OVER, PAUSED, type Reply } from './replies.ts';
import { leaveTable, sitDown, standUp } from './seats.ts';
import { beNamed } from './spectators.ts';
import type { TableState } from './state.ts';
import { takeBack, voteUndo } from './take-back.ts';
import { rematch, replace, resume, votePause } from './votes.ts';
import { hold } from './windows.ts';
import type { OpenMatch } from './world.ts';

/** Messages after which the table itself is as it was. */
const QUIET: readonly Command['type'][] = ['answer', 'go-on', 'hold', 'note', 'nudge'];

/** The name of the person is needed to obey. */
export const wantsName = (state: TableState, person: string, said: Command): boolean =>
  said.type === 'sit' ||
  ((said.type === 'chat' || (said.type === 'prefer' && said.named === true)) && seatsOf(state, person).length === 0);

/** Null while something is waited for. */
export function obey(draft: Draft, message: Message): Reply | null {
  const { person, name, said, key } = message;
  const held = seatsOf(draft.state, person);
  if (name !== null) change(draft, { names: { ...draft.state.names, [person]: name } });
  heardFrom(draft, held);
  if (!QUIET.includes(said.type)) changeShown(draft);
  switch (said.type) {
    case 'sit':
      return sitDown(draft, person, said);
    case 'stand':
      return standUp(draft, person, said.seat);
    case 'bot':
      return seatABot(draft, person, said);
    case 'option':
      return setOption(draft, person, said);
    case 'terms':
      return setTerms(draft, person, said);
    case 'swap':
      return swapSeats(draft, person, said);
    case 'start':
      return start(draft, person);
    case 'answer':
      return inPlay(draft, held.includes(said.seat), (match) => answer(draft, match, said, key));
    case 'hold':
      return inPlay(draft, held.includes(said.seat), (match) => hold(draft, match, said.seat));
    case 'chat':
      return chat(draft, person, said, key);
    case 'note':
      return note(draft, person, said);
    case 'pause':
      return inPlay(draft, held.length > 0, () => votePause(draft, person));
    case 'resume':
      return held.length === 0 ? NOT_SEATED : resume(draft);
    case 'rematch':
      return rematch(draft, person);
    case 'prefer':
      if (said.windows) change(draft, { preferences: { ...draft.state.preferences, [person]: said.windows } });
      if (said.pace) prefer(draft, person, said.pace);
      if (said.named !== undefined) beNamed(draft, person, said.named);
      return DONE;
    case 'go-on':
      goOn(draft);
      return DONE;
    case 'nudge':
      return inPlay(draft, held.length > 0, (match) => nudge(draft, match, person, said.seat));
    case 'remove':
      return removePerson(draft, person, said.seat);
    case 'offer':
      return offerSeat(draft, person, said);
    case 'replace':
      return inPlay(draft, held.length > 0, () => replace(draft, person, said.seat));
    case 'undo':
      return inPlay(draft, held.includes(said.seat), (match) => takeBack(draft, match, said, key));
    case 'undo-vote':
      return inPlay(draft, held.length > 0, () => voteUndo(draft, person, said));
    case 'fast-forward':
      return fastForward(draft);
    case 'leave':
      return leaveTable(draft, person);
  }
}

/** Does it if the match runs, and the person has what it takes. */
function inPlay(draft: Draft, may: boolean, act: (match: OpenMatch) => Reply | null): Reply | null {
  const { stored, trouble } = draft.state;
  if (trouble !== null) return no('stuck', trouble);
  if (stored.phase === 'gathering') return NOT_BEGUN;
  if (stored.phase === 'over') return OVER;
  if (!may) return NOT_YOURS;
  if (stored.paused) return PAUSED;
  return draft.world.match === null ? NOT_BEGUN : act(draft.world.match);
}
