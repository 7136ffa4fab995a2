// Resolving a message: its action or the two points of its seal. The points are a pass of their own, so that a message may
// bring the next one, without end.

import { EVERYONE, type Flow } from '@tabella/kernel';
import { chosen, put, question } from '../asking.ts';
import { plainAward } from '../awards.ts';
import { type Box, boxOf } from '../box.ts';
import type { MessageAbout, MessageChoice } from '../choices.ts';
import type { MessageId } from '../names.ts';
import { playPass } from '../passes.ts';
import { putUnder } from '../stack.ts';
import type { State } from '../state.ts';
import type { Table } from '../types.ts';
import { leastCity } from './city.ts';
import { farmers } from './farmers.ts';
import { knights } from './knights.ts';
import { meepleHome } from './meeple.ts';
import type { Message, Offer } from './message.ts';
import { leastMonastery } from './monastery.ts';
import { pennants } from './pennants.ts';
import { leastRoad } from './road.ts';
import { anotherTile } from './tile.ts';

const MESSAGES: readonly Message[] = [
  leastRoad,
  leastCity,
  leastMonastery,
  anotherTile,
  pennants,
  knights,
  farmers,
  meepleHome,
];
export const SEAL = 2;

const messageOf = (id: number): Message => {
  const message = MESSAGES[id - 1];
  if (!message) throw new Error(`there is no message ${id}`);
  return message;
};

/** What a message would offer to the active seat, beside its seal. */
export const offersOf = (s: State, message: MessageId): readonly Offer[] =>
  messageOf(message).offers(s, s.active, boxOf(s.options));

/** Everything that may be done with the message being resolved; two points come first. */
export function messageChoices(
  s: State,
  box: Box,
): readonly { readonly choice: MessageChoice; readonly points: number | null }[] {
  const offers: readonly Offer[] = messageOf(s.message).offers(s, s.active, box);
  return [{ choice: 'points', points: SEAL }, ...offers];
}

/** True when its points brought another message. */
export function* resolveMessage(s: State, table: Table, box: Box): Flow<boolean> {
  const seat = s.active;
  const message = s.message as MessageId;
  const choices = messageChoices(s, box);
  const about: MessageAbout = { message, worth: choices.map((one) => one.points) };
  const from = choices.map((one) => one.choice);
  const ask = question(seat, 'message', from, 'points', about);
  const choice = chosen(ask, yield put(ask));
  const next = s.resume;
  s.stage = next;
  const award =
    choice === 'points'
      ? plainAward(seat, 'message', 'message', [{ what: 'seal', count: 1, each: SEAL }], { message })
      : messageOf(message).act(s, table, seat, choice, box);
  const how = choice === 'points' ? 'points' : 'action';
  table.announce(EVERYONE, { kind: 'resolves', seat, message, how, points: award?.points ?? 0 });
  // While its tile is being played, message 4 waits beside the stack with the turn it interrupted.
  if (choice === 'points' || message !== 4) putUnder(s, message);
  s.message = 0;
  if (award === null) return false;
  // Points of the action are moved while the message still lies open.
  s.stage = 'message';
  return yield* playPass(s, table, 'message', [award], next);
}
