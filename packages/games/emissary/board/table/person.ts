// Everything a dossier says, in words: for those who cannot see it.

import type { Seat } from '@tabella/kernel';
import type { Note } from '../notes.ts';
import type { BoardWords } from '../say.ts';
import { type BoardScene, roleOf, seatOf } from '../scene.ts';
import { COLOURS, IDENTITIES } from '../terms.ts';

export function personLabel(scene: BoardScene, seat: Seat, note: Note, say: BoardWords): string {
  const one = seatOf(scene.view, seat);
  const role = roleOf(scene.view, seat);
  const fallen = scene.view.fallen.find((fall) => fall.seat === seat);
  const marked = IDENTITIES.filter((identity) => note.marks[identity] === 'in');
  const parts = [
    scene.name(seat),
    one.character ?? say.faceDown,
    one.up ? say.genders[one.gender] : one.character !== null ? say.faceDown : '',
    one.identity ?? '',
    role ? say.roles[role] : '',
    fallen ? `${say.caseClosed}, ${say.outOn(fallen.turn)}` : '',
    ...(one.alive ? COLOURS.map((colour) => say.slots(one[colour], colour)) : []),
    one.alive ? say.hand(one.cards) : '',
    one.locked ? say.statuses.locked : '',
    one.trapped ? say.statuses.trapped : '',
    one.known.length > 0 ? say.seen(one.known.length) : '',
    marked.length > 0 ? say.noted(marked.join(', ')) : '',
    ...scene.view.stack.flatMap((card, i) => (card.by === seat ? [say.number(i + 1)] : [])),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
