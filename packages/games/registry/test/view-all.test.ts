// Everything in the open: at any moment of a match no hand, role, letter or pile is hidden, and nobody's own view is
// touched by it.

import { type Data, encode, FastChance, type Replay, viewAll } from '@tabella/kernel';
import { expect, test } from 'vitest';
import { gamePackageOf } from '../index.ts';
import { playedBy } from './played.ts';

interface Case {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  /** What must be seen in every view. */
  // biome-ignore lint/suspicious/noExplicitAny: each looks at the view of its own game
  open(view: any): void;
}

const CASES: readonly Case[] = [
  {
    game: 'carcassonne',
    seats: 3,
    options: { messages: 'hig', aids: false },
    open: (view) => {
      expect(view.ahead.tiles).toHaveLength(view.left);
      expect(view.ahead.messages).toHaveLength(view.messages.stack);
      expect(view.ahead.messages.every((message: number) => message >= 1 && message <= 8)).toBe(true);
    },
  },
  {
    game: 'courier',
    seats: 4,
    options: {},
    open: (view) => {
      for (const one of view.seats) {
        expect(one.known).toHaveLength(one.cards);
        expect(one.role).not.toBeNull();
        expect(one.agent).not.toBeNull();
      }
      if (view.road !== null) expect(view.road.face).not.toBeNull();
      expect(view.ahead).toHaveLength(view.deck);
    },
  },
  {
    game: 'emissary',
    seats: 5,
    options: {},
    open: (view) => {
      for (const one of view.seats) {
        expect(one.known).toHaveLength(one.cards);
        if (view.phase === 'pick') expect(one.offer.length + (one.character === null ? 0 : 1)).toBeGreaterThan(0);
        else expect(one.character).not.toBeNull();
        expect(view.phase === 'pick' || one.identity !== null).toBe(true);
      }
      if (view.letter !== null) expect(view.letter.face).not.toBeNull();
      expect(view.removedSeen).toHaveLength(view.removed);
      expect(view.ahead).toHaveLength(view.deck);
    },
  },
  {
    game: 'onmitsu',
    seats: 4,
    options: {},
    open: (view) => {
      for (const one of view.seats) {
        expect(one.known).toHaveLength(one.cards);
        for (const scroll of [...one.cracked, ...one.sealed]) expect(scroll.kind).not.toBeNull();
      }
      expect(view.ahead).toHaveLength(view.deck);
    },
  },
  {
    game: 'stars',
    seats: 5,
    options: { mode: 'team', agree: 'vote' },
    open: (view) => {
      expect(view.cipher).not.toBeNull();
      for (const { card, dice } of view.messages) {
        expect(card).not.toBeNull();
        expect(dice).toHaveLength(3);
      }
    },
  },
];

test.each(CASES)('nothing of $game is hidden, and what a seat is shown stays as it is', async (one) => {
  const gamePackage = await gamePackageOf(one.game);
  if (!gamePackage) throw new Error('no such game');
  const replay = playedBy(gamePackage.game, one.seats, one.options, 7);
  let hidden = 0;
  for (const row of rowsOf(replay)) {
    const seats = Array.from({ length: one.seats }, (_, seat) => encode(replay.at(row, seat).view));
    const { view } = replay.at(row, 'all');
    one.open(view);
    seats.forEach((before, seat) => {
      expect(encode(replay.at(row, seat).view)).toBe(before);
      if (before !== encode(view)) hidden++;
    });
  }
  expect(hidden).toBeGreaterThan(0);
});

const WITH_DECKS = CASES.filter(({ game }) => game !== 'stars');

test.each(WITH_DECKS)('the cards of $game to come are those that come', async ({ game, seats, options }) => {
  const gamePackage = await gamePackageOf(game);
  if (!gamePackage) throw new Error('no such game');
  const replay = playedBy(gamePackage.game, seats, options, 7);
  let drawn = 0;
  let before: readonly Data[] | null = null;
  for (let row = 0; row <= replay.rows; row++) {
    const { ahead } = replay.at(row, 'all').view as { ahead: readonly Data[] | { readonly tiles: readonly Data[] } };
    const pile = 'tiles' in ahead ? ahead.tiles : ahead;
    // Whatever left the pile since was its top, unless it was shuffled.
    if (before !== null && pile.length < before.length && encode(before.slice(-pile.length)) === encode(pile)) drawn++;
    before = pile;
  }
  expect(drawn).toBeGreaterThan(3);
});

test.each(CASES)('what comes next in $game is not shown to those who look on with a delay', async (one) => {
  const gamePackage = await gamePackageOf(one.game);
  if (!gamePackage) throw new Error('no such game');
  const { game } = gamePackage;
  const replay = playedBy(game, one.seats, one.options, 7);
  for (const row of rowsOf(replay)) {
    const { state } = replay.matchAt(row);
    const shown = viewAll(game, state, false);
    expect(shown).not.toHaveProperty('ahead');
    if (game.cards === undefined) continue;
    // In another order the deck looks the same to them.
    const other = game.clone(state);
    const [box, cards] = [game.cards.box(other), game.cards.of(other)];
    box.shuffle(cards, box.zone('deck'), new FastChance(row));
    expect(encode(viewAll(game, other, false))).toBe(encode(shown));
  }
});

/** The first moments, where things are chosen in secret, and every ninth. */
const rowsOf = (replay: Replay): number[] =>
  Array.from({ length: replay.rows + 1 }, (_, row) => row).filter((row) => row < 8 || row % 9 === 0);

test('in Emissary, what lies open to all is told from what only a replay shows', async () => {
  const gamePackage = await gamePackageOf('emissary');
  if (!gamePackage) throw new Error('no such game');
  const replay = playedBy(gamePackage.game, 5, {}, 7);
  interface Open {
    readonly letter: { readonly exposed: boolean; readonly face: unknown } | null;
    readonly seats: readonly { readonly exposed: boolean; readonly up: boolean; readonly shown: boolean }[];
  }
  const openIn = ({ letter, seats }: Open): unknown => [
    letter?.exposed,
    seats.map(({ exposed, up, shown }) => [exposed, up, shown]),
  ];
  let sealed = 0;
  for (const row of rowsOf(replay)) {
    const all = replay.at(row, 'all').view as Partial<Open> as Open;
    expect(openIn(all)).toEqual(openIn(replay.at(row, 'public').view as Partial<Open> as Open));
    if (all.letter !== null && !all.letter.exposed && all.letter.face !== null) sealed++;
  }
  expect(sealed).toBeGreaterThan(0);
});
