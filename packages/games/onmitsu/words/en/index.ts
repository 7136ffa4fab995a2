// Every sentence of Onmitsu, in English. What things are called, and what the rules say of them, is the set's own.

import { defineWords, type WordsOf } from '@tabella/kernel';
import type { WhyNotPlayed } from '../../rules/game.ts';
import type { OnmitsuTypes } from '../../rules/types.ts';
import { factsOf, type SetFacts } from '../../sets/facts.ts';
import { setEntries } from '../../sets/index.ts';
import { prompt } from './asks.ts';
import { choice, confirm } from './choices.ts';
import { ended, result } from './ending.ts';
import { event, turn } from './events.ts';
import { helpOf, picturesOf, topics } from './help.ts';
import { namesIn } from './names.ts';
import { brings } from './preview.ts';
import { table } from './table.ts';

function wordsFor(facts: SetFacts): WordsOf<OnmitsuTypes> {
  const n = namesIn(facts);
  return {
    title: 'Onmitsu',
    tagline: 'A sealed scroll lies before you. Deliver it unread, and hope that it does not name you.',
    phrases: ['Not my scroll!', 'I know what you carry.', 'Truce?', 'To the Castle!'],
    help: helpOf(facts),
    topics,
    pictures: picturesOf(facts),
    prompt: (ask, view, name) => prompt(n, ask, view, name),
    choice: (given, ask, view, name) => choice(given, ask, n, view, name),
    confirm,
    event: (told, name, you) => event(n, told, name, you),
    turn,
    preview: (preview, _, ask, __, name) => brings(n, preview, ask.seat, name),
    result,
    verdict: (result, view, name, you) => ended(n, result, view, name, you),
    table: (view, name) => table(n, view, name),
    why: ({ min, max }: WhyNotPlayed) => `This card set is for ${min} to ${max}.`,
    options: {
      set: 'card set',
      ...Object.fromEntries(setEntries.map(({ id }) => [`set.${id}`, factsOf(id).name])),
      patience: 'the End Game starts by itself when the last turn is over',
      aid: 'show what each scroll can still be, by what everybody knows',
    },
    at: ({ set }) => wordsFor(factsOf(set)),
  };
}

/** Those of the first set. */
export const typedWords = wordsFor(factsOf(setEntries[0]?.id));
export const words = defineWords<OnmitsuTypes>(typedWords);
