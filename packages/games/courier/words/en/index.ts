// Every sentence of Courier, in English.

import { defineWords, type WordsOf } from '@tabella/kernel';
import type { CourierTypes } from '../../rules/types.ts';
import { choice, prompt } from './asks.ts';
import { result, verdict } from './ending.ts';
import { event, turn } from './events.ts';
import { help, pictures, topics } from './help.ts';
import { preview } from './preview.ts';
import { table } from './table.ts';

export const english: WordsOf<CourierTypes> = {
  title: 'Courier',
  tagline: 'Sealed letters go round the table. Take the right ones, refuse the black ones, trust nobody.',
  phrases: ['Take it!', "Don't take it!", 'Show your role.'],
  help,
  topics,
  pictures,
  prompt,
  choice,
  event,
  turn,
  preview,
  result,
  verdict,
  table,
  options: {
    silence: 'how many of your seals must hold for you to win by silence',
    errands: 'every round begins with an errand',
  },
};

export const words = defineWords(english);
