// Every sentence of Carcassonne with The Messages, in English.

import { defineWords, type WordsOf } from '@tabella/kernel';
import type { CarcassonneTypes } from '../../rules/types.ts';
import { prompt } from './asks.ts';
import { advice, brings, presets } from './box.ts';
import { choice } from './choices.ts';
import { event, result, turn, verdict } from './events.ts';
import { helpFor, pictures, topics, wholeHelp } from './help.ts';
import { options } from './options.ts';
import { parts } from './parts.ts';
import { preview } from './preview.ts';
import { table } from './table.ts';
import { why } from './why.ts';

export const english: WordsOf<CarcassonneTypes> = {
  title: 'Carcassonne with The Messages',
  tagline: 'Build the land tile by tile, place your meeples, and stop where a message waits.',
  phrases: ['That was my city!', 'Shall we share it?', 'Lucky tile!'],
  // Sets may be loaded later.
  get help() {
    return wholeHelp();
  },
  topics,
  get pictures() {
    return pictures();
  },
  prompt,
  choice,
  event,
  turn,
  preview,
  result,
  verdict,
  table,
  advice,
  options,
  brings,
  presets,
  why,
  parts,
  at: (options) => ({ ...english, help: helpFor(options) }),
};

export const words = defineWords(english);
