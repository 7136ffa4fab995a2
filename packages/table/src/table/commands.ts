// What people may want of a table, one function each. Whatever is refused has changed nothing.

import { Match, type Seat } from '@tabella/kernel';
import { botsOf } from '../bots/levels.ts';
import type { Said, SaidOf } from '../protocol/index.ts';
import { mayRead, shown, sideOf } from './chatting.ts';
import { type Desk, freshNumber } from './desk.ts';
import { nameAt } from './info.ts';
import { matchOf } from './live-match.ts';
import { sheetOf } from './noting.ts';
import type { Guest } from './presence.ts';
import type { Reply } from './replies.ts';
import * as replies from './replies.ts';
import { isSeats, leave, type Seats, seatBot, sit, stand } from './seating.ts';
import { tell } from './showing.ts';

/** `key` names the message for ever, so that a resend is known. */
export async function obey(
  desk: Desk,
  person: string,
  said: Exclude<Said, SaidOf<'hello'>>,
  key: string,
): Promise<Reply> {
  const held = desk.held(person);
  if (desk.presence.back(held) || (said.type !== 'answer' && said.type !== 'hold' && said.type !== 'note'))
    desk.changed = true;
  switch (said.type) {
    case 'sit':
      return sitDown(desk, person, said);
    case 'stand':
      return reseat(desk, stand(desk.stored, person, said.seat));
    case 'bot':
      if (person !== desk.stored.host) return replies.NOT_HOST;
      if (said.bot !== null && !botsOf(desk.door.room).includes(said.bot)) return replies.NO_BOT;
      return reseat(desk, seatBot(desk.stored, said.seat, said.bot));
    case 'start':
      return begin(desk, person);
    case 'answer': {
      const wrong = notPlaying(desk, held.includes(said.seat));
      return wrong ?? (await desk.play?.answer(said.seat, said.ask, said.choice, key)) ?? replies.NOT_BEGUN;
    }
    case 'hold':
      return notPlaying(desk, held.includes(said.seat)) ?? desk.play?.hold(said.seat) ?? replies.NOT_BEGUN;
    case 'chat':
      return chat(desk, person, said, key);
    case 'note':
      return note(desk, person, said);
    case 'pause':
      return notPlaying(desk, held.length > 0) ?? pause(desk, person);
    case 'resume':
      return held.length === 0 ? replies.NOT_SEATED : resume(desk);
    case 'rematch':
      return rematch(desk, person, said.number ?? freshNumber());
    case 'prefer':
      desk.presence.prefer(person, said.windows);
      return replies.DONE;
    case 'leave':
      return getUp(desk, person);
  }
}

/** The host begins. */
export async function begin(desk: Desk, person: string): Promise<Reply> {
  if (person !== desk.stored.host) return replies.NOT_HOST;
  if (desk.stored.phase !== 'gathering') return replies.BEGUN;
  if (desk.stored.seats.some((seat) => seat.person === null && seat.bot === null)) return replies.NOT_FULL;
  const { house, room } = desk.door;
  const match = matchOf(room.game, desk.stored, []);
  if (!(match instanceof Match)) return match;
  await desk.save({ phase: 'playing' });
  const play = desk.playOn(match);
  await house.store.append(desk.stored.code, [], play.live.standing(), house.time.now());
  showViews(desk, desk.presence.guests.values());
  return replies.DONE;
}

/** Seats changed, or the match began: the views of these people come anew. */
function showViews(desk: Desk, guests: Iterable<Guest>): void {
  desk.play?.arrange();
  desk.showing.updates();
  desk.showing.views(guests);
}

function notPlaying(desk: Desk, mine: boolean): Reply | null {
  if (desk.trouble !== null) return replies.no('stuck', desk.trouble);
  if (desk.stored.phase === 'gathering') return replies.NOT_BEGUN;
  if (desk.stored.phase === 'over') return replies.OVER;
  if (!mine) return replies.NOT_YOURS;
  return desk.stored.paused ? replies.PAUSED : null;
}

async function reseat(desk: Desk, outcome: { readonly seats: Seats } | Reply): Promise<Reply> {
  if (!isSeats(outcome)) return outcome;
  await desk.save({ seats: outcome.seats });
  return replies.DONE;
}

