// Every sentence of A Message from the Stars, in English.

import { defineWords, type WordsOf } from '@tabella/kernel';
import type { StarsTypes } from '../../rules/types.ts';
import { advice } from './advice.ts';
import { choice, prompt } from './asks.ts';
import { chairs } from './chairs.ts';
import { event, result, turn, verdict } from './events.ts';
import { help, topics } from './help.ts';
import { table } from './table.ts';
import { why } from './why.ts';

/** The same in the game's own types, as a board is given them. */
export const typedWords: WordsOf<StarsTypes> = {
  title: 'A Message from the Stars',
  tagline: 'An Alien, a hidden cipher and one word at a time. Say what you mean, and let the letters talk too.',
  help,
  topics,
  prompt,
  choice,
  event,
  turn,
  result,
  verdict,
  table,
  advice,
  chairs,
  why,
  options: {
    mode: 'how you play',
    'mode.coop': 'together: one Alien, everybody else a Scientist',
    'mode.team': 'two teams, an Alien in each',
    hard: 'hard mode: three rounds, or Aliens heard by their own team only',
    draw: 'how the cipher is made',
    'draw.deck': 'drawn letter by letter, as in the box',
    'draw.uniform': 'every cipher equally likely',
    alien: 'who is the Alien',
    'alien.0': 'random',
    agree: 'how the Scientists agree',
    'agree.one': 'one proposes, one confirms',
    'agree.first': 'the first word goes',
    'agree.vote': 'more than half must stand behind it',
    aid: 'the console shades letters by what the scores tell',
  },
};

export const words = defineWords<StarsTypes>(typedWords);
