// The table at the start: the start tile, the shuffled piles, and everybody's figures.

import { type Chance, shuffle } from '@tabella/kernel';
import { boxOf } from './box.ts';
import { dealFigures } from './core/figures.ts';
import { newLand } from './core/land.ts';
import { lay } from './core/lay.ts';
import { setMessage, setPile } from './core/piles.ts';
import type { MessageId } from './names.ts';
import type { Options } from './options.ts';
import { refuses } from './refuses.ts';
import { NOTHING, type State } from './state.ts';

const MEEPLES_EACH = 7;

export function setup(seats: number, options: Options, chance: Chance): State {
  const why = refuses(seats, options);
  if (why !== null) throw new Error(why.kind);
  const { pile, figures } = boxOf(options);
  const { table, parts, tiles, segments } = pile;
  const land = newLand(tiles, segments, seats);
  let place = 0;
  for (const part of parts) {
    setPile(land, shuffle(chance, part.slice()), place);
    place += part.length;
  }
  shuffle<MessageId>(chance, [1, 2, 3, 4, 5, 6, 7, 8]).forEach((message, i) => {
    setMessage(land, i, message);
  });
  for (let seat = 0; seat < seats; seat++) dealFigures(land, seat, MEEPLES_EACH, (slot) => figures.includes(slot));
  for (const { variant, x, y } of table) lay(land, variant, x, y, 0, -1);
  return {
    land,
    options,
    seats,
    active: chance.int(seats),
    stage: 'begin',
    turn: 'turn',
    builder: false,
    tile: -1,
    drawn: -1,
    at: 0,
    size: place,
    hidden: 0,
    removed: NOTHING,
    aside: NOTHING,
    mixed: 0,
    late: 0,
    waiting: NOTHING,
    round: null,
    forward: 0,
    bound: 0,
    message: 0,
    messages: 0,
    resume: 'end',
    awards: NOTHING,
    result: null,
  };
}