async function sitDown(desk: Desk, person: string, said: SaidOf<'sit'>): Promise<Reply> {
  // Who sits there already may send another number: one drawn after the promise was seen.
  const number = said.number ?? desk.stored.seats[said.seat]?.number ?? freshNumber();
  const seats = sit(desk.stored, person, said.seat, said.name ?? null, number);
  await desk.learnNames([person]);
  const reply = await reseat(desk, seats);
  if (reply.ok && desk.play) {
    showViews(desk, desk.presence.of(person));
    for (const { line } of desk.presence.of(person)) {
      for (const noted of desk.notesOf(person)) tell(line, { type: 'note', said: said.id, ...noted });
    }
  }
  return reply;
}

async function getUp(desk: Desk, person: string): Promise<Reply> {
  if (desk.held(person).length === 0) return replies.NOT_SEATED;
  const seats = leave(desk.stored, person);
  const heir = seats.find((seat) => seat.person !== null && seat.person !== person)?.person;
  const { host } = desk.stored;
  await desk.save({ seats, host: host === person ? (heir ?? host) : host });
  desk.wantPause.delete(person);
  desk.wantRematch.delete(person);
  if (desk.play) showViews(desk, desk.presence.of(person));
  return replies.DONE;
}

async function chat(desk: Desk, person: string, said: SaidOf<'chat'>, key: string): Promise<Reply> {
  const held = desk.held(person);
  if (said.text.trim() === '') return replies.BLANK;
  if (held.length === 0 && desk.stored.phase === 'playing') return replies.HUSHED;
  let side: readonly Seat[] | null = null;
  if (said.side !== undefined) {
    if (!held.includes(said.side)) return replies.NOT_YOURS;
    side = sideOf(desk.sides(), said.side);
    if (side === null) return replies.NO_SIDES;
  }
  const seat = said.side ?? held[0] ?? null;
  if (seat === null) await desk.learnNames([person]);
  const name = seat === null ? (desk.names.get(person) ?? 'Guest') : nameAt(desk.stored, desk.names, seat);
  const line = await desk.chatting.add({ at: desk.now(), person, name, seat, text: said.text, side, said: key });
  for (const guest of desk.presence.guests.values()) {
    if (mayRead(line, guest.line.person, desk.stored.seats)) tell(guest.line, { type: 'chat', line: shown(line) });
  }
  return replies.DONE;
}

async function note(desk: Desk, person: string, said: SaidOf<'note'>): Promise<Reply> {
  if (!desk.held(person).includes(said.seat)) return replies.NOT_YOURS;
  const sheet = sheetOf(desk.sides(), said.seat);
  if (!(await desk.noting.write(sheet, said.value))) return replies.TOO_LONG;
  for (const guest of desk.presence.guests.values()) {
    for (const seat of desk.held(guest.line.person)) {
      if (sheet.seats.includes(seat)) tell(guest.line, { type: 'note', said: said.id, seat, value: said.value });
    }
  }
  return replies.DONE;
}

async function pause(desk: Desk, person: string): Promise<Reply> {
  desk.wantPause.add(person);
  if (!desk.presentPeople().every((one) => desk.wantPause.has(one))) return replies.DONE;
  await desk.save({ paused: true });
  desk.wantPause.clear();
  return replies.DONE;
}

async function resume(desk: Desk): Promise<Reply> {
  desk.wantPause.clear();
  if (desk.stored.paused) await desk.save({ paused: false });
  return replies.DONE;
}

async function rematch(desk: Desk, person: string, number: string): Promise<Reply> {
  if (desk.stored.phase !== 'over') return replies.NOT_OVER;
  if (desk.held(person).length === 0) return replies.NOT_SEATED;
  if (desk.stored.next !== null) return replies.DONE;
  desk.wantRematch.set(person, number);
  if (!desk.presentPeople().every((one) => desk.wantRematch.has(one))) return replies.DONE;
  await desk.save({ next: await desk.door.again(desk.stored, desk.wantRematch) });
  return replies.DONE;
}
