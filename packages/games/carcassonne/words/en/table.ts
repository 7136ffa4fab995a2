// The table as lines of text: the land as a map, the tile in hand, and what everybody has.

import type { NameOf } from '@tabella/kernel';
import { list, plural } from '@tabella/ui/english';
import type { FigureKind } from '../../rules/names.ts';
import type { SeatView, TileView, View } from '../../rules/view.ts';
import { FIGURES, tileText } from './names.ts';

const EDGES: Readonly<Record<string, string>> = { C: '#', R: '+', V: '~', F: '.', '*': '=' };
const SEATS = 'ABCDEF';
/** Columns of the map that a small terminal holds, three letters a tile. */
const MOST_COLUMNS = 26;

export function table(view: View, name: NameOf): readonly string[] {
  return [
    ...map(view),
    'The land: # city, + road, . field, ~ river, = abbey, M monastery; letters are figures.',
    ...view.seats.map((seat, i) => seatLine(view, seat, i, name)),
    `Tiles left: ${view.left}.${view.drawn ? ` In hand: ${tileText(view.drawn)}.` : ''}`,
    ...(view.messages && view.messages.drawn > 0 ? [`Messages drawn: ${view.messages.drawn}.`] : []),
  ];
}

function seatLine(view: View, seat: SeatView, i: number, name: NameOf): string {
  const score = view.messages ? `${seat.score} (${seat.scorer} and ${seat.messenger})` : String(seat.score);
  const supply = (Object.keys(seat.supply) as FigureKind[])
    .filter((figure) => seat.figures[figure] > 0)
    .map((figure) =>
      figure === 'meeple' ? plural(seat.supply.meeple, 'meeple') : seat.supply[figure] > 0 ? FIGURES[figure] : '',
    )
    .filter((part) => part !== '');
  const goods = Object.entries(seat.goods).flatMap(([kind, held]) => (held > 0 ? [`${held} ${kind}`] : []));
  const mine = view.active === i ? '*' : ' ';
  return `${mine}${SEATS[i]} ${name(i)}: ${score}; ${list([...supply, ...goods])}`;
}

function map(view: View): string[] {
  const xs = view.tiles.map((tile) => tile.x);
  const ys = view.tiles.map((tile) => tile.y);
  const [left, right, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const at = new Map(view.tiles.map((tile) => [`${tile.x} ${tile.y}`, tile]));
  const lines: string[] = [];
  for (let y = north; y <= south; y++) {
    const rows = ['', '', ''];
    for (let x = left; x <= Math.min(right, left + MOST_COLUMNS - 1); x++) {
      const drawn = tileRows(view, at.get(`${x} ${y}`));
      for (let row = 0; row < 3; row++) rows[row] += drawn[row] as string;
    }
    lines.push(...rows.map((row) => row.trimEnd()));
  }
  return lines;
}

function tileRows(view: View, tile: TileView | undefined): readonly string[] {
  if (!tile) return ['   ', '   ', '   '];
  const [north, east, south, west] = [...tile.edges].map((letter) => EDGES[letter] as string);
  const figure = view.figures.find((one) => one.tile === tile.tile);
  const monastery = tile.features.some((feature) => view.features[feature]?.type === 'monastery');
  const middle = figure ? (SEATS[figure.seat] as string) : monastery ? 'M' : '.';
  return [`.${north}.`, `${west}${middle}${east}`, `.${south}.`];
}
