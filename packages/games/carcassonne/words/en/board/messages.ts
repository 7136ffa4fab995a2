// The eight messages in English: what each is called and what it says, for the board and for the companion.

import type { Edition } from '../../../rules/options.ts';
import { MESSAGE_TITLES } from '../asks.ts';

interface MessageWords {
  readonly title: string;
  readonly text: string;
  /** What is typed in: points, or a number of things worth two points each. */
  readonly counts: 'points' | 'twos' | 'nothing';
  readonly field: string;
}

export const messages: Readonly<Record<number, MessageWords>> = {
  1: {
    title: MESSAGE_TITLES[1],
    text: 'Take a road with your highwayman on it; of several, the one worth least. Score it as at the end of the game. Others may have the majority. Your highwayman stays.',
    counts: 'points',
    field: 'Worth of your smallest road',
  },
  2: {
    title: MESSAGE_TITLES[2],
    text: 'Take a city with your knight in it; of several, the one worth least. Score it as at the end of the game. Others may have the majority. Your knight stays.',
    counts: 'points',
    field: 'Worth of your smallest city',
  },
  3: {
    title: MESSAGE_TITLES[3],
    text: 'Take a monastery with your monk in it; of several, the one worth least. Score it as at the end of the game. Your monk stays.',
    counts: 'points',
    field: 'Worth of your smallest monastery',
  },
  4: {
    title: MESSAGE_TITLES[4],
    text: 'Draw a tile and lay it by the usual rules, with a figure if you like. What it closes is scored, and may bring a message of its own.',
    counts: 'nothing',
    field: '',
  },
  5: {
    title: MESSAGE_TITLES[5],
    text: 'Two points for each pennant in cities where you have a knight. Each city counts once, and others may have the majority.',
    counts: 'twos',
    field: 'Pennants',
  },
  6: {
    title: MESSAGE_TITLES[6],
    text: 'Two points for each of your knights. A big meeple is one knight. They all stay.',
    counts: 'twos',
    field: 'Knights',
  },
  7: {
    title: MESSAGE_TITLES[7],
    text: 'Two points for each of your farmers. A big meeple is one farmer, a pig is none. They all stay.',
    counts: 'twos',
    field: 'Farmers',
  },
  8: {
    title: MESSAGE_TITLES[8],
    text: 'Choose a meeple of yours on the land. Score its feature as at the end of the game, for you alone; then the meeple comes home.',
    counts: 'points',
    field: 'Worth of its feature',
  },
};

/** Message 8 differs between the editions. */
const WITHOUT: Readonly<Record<Exclude<Edition, 'off'>, string>> = {
  hig: 'Without the majority there it scores nothing, and still comes home.',
  zmg: 'It scores even without the majority; you may also leave its points.',
  '2025': 'Without the majority there it scores nothing, and still comes home.',
};

export const messageText = (number: number, edition: Exclude<Edition, 'off'>): string =>
  `${messages[number]?.text ?? ''}${number === 8 ? ` ${WITHOUT[edition]}` : ''}`;
