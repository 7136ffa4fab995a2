// Set-up: who is the Alien, the cipher, a message card for each side, and three secret rolls for each.

import { type Chance, type Seat, shuffle } from '@tabella/kernel';
import type { Deck, Side } from '../lexicon/deck.ts';
import { ALPHABET, type Cipher, canonical, drawFromDeck, drawUniform } from '../solver/index.ts';
import type { Message, Options, State } from './state.ts';

export function setup(deck: Deck, seats: number, options: Options, chance: Chance): State {
  const teams = options.mode === 'team' ? 2 : 1;
  // Round the table from the Alien's seat on; seats alternate between the teams, and the first of a team is its Alien.
  const order = Array.from({ length: seats }, (_, i) => (i + Math.max(options.alien, 1) - 1) % seats);
  if (options.alien === 0) shuffle(chance, order);
  const team = new Array<number>(seats).fill(0);
  const aliens: Seat[] = [];
  order.forEach((seat, i) => {
    team[seat] = i % teams;
    if (i < teams) aliens.push(seat);
  });
  const cipher = Object.freeze(drawCipher(options, chance));
  return {
    seats,
    options,
    team,
    aliens,
    cipher,
    messages: dealMessages(deck, teams, chance),
    phase: 'alien',
    round: 0,
    sent: [],
    proposals: [],
    voted: [],
    settled: new Array<string | null>(teams).fill(null),
    done: new Array<boolean>(teams).fill(false),
    guesses: [],
    result: null,
  };
}

function drawCipher(options: Options, chance: Chance): Cipher {
  if (options.draw === 'uniform') return canonical(drawUniform((n) => chance.int(n)));
  return canonical(drawFromDeck(shuffle(chance, [...ALPHABET]).join('')).cipher);
}

function dealMessages(deck: Deck, teams: number, chance: Chance): Message[] {
  const piles = (['alien', 'scientist'] as const).map((side) => shuffle(chance, cardsOf(deck, side)));
  const messages: Message[] = [];
  for (let team = 0; team < teams; team++) {
    for (const pile of piles) {
      const card = pile[team];
      if (card === undefined) throw new Error('too few message cards');
      messages.push({ card, dice: roll(chance) });
    }
  }
  return messages;
}

export function roll(chance: Chance): number[] {
  return [chance.int(6), chance.int(6), chance.int(6)];
}

/** The places in the deck of all cards of one side. */
export function cardsOf(deck: Deck, side: Side): number[] {
  return deck.cards.flatMap((card, place) => (card.side === side ? [place] : []));
}
