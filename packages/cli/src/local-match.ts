// One match at this terminal, with its people, its bots and its file. Nothing is shown that is not saved.

import { randomBytes } from 'node:crypto';
import {
  type Accepted,
  commitment,
  type Fairness,
  type Fault,
  type GamePackage,
  type Log,
  Match,
  type OptionValues,
  type Refusal,
  reasonIn,
  sha256Hex,
  wordsAt,
} from '@tabella/kernel';
import { newFile, saveLog } from './saves.ts';
import { type Seating, saveSeating } from './seating.ts';
import { Trouble } from './trouble.ts';

/** Only the game itself looks inside a state. */
export type AnyMatch = Match<unknown, unknown>;

export interface LocalMatch {
  readonly gamePackage: GamePackage;
  readonly match: AnyMatch;
  readonly seating: Seating;
  readonly path: string;
}

/** The game package with the words of this match. */
export const packageAt = (gamePackage: GamePackage, match: AnyMatch): GamePackage => ({
  ...gamePackage,
  words: wordsAt(gamePackage.words, match.options as OptionValues),
});

/** Drawn by the machine's own chance; from a text only when somebody wants the same deal again. */
export function deal(seats: number, seed: string | undefined): Fairness {
  const own = (i: number): string => (seed === undefined ? randomBytes(8).toString('hex') : `seat ${i + 1}`);
  const secret = seed === undefined ? randomBytes(32).toString('hex') : sha256Hex(`tabella seed ${seed}`);
  const contributions = Array.from({ length: seats }, (_, i) => own(i));
  return { secret, contributions, bound: true, ...(seed === undefined ? {} : { seeded: true }) };
}

export function sitDown(gamePackage: GamePackage, seating: Seating, options: unknown, fairness: Fairness): LocalMatch {
  const match = Match.start(gamePackage.game, { seats: seating.players.length, options, fairness });
  if (!(match instanceof Match)) throw new Trouble(reasonIn(gamePackage.words, match));
  const path = newFile(gamePackage.game.id, randomBytes(3).toString('hex'));
  saveSeating(path, seating);
  saveLog(path, match.record());
  return { gamePackage: packageAt(gamePackage, match), match, seating, path };
}

/** Goes on with a saved game. */
export function sitDownAgain(gamePackage: GamePackage, seating: Seating, log: Log, path: string): LocalMatch {
  const match = Match.replay(gamePackage.game, log);
  if (!(match instanceof Match)) throw new Trouble(`${path}: ${match.reason}`);
  saveSeating(path, seating);
  return { gamePackage: packageAt(gamePackage, match), match, seating, path };
}

export function answer(local: LocalMatch, seat: number, ask: number, choice: unknown): Accepted | Refusal | Fault {
  const reply = local.match.answer(seat, ask, choice);
  if (reply.ok) saveLog(local.path, local.match.record());
  else if ('file' in reply) saveLog(faultPath(local), reply.file);
  return reply;
}

export function takeBack(local: LocalMatch, seat: number): Accepted | Refusal {
  const reply = local.match.undo(seat, 'right');
  if (reply.ok) saveLog(local.path, local.match.record());
  return reply;
}

/** Where the file goes that shows how a rule broke. */
export const faultPath = (local: LocalMatch): string => `${local.path}.fault`;

export const promised = (local: LocalMatch): string => commitment(local.match.fairness.secret);
