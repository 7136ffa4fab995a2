// What people may want of a table, one function each. Whatever is refused has changed nothing.

import { Match, readOptions, type Seat } from '@tabella/kernel';
import { botsOf } from '../bots/levels.ts';
import type { Said, SaidOf } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { mayRead, shown, sideOf } from './chatting.ts';
import { type Desk, freshNumber } from './desk.ts';
import { namesOfSeats, unlike } from './info.ts';
import { matchOf } from './live-match.ts';
import { looksOf, readName } from './names.ts';
import { sheetOf } from './noting.ts';
import type { Guest } from './presence.ts';
import type { Reply } from './replies.ts';
import * as replies from './replies.ts';
import { isSeats, leave, type Outcome, offer, remove, seatBot, sit, stand } from './seating.ts';
import { tell } from './showing.ts';

/** `key` names the message for ever, so that a resend is known. */
export async function obey(
  desk: Desk,
  person: string,
  said: Exclude<Said, SaidOf<'hello'>>,
  key: string,
): Promise<Reply> {
  const held = desk.held(person);
  const back = desk.presence.heardOf(held);
  if (back || (said.type !== 'answer' && said.type !== 'hold' && said.type !== 'note')) desk.changed = true;
  switch (said.type) {
    case 'sit':
      return sitDown(desk, person, said);
    case 'stand':
      return reseat(desk, stand(desk.stored, person, said.seat));
    case 'bot':
      if (person !== desk.stored.host) return replies.NOT_HOST;
      if (said.bot !== null && !botsOf(desk.door.room).includes(said.bot)) return replies.NO_BOT;
      return reseat(desk, seatBot(desk.stored, said.seat, said.bot));
    case 'option':
      return setOption(desk, person, said);
    case 'start':
      return begin(desk, person);
    case 'answer': {
      const wrong = notPlaying(desk, held.includes(said.seat));
      return wrong ?? (await answer(desk, said, key));
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
    case 'remove':
      return person === desk.stored.host ? removePerson(desk, said.seat) : replies.NOT_HOST;
    case 'offer':
      if (person !== desk.stored.host) return replies.NOT_HOST;
      return reseat(desk, offer(desk.stored, said.seat, said.on));
    case 'replace':
      return notPlaying(desk, held.length > 0) ?? voteForBot(desk, person, said.seat);
    case 'leave':
      return getUp(desk, person);
  }
}

/** The host thinks better of an option: as it would be judged when a table is made. */
async function setOption(desk: Desk, person: string, said: SaidOf<'option'>): Promise<Reply> {
  const { stored } = desk;
  if (person !== stored.host) return replies.NOT_HOST;
  if (stored.phase !== 'gathering') return replies.BEGUN;
  const { game } = desk.door.room;
  const read = readOptions(game.options, { ...stored.options, [said.name]: said.value });
  if (!read.ok) return replies.no(read.code, read.reason);
  const why = game.refuses?.(stored.seats.length, read.options) ?? null;
  if (why !== null) return replies.no('bad-options', why);
  await desk.save({ options: read.options as StoredTable['options'] });
  return replies.DONE;
}

/** The host begins. */
export async function begin(desk: Desk, person: string): Promise<Reply> {
  if (person !== desk.stored.host) return replies.NOT_HOST;
  if (desk.stored.phase !== 'gathering') return replies.BEGUN;
  if (desk.stored.seats.some((seat) => seat.person === null && seat.bot === null)) return replies.NOT_FULL;
  const { house, room } = desk.door;
  const match = await matchOf(room.game, desk.stored, []);
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

async function reseat(desk: Desk, outcome: Outcome): Promise<Reply> {
  if (!isSeats(outcome)) return outcome;
  await desk.save(outcome);
  return replies.DONE;
}

async function answer(desk: Desk, said: SaidOf<'answer'>, key: string): Promise<Reply> {
  const reply = (await desk.play?.answer(said.seat, said.ask, said.choice, key)) ?? replies.NOT_BEGUN;
  if (reply.ok && desk.presence.answered(said.seat)) desk.changed = true;
  return reply;
}

/** All seats of that person: a bot plays them, and they look on like anybody. */
async function removePerson(desk: Desk, seat: Seat): Promise<Reply> {
  const person = desk.stored.seats[seat]?.person ?? '';
  const name = namesOfSeats(desk.stored, desk.names)[seat] ?? null;
  const reply = await reseat(desk, remove(desk.stored, seat, name));
  if (!reply.ok) return reply;
  forget(desk, person);
  if (desk.play) showViews(desk, desk.presence.of(person));
  return reply;
}

/** Their word does not count any more. */
function forget(desk: Desk, person: string): void {
  desk.wantPause.delete(person);
  desk.wantRematch.delete(person);
  for (const voters of desk.overdue.values()) voters.delete(person);
}

/** A bot plays for somebody who is there and silent, when all others who are there want it. */
function voteForBot(desk: Desk, person: string, seat: Seat): Reply {
  const target = desk.stored.seats[seat]?.person;
  if (target === null || target === undefined) return replies.NOT_TAKEN;
  if (target === person) return replies.NOT_YOURS;
  const voters = desk.overdue.get(seat);
  if (!voters) return replies.TOO_SOON;
  voters.add(person);
  const others = desk.presentPeople().filter((one) => one !== target);
  if (others.every((one) => voters.has(one))) desk.playFor(seat, 'silent');
  return replies.DONE;
}

async function sitDown(desk: Desk, person: string, said: SaidOf<'sit'>): Promise<Reply> {
  const read = said.name === undefined ? null : readName(said.name);
  if (read?.ok === false) return replies.no('bad-name', read.reason);
  // People who sit there already may send another number: one drawn after the promise was seen.
  const number = said.number ?? desk.stored.seats[said.seat]?.number ?? freshNumber();
  const seats = sit(desk.stored, person, said.seat, read?.name ?? null, number);
  await desk.learnNames([person]);
  const reply = await reseat(desk, seats);
  if (reply.ok) desk.presence.returned(said.seat);
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
  forget(desk, person);
  if (desk.play) showViews(desk, desk.presence.of(person));
  return replies.DONE;
}

async function chat(desk: Desk, person: string, said: SaidOf<'chat'>, key: string): Promise<Reply> {
  const held = desk.held(person);
  if (said.text.trim() === '') return replies.BLANK;
  if (held.length === 0 && (desk.stored.phase === 'playing' || desk.stored.barred.includes(person)))
    return replies.HUSHED;
  let side: readonly Seat[] | null = null;
  if (said.side !== undefined) {
    if (!held.includes(said.side)) return replies.NOT_YOURS;
    side = sideOf(desk.sides(), said.side);
    if (side === null) return replies.NO_SIDES;
  }
  const seat = said.side ?? held[0] ?? null;
  if (seat === null) await desk.learnNames([person]);
  const name = speaker(desk, person, seat);
  const line = await desk.chatting.add({ at: desk.now(), person, name, seat, text: said.text, side, said: key });
  for (const guest of desk.presence.guests.values()) {
    if (mayRead(line, guest.line.person, desk.stored.seats)) tell(guest.line, { type: 'chat', line: shown(line) });
  }
  return replies.DONE;
}

/** The name of a seat; somebody who has none cannot pass for somebody who does. */
function speaker(desk: Desk, person: string, seat: Seat | null): string {
  const seated = namesOfSeats(desk.stored, desk.names);
  const own = seat === null ? null : seated[seat];
  return own ?? unlike(new Set(seated.flatMap((name) => name ?? []).map(looksOf)), desk.names.get(person) ?? 'Guest');
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
  const made = await desk.door.again(desk.stored, desk.wantRematch);
  if (!made.ok) return made;
  await desk.save({ next: made.code });
  return replies.DONE;
}
