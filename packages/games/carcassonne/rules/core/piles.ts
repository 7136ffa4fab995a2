// The two piles: tiles in the order of drawing, and the messages in the stack from the top.

import type { Chance } from '@tabella/kernel';
import type { MessageId } from '../names.ts';
import type { Land } from './land.ts';
import { MESSAGES } from './layout.ts';
import { MESSAGE_TILES } from './sizes.ts';

/** The variant at a place of the pile. */
export const pileAt = (land: Land, place: number): number => land.mem[land.pile + place] ?? 0;

/** The variants from one place of the pile up to another. */
export const pileBetween = (land: Land, from: number, to: number): number[] =>
  Array.from(land.mem.subarray(land.pile + from, land.pile + to));

/** Puts these into the pile, from a place on. */
export function setPile(land: Land, variants: readonly number[], from = 0): void {
  let at = land.pile + from;
  for (const variant of variants) land.mem[at++] = variant;
}

/** Puts a part of the pile in order, so that it reveals nothing. */
export function sortPile(land: Land, from: number, to: number): void {
  land.mem.subarray(land.pile + from, land.pile + to).sort();
}

export function mixPile(land: Land, from: number, to: number, chance: Chance): void {
  mix(land.mem, land.pile + from, land.pile + to, chance);
}

/** Gives a part of the pile the order that it has in another land. */
export function copyPile(to: Land, from: Land, first: number, end: number): void {
  to.mem.set(from.mem.subarray(from.pile + first, from.pile + end), to.pile + first);
}

/** The message at a place of the stack. */
export const messageAt = (land: Land, place: number): MessageId => (land.mem[MESSAGES + place] ?? 0) as MessageId;

export function setMessage(land: Land, place: number, message: MessageId): void {
  land.mem[MESSAGES + place] = message;
}

/** Takes the top message; the others move up. */
export function takeMessage(land: Land): MessageId {
  const { mem } = land;
  const message = messageAt(land, 0);
  mem.copyWithin(MESSAGES, MESSAGES + 1, MESSAGES + MESSAGE_TILES);
  mem[MESSAGES + MESSAGE_TILES - 1] = 0;
  return message;
}

/** Puts the top of the stack in order, so that it reveals nothing. */
export function sortMessages(land: Land, many: number): void {
  land.mem.subarray(MESSAGES, MESSAGES + many).sort();
}

export function mixMessages(land: Land, many: number, chance: Chance): void {
  mix(land.mem, MESSAGES, MESSAGES + many, chance);
}

/** Gives the top of the stack the order that it has in another land. */
export function copyMessages(to: Land, from: Land, many: number): void {
  to.mem.set(from.mem.subarray(MESSAGES, MESSAGES + many), MESSAGES);
}

function mix(mem: Int16Array, from: number, to: number, chance: Chance): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + chance.int(i - from + 1);
    const other = mem[j] ?? 0;
    mem[j] = mem[i] ?? 0;
    mem[i] = other;
  }
}
