// What a viewer is shown of a match of Courier, built up from what he has seen.

import { bitOf, type Choice, type Data, type Seat } from '@tabella/kernel';
import { box, DECK, DISCARD, nameOf, ROAD } from './box.ts';
import { agentCard, before, handOf, roleCard, type State } from './state.ts';

export interface SeatView {
  readonly cards: number;
  /** Cards of this hand that the viewer has seen, by name; the rest are backs. */
  readonly known: readonly string[];
  readonly before: readonly string[];
  readonly role: string | null;
  readonly agent: string | null;
  readonly up: boolean;
  readonly silenced: number;
}

export interface View {
  readonly phase: string;
  readonly active: Seat;
  /** Before whom the message lies, and its face if the viewer knows it. */
  readonly road: { readonly at: Seat; readonly face: string | null; readonly seized: boolean } | null;
  readonly deck: number;
  /** The top of the deck, if the viewer has seen it. */
  readonly top: string | null;
  readonly discard: readonly string[];
  readonly me: Seat | null;
  readonly hand: readonly { readonly card: number; readonly face: string }[];
  readonly seats: readonly SeatView[];
  readonly silence: number;
}

export function view(s: State, viewer: Seat | null): Data {
  const bit = bitOf(viewer);
  const name = (id: number): string => nameOf(box.face(s.cards, id));
  const seen = (id: number): string | null => ((box.seenBy(s.cards, id) & bit) !== 0 ? name(id) : null);
  const known = (ids: readonly number[]): string[] => ids.flatMap((id) => seen(id) ?? []).sort();
  const top = box.top(s.cards, DECK);
  const message = box.list(s.cards, ROAD)[0];
  const out: View = {
    phase: s.phase,
    active: s.active,
    road: message === undefined ? null : { at: s.at, face: seen(message), seized: s.seized },
    deck: box.count(s.cards, DECK),
    top: box.count(s.cards, DECK) > 0 ? seen(top) : null,
    discard: box.list(s.cards, DISCARD).map(name),
    me: viewer,
    hand: viewer === null ? [] : handOf(s, viewer).map((card) => ({ card, face: name(card) })),
    seats: s.up.map((up, seat) => ({
      cards: handOf(s, seat).length,
      known: known(handOf(s, seat)),
      before: before(s, seat).map(name),
      role: seen(roleCard(s, seat)),
      agent: seen(agentCard(s, seat)),
      up,
      silenced: s.silenced[seat] ?? 0,
    })),
    silence: s.options.silence,
  };
  return out as unknown as { readonly [key: string]: Choice };
}
