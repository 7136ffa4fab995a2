// Every sentence of Carcassonne with The Messages, in English.

import type { Words } from '@tabella/kernel';
import { prompt } from './asks.ts';
import { choice } from './choices.ts';
import { event, result } from './events.ts';
import { help, topics } from './help.ts';
import { options } from './options.ts';
import { table } from './table.ts';

export const words: Words = {
  title: 'Carcassonne with The Messages',
  tagline: 'Lay the land tile by tile, send your people out, and stop where a message waits.',
  help,
  topics,
  prompt,
  choice,
  event,
  result,
  table,
  options,
};
