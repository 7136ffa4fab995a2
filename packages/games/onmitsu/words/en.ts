// Every sentence of Onmitsu, in English.

import type { Words } from '@tabella/kernel';
import { factsOf } from '../sets/facts.ts';
import { setEntries } from '../sets/index.ts';
import { prompt } from './en/asks.ts';
import { choice } from './en/choices.ts';
import { result } from './en/ending.ts';
import { event } from './en/events.ts';
import { help } from './en/help.ts';
import { table } from './en/table.ts';

export const words: Words = {
  title: 'Onmitsu',
  tagline: 'A sealed scroll lies before you. Deliver it unread, and hope that it does not name you.',
  help,
  prompt,
  choice,
  event,
  result,
  table,
  options: {
    set: 'card set',
    ...Object.fromEntries(setEntries.map(({ id }) => [`set.${id}`, factsOf(id).name])),
    patience: 'the End Game starts by itself when the last turn is over',
    aid: 'show what each scroll can still be, by what everybody knows',
  },
};
