// Why a table, a word, a guess or a cipher is refused, in one sentence.

import { capital, list } from '@tabella/ui/english';
import type { WhyNot } from '../../rules/types.ts';
import { type CipherWrong, LONGEST_WORD, SECTION_SIZE, SLOTS, type WordFault } from '../../solver/index.ts';
import { blocked } from './blocked.ts';

const WORDS: Readonly<Record<WordFault, string>> = {
  'not-text': 'A word is written in letters.',
  empty: 'Please enter a word.',
  'too-long': `A word has at most ${LONGEST_WORD} letters.`,
  invisible: 'There is a hidden character in this word. Please type it by hand.',
  'two-words': 'Send one word at a time, without spaces.',
  letters: 'Only the letters A to Z can be scored. Please leave out everything else.',
};

export function why(why: WhyNot): string {
  switch (why.kind) {
    case 'team-seats':
      return 'Two teams need at least four people.';
    case 'alien-seat':
      return `There is no seat ${why.alien} for the Alien at a table of ${why.seats}.`;
    case 'word':
      return WORDS[why.code];
    case 'blocked':
      return blocked(why.word, why.block);
    case 'three-words':
      return 'Guess three words, one from each column.';
    case 'not-in-column':
      return `${why.part} is not in column ${why.column} of the card.`;
    case 'six-letters':
      return 'Pick six letters: three Trust, two Amplify, one Suspicion.';
    case 'letter-twice':
      return `${bothAre(why.slots, why.letter)}: a letter can stand in one place only.`;
    case 'cipher':
      return wrongCipher(why);
  }
}

function wrongCipher({ code, section, slots, letters }: CipherWrong): string {
  switch (code) {
    case 'letters':
      return `The ${section} section takes plain letters from A to Z.`;
    case 'size':
      return `The ${section} section has ${section === null ? 0 : SECTION_SIZE[section]} of the six letters.`;
    case 'green':
      return `The ${section} section has exactly one green letter.`;
    case 'repeat':
      return `${bothAre(slots, letters.charAt(0))}: there is one card of each letter.`;
    case 'red':
      return `${bothAre(slots, 'red')} (${[...letters].join(', ')}): one is the limit.`;
  }
}

/** `Trust 2 and suspicion are both K`. */
const bothAre = (slots: readonly number[], what: string): string =>
  capital(`${list(slots.map(placeName))} are ${slots.length === 2 ? 'both' : 'all'} ${what}`);

/** How a slot is called, from the left: `trust 2`, `suspicion`. */
function placeName(slot: number): string {
  const section = SLOTS[slot]?.section ?? 'suspicion';
  if (SECTION_SIZE[section] === 1) return section;
  return `${section} ${slot + 1 - SLOTS.findIndex((one) => one.section === section)}`;
}
