// Every sentence of Courier, in English.

import type { Words } from '@tabella/kernel';
import { choice, prompt } from './asks.ts';
import { event, result } from './events.ts';
import { help } from './help.ts';
import { table } from './table.ts';

export const words: Words = {
  title: 'Courier',
  tagline: 'Sealed letters go round the table. Take the right ones, refuse the black ones, trust nobody.',
  help,
  prompt,
  choice,
  event,
  result,
  table,
  options: {
    silence: 'how many of your seals must hold for you to win by silence',
    errands: 'every round begins with an errand',
  },
};
