// Who lost track of something they knew, a card or a fact: their worlds cannot be pulled back to the set-up.

import type { Seat } from '../ask.ts';
import { type Cards, FACE, read } from '../cards/cards.ts';
import { encode } from '../data.ts';
import { type Audience, hears } from '../game.ts';

export class LostTrack {
  readonly viewers = new Set<Seat | null>();
  /** What was known when it was last looked: the facts, by what they say of which faces, and who knew them. */
  private known = new Map<string, Audience>();

  constructor(private readonly seats: number) {}

  note(cards: Cards): void {
    for (const group of cards.groups) if (group.mixed) this.add(group.to);
    const known = factsIn(cards);
    // A fact about a card that can no longer be followed is kept by those only who can.
    for (const [fact, to] of this.known) this.add(to & ~(known.get(fact) ?? 0));
    this.known = known;
  }

  private add(lost: Audience): void {
    if (lost === 0) return;
    for (let seat = 0; seat < this.seats; seat++) if (hears(lost, seat)) this.viewers.add(seat);
    if (hears(lost, null)) this.viewers.add(null);
  }
}

/** Ids are renamed at resting points: a fact is known again by the faces of its cards. */
function factsIn(cards: Cards): Map<string, Audience> {
  const known = new Map<string, Audience>();
  for (const { to, kind, ids, data } of cards.facts) {
    let key = `${kind} ${encode(data)} ${ids.map((id) => read(cards, FACE, id))}`;
    while (known.has(key)) key += ' again';
    known.set(key, to);
  }
  return known;
}
