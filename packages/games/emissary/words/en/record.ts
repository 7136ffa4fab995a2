// A match written down with everything in the open: sealed messages with their faces, every card that was drawn or taken, and
// at the end who was who.

import type { RecordWords, Seat } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import type { EmissaryEvent } from '../../rules/events.ts';
import type { CardFace } from '../../rules/terms.ts';
import type { EmissaryTypes } from '../../rules/types.ts';
import type { SeatView, View } from '../../rules/view.ts';
import { event as sentence } from './events.ts';
import { aFace, faceName } from './names.ts';

export const record: RecordWords<EmissaryTypes> = {
  line: (event, view, name, later) => {
    switch (event.kind) {
      case 'sends': {
        const face = faceOf(event.seat, view, later);
        if (event.card !== null || face === null) return null;
        return `${sentence(event, name).replace(/\.$/, '')}: ${aFace(face)}.`;
      }
      case 'sits': {
        const character = view.seats[event.seat]?.character ?? null;
        if (event.character !== null || character === null) return null;
        return `${name(event.seat)} plays ${character}, face-down.`;
      }
      // The heading says it.
      case 'turn':
        return '';
      // What exactly was drawn, taken or given is told as well.
      case 'draws':
      case 'takes':
      case 'hands-over':
        return '';
      default:
        return null;
    }
  },
  end: (view, name) => [
    'Who was who:',
    ...view.seats.map((one, seat) => `  ${name(seat)}: ${person(one)}.`),
    ...deck(view),
  ],
};

/** The face of the message that this seat has sent; it may have come to its end in the same moment. */
function faceOf(sender: Seat, view: View, later: readonly EmissaryEvent[]): CardFace | null {
  for (const event of later) {
    if (event.kind === 'obtains' && event.from === sender && event.cause === 'transmitted') return event.card;
    if (event.kind === 'lost') return view.discard.at(-1) ?? null;
  }
  return view.letter?.face ?? null;
}

function person({ identity, character, alive, messages, known }: SeatView): string {
  const who = [identity ?? 'no identity', character ?? 'no character', ...(alive ? [] : ['eliminated'])].join(', ');
  const lay =
    messages.length === 0 ? 'no messages' : `messages: ${messages.map(({ card }) => faceName(card)).join(', ')}`;
  const held = known.length === 0 ? '' : `; hand: ${known.map(faceName).join(', ')}`;
  return `${who}; ${lay}${held}`;
}

const deck = ({ removedSeen }: View): readonly string[] =>
  removedSeen.length === 0 ? [] : [`Prove cards out of the game: ${list(removedSeen.map(faceName))}.`];
