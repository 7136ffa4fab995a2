// Every sentence of Carcassonne with The Messages, in English.

import { defineWords } from '@tabella/kernel';
import type { CarcassonneTypes } from '../../rules/types.ts';
import { prompt } from './asks.ts';
import { choice } from './choices.ts';
import { event, result } from './events.ts';
import { help, topics } from './help.ts';
import { options } from './options.ts';
import { table } from './table.ts';

export const words = defineWords<CarcassonneTypes>({
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
});
