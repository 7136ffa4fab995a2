// What a command comes to: done, or refused with a code for programs and a sentence for people.

import { type Refusal, reasonIn, type Words } from '@tabella/kernel';
import type { About } from '../protocol/index.ts';

/** `about` and `why` are for readers in another language than English: what the sentence names, and what a game says of it. */
export type Refused = {
  readonly ok: false;
  readonly code: string;
  readonly reason: string;
  readonly about?: About;
  readonly why?: Refusal['why'];
};
export type Reply = { readonly ok: true } | Refused;

/** The code of a new table, or why there is none. */
export type Made = { readonly ok: true; readonly code: string } | Refused;

export const DONE: Reply = { ok: true };

export const no = (code: string, reason: string, about?: About): Refused => ({
  ok: false,
  code,
  reason,
  ...(about ? { about } : {}),
});

/** What the kernel or the rules refuse, in the words of the game. */
export function refused({ words }: { readonly words: Words }, refusal: Refusal): Refused {
  const { code, why } = refusal;
  return { ...no(code, reasonIn(words, refusal)), ...(why === undefined ? {} : { why }) };
}

export const NOT_YOURS = no('not-yours', 'This is not your seat.');
export const NEVER_LATE = no('never-late', 'At this table spectators see all hands when the match is over.');
export const PLAYERS_LATER = no('not-watching', 'Whoever plays here sees all hands when the match is over.', {
  case: 'hands',
});
export const SEEN_LATER = no(
  'seen-later',
  'Spectators of this table see all hands later, so nobody can take over a seat.',
);
export const NO_HINTS = no('no-hints', 'At this table nobody is given hints.');
export const HINT_UNDER_WAY = no('too-many', 'A bot is thinking for you already.', { case: 'hint' });
export const TAKEN = no('taken', 'Somebody sits there already.');
export const NO_ROOM = no('taken', 'More people sit at the table than that.', { case: 'room' });
export const NO_SEAT = no('no-seat', 'There is no such seat.');
export const BEGUN = no('begun', 'The match has begun.');
export const NOT_BEGUN = no('not-begun', 'The match has not begun.');
export const NOT_HOST = no('not-host', 'Only the host can do that.');
export const NOT_TAKEN = no('not-taken', 'Nobody sits there.');
export const NOT_YOURSELF = no('not-yourself', 'The host cannot be removed; leave instead.');
export const BARRED = no('barred', 'You cannot take a seat here: you were removed, or gave your seat away.');
export const TOO_SOON = no('too-soon', 'Give them a little more time.');
export const NOT_AWAITED = no('not-awaited', 'Nobody waits for them now.');
export const NOT_OVER = no('not-over', 'The match is not over.');
export const RUNNING = no(
  'not-over',
  'The record can be had when the match is over: it holds everything that is hidden.',
  { case: 'record' },
);
export const OVER = no('over', 'The match is over.');
export const SETTLED = no('settled', 'This table goes on from a moment of another match: its rules and seats stay.');
export const PAUSED = no('paused', 'The match is paused.');
export const NO_BOT = no('no-bot', 'There is no such bot for this game.');
export const NOT_FULL = no('not-full', 'Not every seat is taken.');
export const NO_WINDOW = no('no-window', 'There is nothing to hold.');
export const TOO_LONG = no('too-long', 'These notes are too long.');
export const NO_SIDES = no('no-sides', 'There are no sides to talk to here.');
export const NOT_SEATED = no('not-seated', 'Take a seat first.');
export const HUSHED = no('hushed', 'While the match runs only the players talk.');
export const NOT_WATCHING = no('not-watching', 'This chat is for spectators until the match is over.');
export const STALE = no('stale-ask', 'This question is no longer open.');
export const NOT_ASKED = no('not-asked', 'You are not asked anything now.');
export const NO_UNDO = no('no-undo', 'There is nothing that you could take back.');
export const NOT_ANY_MORE = no('no-undo', 'Something has come to light, or somebody has answered since.', {
  case: 'late',
});
export const REFUSED_ONCE = no('refused', 'The others were asked already.');
export const NO_REQUEST = no('no-request', 'Nobody asks for this any more.');
export const PLAYED_ON = no('played-on', 'Somebody still plays.');
export const BLANK = no('blank', 'There is nothing to read in this.');
/** A game that is not for so many. */
export const badSeats = ({ min, max }: { readonly min: number; readonly max: number }): Refused =>
  no('bad-seats', `This game is for ${min} to ${max}.`, { min, max });
export const NO_GAME = no('no-game', 'There is no such game here.');
export const GONE = no('gone', 'This table could not go on; try again.');
