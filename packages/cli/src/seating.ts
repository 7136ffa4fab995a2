// Seating: who sits where, a person or which bot, and under which name. It is kept beside the saved game.

import { readFileSync } from 'node:fs';
import type { NameOf, Seat } from '@tabella/kernel';
import { replaceFile } from './saves.ts';

export const PERSON = 'person';

export interface Seating {
  readonly names: readonly string[];
  /** `person`, or the bot of that seat such as `search:200`. */
  readonly players: readonly string[];
}

const NAMES = 'Ada Bruno Clara Dario Edda Falk Greta Hugo Ines Jonas Kira Leo Mara Nils Olga'.split(' ');
const LONGEST = 24;

export const isPerson = (seating: Seating, seat: Seat): boolean => seating.players[seat] === PERSON;
export const peopleIn = (seating: Seating): Seat[] =>
  seating.players.flatMap((_, i) => (isPerson(seating, i) ? [i] : []));
export const nameIn =
  (seating: Seating): NameOf =>
  (seat) =>
    seating.names[seat] ?? `seat ${seat + 1}`;

export interface SeatingTerms {
  readonly seats: number;
  /** The first of the people; the others sit to the right. */
  readonly seat: Seat;
  readonly people: number;
  readonly names: readonly string[];
  readonly bots: readonly string[];
}

export function seat(terms: SeatingTerms): Seating {
  const players = new Array<string>(terms.seats).fill('');
  const names = Array.from({ length: terms.seats }, (_, i) => NAMES[i] ?? `Seat ${i + 1}`);
  for (let i = 0; i < terms.people; i++) {
    const at = (terms.seat + i) % terms.seats;
    players[at] = PERSON;
    const name = cleanName(terms.names[i]);
    if (name === null) continue;
    // Nobody else keeps a name that a person wants.
    const taken = names.findIndex((one, other) => one === name && other !== at);
    if (taken >= 0) names[taken] = names[at] as string;
    names[at] = name;
  }
  let next = 0;
  for (let i = 0; i < terms.seats; i++) {
    if (players[i] === '') players[i] = terms.bots[next++ % terms.bots.length] ?? PERSON;
  }
  return { names, players };
}

/** A name as it can stand in a sentence: no control signs, not too long. */
function cleanName(given: string | undefined): string | null {
  const name = (given ?? '').replace(/\p{C}/gu, '').trim().slice(0, LONGEST);
  return name === '' ? null : name;
}

const besideGame = (path: string): string => `${path}.seats`;

export function saveSeating(path: string, seating: Seating): void {
  replaceFile(besideGame(path), `${JSON.stringify(seating)}\n`);
}

/** The seating kept beside a game, or null when there is none that fits. */
export function loadSeating(path: string, seats: number): Seating | null {
  try {
    const { names, players } = JSON.parse(readFileSync(besideGame(path), 'utf8')) as Partial<Seating>;
    if (!isTexts(names, seats) || !isTexts(players, seats)) return null;
    return { names: names.map((name, i) => cleanName(name) ?? `Seat ${i + 1}`), players };
  } catch {
    return null;
  }
}

/** The seating kept beside a game, or one with the usual names. */
export function seatingOf(path: string, seats: number): Seating {
  return loadSeating(path, seats) ?? seat({ seats, seat: 0, people: seats, names: [], bots: [] });
}

function isTexts(value: unknown, length: number): value is readonly string[] {
  return Array.isArray(value) && value.length === length && value.every((one) => typeof one === 'string');
}
