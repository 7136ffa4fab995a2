// Set-up: everybody picks one of two characters; only then are identities dealt, and three cards.

import { type Cards, type Chance, cloneCards, EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { question, together } from './asking.ts';
import { box, CHARACTER, DECK, HAND, IDENTITY, OFFER, SHELF, SPARE, wholeBox } from './box.ts';
import { deed } from './deed.ts';
import { DECK_SIZE, deckFaces, FIRST_PERSON, identityFace } from './faces.ts';
import { identityCounts, type Options } from './options.ts';
import { people } from './people.ts';
import { characterCard, personAt, type State } from './state.ts';
import { IDENTITIES } from './terms.ts';
import type { Table } from './types.ts';

const STARTING_HAND = 3;

/** Everything in its pile, not shuffled, by deck and identities: made once, cloned for every match. */
const boxes = new Map<string, Cards>();

function unpacked(seats: number, options: Options): Cards {
  const key = `${seats} ${options.deck} ${options.identities}`;
  const known = boxes.get(key);
  if (known !== undefined) return known;
  const counts = identityCounts(seats, options) ?? [];
  const identities = counts.flatMap((n, i) => new Array<number>(n).fill(identityFace(IDENTITIES[i] ?? 'MOF')));
  const cards = wholeBox.make(
    [...deckFaces(options.deck), ...identities, ...people.map((_, i) => FIRST_PERSON + i)],
    DECK,
  );
  // Identities wait on the shelf until they are dealt, characters among the spare ones.
  for (let i = 0; i < seats; i++) wholeBox.move(cards, DECK_SIZE + i, SHELF);
  for (let i = 0; i < people.length; i++) wholeBox.move(cards, DECK_SIZE + seats + i, SPARE);
  boxes.set(key, cards);
  return cards;
}

/** The zone of each seat. */
const zones = (first: number, seats: number): number[] => Array.from({ length: seats }, (_, seat) => first + seat);

export function setup(seats: number, options: Options, chance: Chance): State {
  const cards = cloneCards(unpacked(seats, options));
  for (const zone of [DECK, SHELF, SPARE]) wholeBox.shuffle(cards, zone, chance);
  wholeBox.deal(cards, SPARE, zones(OFFER, seats), 2);
  const active = chance.int(seats);
  return {
    cards,
    seats,
    options,
    phase: 'pick',
    active,
    turn: 1,
    drawsLeft: 0,
    priority: active,
    alive: (1 << seats) - 1,
    up: 0,
    locked: 0,
    trapped: 0,
    used: 0,
    imputed: 0,
    loose: false,
    letter: null,
    stack: [],
    tally: new Array<number>(seats * 3).fill(0),
    marks: new Array<number>(DECK_SIZE).fill(0),
    cleared: new Array<number>(seats).fill(0),
    claims: [],
    fallen: [],
    ending: null,
    result: null,
  };
}

/** Everybody picks one of two; plain characters lie face-up, special ones face-down. */
export function* pick(s: State, t: Table): Flow {
  const seats: Seat[] = Array.from({ length: s.seats }, (_, seat) => seat);
  const answers = yield* together(
    seats.map((seat) =>
      question(
        seat,
        'pick',
        box.list(s.cards, OFFER + seat).map((card) => ({ card })),
      ),
    ),
  );
  const picked = answers.map((answer) => answer.card);
  takePlaces(s, t, picked);
}

/** Characters are laid out; then identities and hands are dealt. */
const takePlaces = deed((whole, s, t, picked: readonly number[]) => {
  picked.forEach((card, seat) => {
    whole.move(s.cards, card, CHARACTER + seat);
    whole.moveAll(s.cards, OFFER + seat, SPARE);
  });
  for (let seat = 0; seat < s.seats; seat++) {
    const card = characterCard(s, seat);
    const one = personAt(s, seat);
    box.classify(s.cards, card, box.mask(one.special ? 'special' : 'plain'));
    if (!one.special) {
      s.up |= 1 << seat;
      box.reveal(s.cards, card);
    }
    t.announce(EVERYONE, { kind: 'sits', seat, character: one.special ? null : one.name });
  }
  whole.deal(s.cards, SHELF, zones(IDENTITY, s.seats), 1);
  whole.deal(s.cards, DECK, zones(HAND, s.seats), STARTING_HAND);
  s.phase = 'turn';
});
