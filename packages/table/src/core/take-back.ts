// Taking back the last answer of a seat: by right at once, by consent when all other people who play agree.

import type { Seat, UndoBy } from '@tabella/kernel';
import type { SaidOf, UndoRequest } from '../protocol/index.ts';
import { askOf, isWindow } from './asks.ts';
import { changeShown, type Draft, setTimer, stopTimers } from './draft.ts';
import { botAt, personAt, seatsOf } from './people.ts';
import { DONE, NO_REQUEST, NO_UNDO, NOT_ANY_MORE, REFUSED_ONCE, type Reply } from './replies.ts';
import type { TableState } from './state.ts';
import type { OpenMatch } from './world.ts';

/** A request that not all have answered after this time has lapsed. */
const VOTE_MS = 30_000;

/** How a seat may take back its last answer at this table. A table that is rated would say null here, always. */
export function undoOf(state: TableState, match: OpenMatch, seat: Seat): UndoBy | null {
  if (state.stored.phase !== 'playing' || match.result !== null || botAt(state, seat) !== null) return null;
  // An answer to a question that is still open is changed by another answer.
  if (askOf(match, seat)?.declared !== undefined) return null;
  // What the clock or a bot has answered stands.
  const by = match.answeredByPerson(seat) ? match.undoable(seat) : null;
  // How long others think in a window may tell something.
  return by !== null && isWindow(match) ? 'consent' : by;
}

/** Null while it is being done. */
export function takeBack(draft: Draft, match: OpenMatch, said: SaidOf<'undo'>, key: string): Reply | null {
  const { seat, by } = said;
  const may = undoOf(draft.state, match, seat);
  if (may === null) return NO_UNDO;
  if (by === 'right' && may === 'consent') return NOT_ANY_MORE;
  if (may === 'right') return undo(draft, seat, 'right', key);
  if (draft.state.undo !== null || draft.state.question.refusedUndo) return REFUSED_ONCE;
  const asker = personAt(draft.state, seat);
  if (voters(draft.state, asker).length === 0) return undo(draft, seat, 'consent', key);
  const request = draft.state.undoRequests + 1;
  changeShown(draft, { undoRequests: request, undo: { request, seat, key, agreed: [] } });
  return DONE;
}

/** Null while it is being done. */
export function voteUndo(draft: Draft, person: string, said: SaidOf<'undo-vote'>): Reply | null {
  const { undo: open } = draft.state;
  if (open === null || open.request !== said.request) return NO_REQUEST;
  const asker = personAt(draft.state, open.seat);
  if (!said.agree) {
    endVote(draft);
    return DONE;
  }
  if (person === asker) return DONE;
  const agreed = open.agreed.includes(person) ? open.agreed : [...open.agreed, person];
  changeShown(draft, { undo: { ...open, agreed } });
  const all = voters(draft.state, asker).every((one) => agreed.includes(one));
  return all ? undo(draft, open.seat, 'consent', open.key) : DONE;
}

/** Not all agree, or play goes on: the same answer is not asked for again. */
export function endVote(draft: Draft): void {
  if (draft.state.undo === null) return;
  stopTimers(draft, 'undo');
  const { question } = draft.state;
  changeShown(draft, { undo: null, question: { ...question, refusedUndo: true } });
}

/** An answer was taken back, or could not be. */
export function undone(draft: Draft, reply: Reply): void {
  draft.reply = reply;
  if (draft.state.undo !== null) changeShown(draft, { undo: null });
}

/** While a request is open everything else stands still, but not for ever. */
export function arrangeVote(draft: Draft): void {
  if (draft.state.undo !== null && draft.state.timers.undo === undefined) setTimer(draft, 'undo', VOTE_MS);
}

/** The open request as it is shown. */
export function requestShown(state: TableState): UndoRequest | null {
  if (state.undo === null) return null;
  const { request, seat, agreed } = state.undo;
  const seats = (people: readonly string[]): Seat[] =>
    people.flatMap((one) => seatsOf(state, one)).sort((a, b) => a - b);
  const asked = voters(state, personAt(state, seat)).filter((one) => !agreed.includes(one));
  return { request, seat, agreed: seats(agreed), asked: seats(asked) };
}

function undo(draft: Draft, seat: Seat, by: UndoBy, key: string): null {
  draft.request = { type: 'undo', seat, by, said: key };
  return null;
}

/** People other than the asker who play a seat themselves. */
function voters(state: TableState, asker: string | null): string[] {
  const people = state.stored.seats.flatMap(({ person }, seat) =>
    person !== null && person !== asker && botAt(state, seat) === null ? [person] : [],
  );
  return [...new Set(people)];
}
