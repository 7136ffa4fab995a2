// Every sentence of The Message: Emissary Crisis, in English.

import { defineWords, type WordsOf } from '@tabella/kernel';
import type { EmissaryTypes } from '../../rules/types.ts';
import { prompt } from './asks.ts';
import { choice } from './choices.ts';
import { event, turn } from './events.ts';
import { help, pictures, topics } from './help.ts';
import { preview } from './previews.ts';
import { result, verdict } from './results.ts';
import { table } from './table.ts';
import { why } from './why.ts';

export const english: WordsOf<EmissaryTypes> = {
  title: 'The Message: Emissary Crisis',
  tagline: 'Take the message or let it pass. Somebody at this table hopes that you guess wrong.',
  phrases: ['Trust me.', "I don't believe you.", 'Take it!', "Don't take it!"],
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
  why,
  options: {
    identities: 'identities',
    'identities.standard': 'standard',
    'identities.first': 'first game, fewer MOF (4, 6 or 7 players)',
    alliance: 'the two MOF win together (6 players)',
    deck: 'deck',
    'deck.2010': 'edition of 2010',
    'deck.2009': 'edition of 2009, other numbers of cards',
    swan: "Swan's mission",
    'swan.elimination': 'wins when somebody is eliminated',
    'swan.declaration': 'wins with a victory after an elimination',
    lockOn: 'Lock On',
    'lockOn.turn': 'all of your turn, also while your message travels',
    'lockOn.play': 'only before you send',
    aid: 'deduction aid: show which identities are still possible',
  },
};

export const words = defineWords(english);
