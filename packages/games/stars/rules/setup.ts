// Set-up: who is the Alien, the cipher, a message card for each side, and three secret rolls for each.

import { type Chance, shuffle } from '@tabella/kernel';
import type { Deck, Side } from '../lexicon/deck.ts';
import { ALPHABET, type Cipher, canonical, drawFromDeck, drawUniform } from '../solver/index.ts';
import { rolesIn, seatsFrom, teamsIn } from './roles.ts';
import type { Message, Options, State } from './state.ts';

export function setup(deck: Deck, seats: number, options: Options, chance: Chance): State {
  const teams = teamsIn(options);
  const order = seatsFrom(seats, options);
  if (options.alien === 0) shuffle(chance, order);
  const cipher = Object.freeze(drawCipher(options, chance));
  return {
    seats,
    options,
    team: rolesIn(order, teams).map((role) => role.team),
    aliens: order.slice(0, teams),
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
