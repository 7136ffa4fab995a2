// The Princess & the Dragon in English.

import type { View } from '../../rules/view.ts';
import type { SetWords } from '../words.ts';

const SIDES = [
  [0, -1, 'north'],
  [1, 0, 'east'],
  [0, 1, 'south'],
  [-1, 0, 'west'],
] as const;

/** Which way a tile lies from the dragon. */
function wayTo({ tiles, tokens = [] }: View, tile = -1): string {
  const from = tiles[tokens.find(({ token }) => token === 'dragon')?.tile ?? -1];
  const to = tiles[tile];
  const side = from && to && SIDES.find(([dx, dy]) => from.x + dx === to.x && from.y + dy === to.y);
  return side?.[2] ?? 'on';
}

export const dragon: SetWords = {
  help: 'THE DRAGON. A volcano calls the dragon to its tile, on which no figure is placed. A tile with a dragon lets it walk six tiles after the figure step, before scoring: you and the others in turn move it by one, never onto the fairy or a tile it has visited in this walk. Figures on the tiles it enters go home. Before the first volcano dragon tiles are set aside. THE FAIRY: instead of placing a figure, move the fairy beside one of your followers. While it stands there you score 1 point at the start of each of your turns, and 3 when its feature is scored, majority or not. THE PRINCESS: if your tile joins her city to knights, you may send one of them home instead of placing a figure. A PORTAL lets your follower go to any free, unfinished place on the land.',
  awards: {
    'fairy.turn': () => 'the fairy',
    'fairy.completed': () => 'the fairy at the scored feature',
  },
  asks: { dragon: 'The dragon moves. Where to?', princess: 'The princess: which knight goes home?' },
  deeds: {
    fairy: {
      name: 'Fairy',
      choice: ({ whom }) => `the fairy to ${whom}`,
      told: ['moves the fairy', 'move the fairy'],
    },
    princess: {
      name: 'Princess',
      choice: ({ whom }) => `the princess sends ${whom} home`,
      told: ['lets the princess send a knight home', 'let the princess send a knight home'],
    },
    dragon: {
      name: 'Dragon',
      choice: ({ view, deed }) => `the dragon goes ${wayTo(view, deed.tile)}`,
      told: ['moves the dragon', 'move the dragon'],
    },
  },
  tokens: { dragon: () => 'the dragon', fairy: () => 'the fairy' },
};
