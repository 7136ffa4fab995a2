// The table of the guided game: a short match by the real rules, with tiles and messages that come in a known order.

import { Match } from '@tabella/kernel';
import { boxOf } from '../../rules/box.ts';
import type { FigureChoice } from '../../rules/choices.ts';
import { put } from '../../rules/core/figures.ts';
import { lay } from '../../rules/core/lay.ts';
import { setMessage, setPile } from '../../rules/core/piles.ts';
import { addToTally, setTotal } from '../../rules/core/purse.ts';
import { FIGURE_SLOTS } from '../../rules/figures.ts';
import { carcassonne } from '../../rules/game.ts';
import type { MessageId } from '../../rules/names.ts';
import type { Options } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import { variantOf } from '../../tiles/compile.ts';
import { kindNumber } from '../../tiles/index.ts';

export const YOU = 0;
const ADA = 1;

/** What lies there when the lesson begins, around the start tile. */
const LAND = [
  // Its road runs east, into the start tile.
  { kind: 'base-A', x: -1, y: 0, rotation: 3, seat: YOU },
  { kind: 'base-B', x: 0, y: 1, rotation: 0, seat: ADA },
  { kind: 'base-E', x: 1, y: 1, rotation: 2, seat: YOU },
] as const;
/** My monk on the first of them, Ada's on the second. */
const MONKS = [
  { seat: YOU, tile: 1 },
  { seat: ADA, tile: 2 },
] as const;
const TRACK = [
  { scorer: 11, messenger: 8 },
  { scorer: 9, messenger: 6 },
] as const;

/** Drawn in this order: by me, by Ada, and so on. */
const PILE = ['base-U', 'base-E', 'base-W', 'base-V', 'base-E'];
const FIRST_MESSAGE: MessageId = 3;

/** A figure on a segment of the tile just laid. */
export const meeple = (segment: number): FigureChoice => ({ figure: 'meeple', segment });

export function begin(): Match<State, Options> {
  const match = Match.start(
    { ...carcassonne, setup: (seats, options, chance) => arrange(carcassonne.setup(seats, options, chance)) },
    { seats: 2, fairness: { secret: '5a'.repeat(32), contributions: [] } },
  );
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

function arrange(s: State): State {
  const left = boxOf(s.options).pile.parts.flat();
  const take = (kind: string): number => {
    const variant = variantOf(kindNumber(kind), false);
    const place = left.indexOf(variant);
    if (place < 0) throw new Error(`no ${kind} is left`);
    return left.splice(place, 1)[0] as number;
  };
  for (const { kind, x, y, rotation, seat } of LAND) lay(s.land, take(kind), x, y, rotation, seat);
  for (const { seat, tile } of MONKS) put(s.land, seat, FIGURE_SLOTS.meeple, tile, 0);
  TRACK.forEach(({ scorer, messenger }, seat) => {
    setTotal(s.land, seat, 'scorer', scorer);
    setTotal(s.land, seat, 'messenger', messenger);
    addToTally(s.land, seat, 0, scorer + messenger);
  });
  const pile = PILE.map(take);
  setPile(s.land, pile);
  s.size = pile.length;
  // The rest of the box is not played with.
  s.removed = Object.freeze(left);
  const others = ([1, 2, 3, 4, 5, 6, 7, 8] as const).filter((one) => one !== FIRST_MESSAGE);
  [FIRST_MESSAGE, ...others].forEach((message, place) => {
    setMessage(s.land, place, message);
  });
  s.active = YOU;
  return s;
}
