// Every sentence of A Message from the Stars, in English.

import { defineWords } from '@tabella/kernel';
import type { StarsTypes } from '../../rules/types.ts';
import { advice } from './advice.ts';
import { choice, prompt } from './asks.ts';
import { event, result } from './events.ts';
import { help } from './help.ts';
import { table } from './table.ts';

export const words = defineWords<StarsTypes>({
  title: 'A Message from the Stars',
  tagline: 'An Alien, a hidden cipher and one word at a time. Say what you mean, and let the letters talk too.',
  help,
  prompt,
  choice,
  event,
  result,
  table,
  advice,
  options: {
    mode: 'how you play',
    'mode.coop': 'together: one Alien, everybody else a Scientist',
    'mode.team': 'two teams, an Alien in each',
    hard: 'hard mode',
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
});
