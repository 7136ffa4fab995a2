// The set-up (rulings 1 to 3): scrolls dealt sealed, the rest of them open; a deck, a small hand each, some discards.

import { type Chance, shuffle } from '@tabella/kernel';
import { DECK, DISCARD, GATHER, HAND, PILE, type Rules, SEALED } from './box.ts';
import type { Options } from './options.ts';
import type { CardSet } from './set/card.ts';
import type { State } from './state.ts';

export function setup(rules: Rules, seats: number, options: Options, chance: Chance): State {
  const { set, box } = rules;
  const deck = set.cards.flatMap((card) => new Array<number>(card.count).fill(card.face));
  const { dealt, open } = scrolls(set, seats, chance);
  const cards = box.make([...deck, ...dealt, ...open], DECK);
  for (let i = 0; i < dealt.length; i++) box.move(cards, deck.length + i, GATHER);
  for (let i = 0; i < open.length; i++) box.move(cards, deck.length + dealt.length + i, PILE);
  box.shuffle(cards, GATHER, chance);
  box.shuffle(cards, DECK, chance);
  const each = (zone: number): number[] => Array.from({ length: seats }, (_, seat) => zone + seat);
  box.deal(cards, GATHER, each(SEALED), 1);
  box.deal(cards, DECK, each(HAND), set.file.rules.startHand);
  for (let i = 0; i < seats; i++) box.draw(cards, DECK, DISCARD);
  return {
    cards,
    seats,
    options,
    phase: 'choose',
    turn: 1,
    lantern: chance.int(seats),
    cracks: [],
    queue: [],
    at: 0,
    cancelled: 0,
    wards: [],
    blocks: [],
    glimpses: [],
    plays: [],
    waiting: [],
    window: null,
    end: null,
    result: null,
  };
}

/** One of the highest kind, one lethal, and for the other seats some of the rest at random; all others lie open. */
function scrolls(set: CardSet, seats: number, chance: Chance): { dealt: number[]; open: number[] } {
  const { top, poison } = set;
  const rest = set.scrolls.flatMap((kind) => {
    if (kind === top) return [];
    return new Array<number>(kind.count - (kind === poison ? 1 : 0)).fill(kind.face);
  });
  shuffle(chance, rest);
  const dealt = [top.face, poison.face, ...rest.slice(0, seats - 2)];
  const open = [...new Array<number>(top.count - 1).fill(top.face), ...rest.slice(seats - 2)];
  return { dealt, open: open.sort((a, b) => a - b) };
}
