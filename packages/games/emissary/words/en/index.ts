// Every sentence of The Message: Emissary Crisis, in English.

import { defineWords, type WordsOf } from '@tabella/kernel';
import type { EmissaryTypes } from '../../rules/types.ts';
import { choice, prompt } from './asks.ts';
import { event } from './events.ts';
import { help } from './help.ts';
import { result } from './results.ts';
import { table } from './table.ts';

export const english: WordsOf<EmissaryTypes> = {
  title: 'The Message: Emissary Crisis',
  tagline: 'Take the message or let it pass. Somebody at this table hopes that you guess wrong.',
  help,
  prompt,
  choice,
  event,
  result,
  table,
  options: {
    identities: 'identities at the table',
    'identities.standard': 'the standard table',
    'identities.first': 'for a first game (4, 6 or 7 players)',
    alliance: 'the two MOF win together (6 players)',
    deck: 'which deck',
    'deck.2010': 'the list of 2010',
    'deck.2009': 'the older list, with other counts and stamps',
    swan: "when Swan's mission is fulfilled",
    'swan.elimination': 'when somebody is eliminated',
    'swan.declaration': 'when somebody declares victory after an elimination',
    lockOn: 'when Lock On may be played',
    'lockOn.turn': 'on your turn, also while your message is in transit',
    'lockOn.play': 'in your play phase only',
    aid: 'deduction aid: identities still possible by public facts and by what you have seen',
  },
};

export const words = defineWords(english);
