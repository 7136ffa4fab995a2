// Taking a seat and leaving it.

import type { Seat } from '@tabella/kernel';
import type { SaidOf } from '../protocol/index.ts';
import { returned } from './absence.ts';
import { type Draft, save } from './draft.ts';
import { readName } from './names.ts';
import { notesOf } from './notes.ts';
import { connectionsOf, nobodySits, seatsOf } from './people.ts';
import { DONE, NOT_SEATED, type Reply } from './replies.ts';
import { isSeats, leave, type Outcome, sit, stand } from './seating.ts';
import { forget } from './votes.ts';

export function reseat(draft: Draft, outcome: Outcome): Reply {
  if (!isSeats(outcome)) return outcome;
  save(draft, outcome);
  return DONE;
}

export function sitDown(draft: Draft, person: string, said: SaidOf<'sit'>): Reply {
  const { stored } = draft.state;
  const read = said.name === undefined ? null : readName(said.name);
  if (read?.ok === false) return read;
  // People who sit there already may contribute again: something drawn after the commitment was seen.
  const contribution = said.number ?? stored.seats[said.seat]?.number ?? draft.world.draw();
  const deserted = nobodySits(draft.state);
  const reply = reseat(draft, sit(stored, person, said.seat, read?.name ?? null, contribution));
  if (!reply.ok) return reply;
  if (deserted && stored.paused) save(draft, { paused: false });
  returned(draft, said.seat);
  if (draft.world.match === null) return reply;
  const mine = connectionsOf(draft.state, person);
  draft.views.push(...mine);
  for (const noted of notesOf(draft.state, draft.world, person)) {
    draft.last.push({ type: 'send', to: mine, message: { type: 'note', said: said.id, ...noted } });
  }
  return reply;
}

export function standUp(draft: Draft, person: string, seat: Seat): Reply {
  return reseat(draft, stand(draft.state.stored, person, seat));
}

export function leaveTable(draft: Draft, person: string): Reply {
  const { stored } = draft.state;
  if (seatsOf(draft.state, person).length === 0) return NOT_SEATED;
  const seats = leave(stored, person);
  const heir = seats.find((seat) => seat.person !== null && seat.person !== person)?.person;
  save(draft, { seats, host: stored.host === person ? (heir ?? stored.host) : stored.host });
  forget(draft, person);
  // Bots do not play somebody's match to its end behind their back.
  if (stored.phase === 'playing' && nobodySits(draft.state)) save(draft, { paused: true });
  if (draft.world.match !== null) draft.views.push(...connectionsOf(draft.state, person));
  return DONE;
}
