// A match written down: where each tile was laid and how it lies, figures, points, and the standing after a turn that scored.

import type { NameOf, RecordWords, Seat } from '@tabella/kernel';
import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { figureAs } from './names.ts';
import { tileName, withArticle } from './tiles.ts';

const TURNED = ['', ', turned by a quarter', ', turned by a half', ', turned by three quarters'];

export const record: RecordWords<CarcassonneTypes> = {
  line: (event, _view, name) => (event.kind === 'places' ? placed(event, name) : null),
  close: (view, before, name) => {
    // The last one is told at the end.
    if (view.phase === 'over') return [];
    const scored = view.seats.some(({ score }, seat) => score !== before.seats[seat]?.score);
    return scored ? [`Standing: ${standing(view, name)}.`] : [];
  },
  end: (view, name) => [`Final score: ${standing(view, name)}.`],
};

function placed(event: Extract<CarcassonneEvent, { readonly kind: 'places' }>, name: NameOf): string {
  const { seat, tile, garden, x, y, rotation, figure, on } = event;
  const extra = { turn: '', builder: 'a second tile, ', message: 'another tile, ' }[event.turn];
  const what = `${withArticle(tileName(tile))}${garden ? ' with a garden' : ''}`;
  const put = figure !== null && on !== null ? `, with ${figureAs(figure, on, tile)}` : '';
  return `${name(seat)} lays ${extra}${what} ${placeName(x, y)}${TURNED[rotation] ?? ''}${put}.`;
}

/** By steps from the tile with which the match began; south grows. */
function placeName(x: number, y: number): string {
  const across = x === 0 ? '' : `${Math.abs(x)} ${x > 0 ? 'east' : 'west'}`;
  const down = y === 0 ? '' : `${Math.abs(y)} ${y > 0 ? 'south' : 'north'}`;
  return `${[across, down].filter((part) => part !== '').join(', ')} of the start tile`;
}

const standing = ({ seats }: View, name: NameOf): string =>
  seats.map(({ score }, seat: Seat) => `${name(seat)} ${score}`).join(', ');
