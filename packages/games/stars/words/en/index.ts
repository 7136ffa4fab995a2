// Every sentence of A Message from the Stars, in English.

import { defineWords, type WordsOf } from '@tabella/kernel';
import type { StarsTypes } from '../../rules/types.ts';
import { advice } from './advice.ts';
import { choice, prompt } from './asks.ts';
import { chairs } from './chairs.ts';
import { event, result, turn, verdict } from './events.ts';
import { help, pictures, topics } from './help.ts';
import { table } from './table.ts';
import { why } from './why.ts';

/** The same in the game's own types, as a board is given them. */
export const typedWords: WordsOf<StarsTypes> = {
  title: 'A Message from the Stars',
  tagline: 'An Alien, a hidden cipher and one word at a time. Say what you mean, and let the letters talk too.',
  phrases: ['I have an idea.', 'Not sure yet.', 'Let us take that one.'],
  help,
  topics,
  pictures,
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
    draw: 'cipher',
    'draw.deck': 'official draw, letter by letter',
    'draw.uniform': 'uniform random',
    alien: 'who is the Alien',
    'alien.0': 'random',
    agree: 'how the Scientists agree',
    'agree.one': 'one proposes, one confirms',
    'agree.first': 'the first proposal is sent',
    'agree.vote': 'a majority must agree',
    aid: 'show letter probabilities',
  },
};

export const words = defineWords<StarsTypes>(typedWords);
