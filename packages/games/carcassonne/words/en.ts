// Every sentence of Carcassonne with The Messages, in English.

import { defineWords } from '@tabella/kernel';
import type { CarcassonneTypes } from '../rules/types.ts';
import { prompt } from './en/asks.ts';
import { choice } from './en/choices.ts';
import { event, result } from './en/events.ts';
import { help, topics } from './en/help.ts';
import { options } from './en/options.ts';
import { table } from './en/table.ts';

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
