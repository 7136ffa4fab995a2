// A snapshot: a running match as plain data, so that it can be gone on with without being played again from its start. It
// holds the last resting state and what came of each batch since; what was told and the rows are kept beside it.

import type { Answer, Outcome, Seat } from './ask.ts';
import { decode, encode } from './data.ts';
import type { Game } from './game.ts';
import type { Told } from './known.ts';
import type { Position } from './position.ts';
import type { Place } from './streams.ts';
import type { Clean, Undone } from './trail.ts';

export interface MatchSnapshot {
  /** So many rows had been played, and so many questions asked. */
  readonly rows: number;
  readonly asked: number;
  /** The last resting state, as `encode` writes it, and its place in the chance of the match. */
  readonly rest: string;
  readonly place: Place;
  /** How much had been told at the resting point. */
  readonly told: number;
  /** What came of each batch since, and in which branch of chance play went on. */
  readonly since: readonly { readonly outcome: Outcome; readonly branch: number }[];
  readonly branch: number;
  /** What was answered so far to the open questions, by their place in the batch. */
  readonly declared: readonly { readonly place: number; readonly answer: Answer }[];
  /** The last answers: who may take back which. What lies before them is played again when one of them is taken back. */
  readonly trail: readonly PastAnswer[];
  readonly undone: readonly Undone[];
  readonly undos: number;
}

/** An answer of which only this is known: it was given before the snapshot. */
interface PastAnswer {
  readonly seat: Seat;
  readonly seq: number;
  readonly silent: boolean;
  readonly clean: Clean;
}

/** A snapshot with what had been told until its resting point. */
export interface Resumption {
  readonly snapshot: MatchSnapshot;
  readonly told: readonly Told[];
}

/** The resting state in a snapshot; throws if it is none of this game. */
export function restIn<S>(game: Game<S, unknown>, { rest }: MatchSnapshot): S {
  const state = decode(rest) as S;
  game.check(state);
  return state;
}

/**
 * Where a match of earlier rules goes on by these: its last resting point in the shape of today, as `Game.upgrade` makes it;
 * null when it does not. What was answered since the resting point is no part of it. The question that stands open at the
 * resting point keeps its number, so that whoever is about to answer it may.
 */
export function upgradedPosition<S>(
  game: Game<S, unknown>,
  from: number,
  { snapshot, told }: Resumption,
): Position | null {
  const state = game.upgrade?.(decode(snapshot.rest), from) ?? null;
  if (state === null) return null;
  game.check(state);
  const asked = snapshot.since.length === 0 ? snapshot.asked - 1 : snapshot.asked;
  return { state: encode(state), told: told.slice(0, snapshot.told), asked };
}
