// The rules in short, in our own words: each paragraph begins with its topic in capitals.

import type { TopicsOf } from '@tabella/kernel';
import type { StarsTypes } from '../../rules/types.ts';

export const topics: TopicsOf<StarsTypes> = {
  transmit: 'ONE WORD EACH ROUND',
  'guess-words': 'THE FINAL GUESS',
  'guess-letters': 'THE FINAL GUESS',
};

export const help: readonly string[] = [
  'YOUR SIDE AND YOUR MESSAGE: One of you is the Alien, all others are Scientists. Each side has a message card with three columns of six words; three secret dice pick one word of each column. Each side wants the other to guess its three words.',
  'THE CIPHER: The Alien also has a secret cipher of six different letters: three Trust letters, two Amplify letters and one Suspicion letter. Letters are common (A E I L N O R S T), tough (J K Q V X Z) or uncommon (all others). Trust has one common letter and two that are not, Amplify one common and one that is not, Suspicion any; at most one of the six is tough.',
  'ONE WORD EACH ROUND: In each of four rounds (three in hard mode) the Alien transmits one word with its score. Then the Scientists transmit one word and learn its score. A good word hints at your message, and its score says something about the letters.',
  'THE SCORE OF A WORD: One point for each Trust letter in it, doubled for each Amplify letter in it, and negative if the Suspicion letter is in it at all. With Trust E P H, Amplify R X and Suspicion O, CHOPPER scores −8.',
  'WORDS THAT ARE NOT ALLOWED: None of the eighteen words of your own card, and no word that contains one of them or its singular, or derives from it. You are told why a word is refused. Names are allowed.',
  'READ THE SCORES: Zero means that no letter of the word is a Trust letter. An odd score means that none is an Amplify letter. A negative score means that the Suspicion letter is in the word, a positive one that it is not.',
  'HOW TO WORK THE CONSOLES: Scientists mark letters on three consoles, one for each part of the cipher, and all Scientists of a team see the same marks. Tap a letter once to circle it (maybe), again to cross it out (no), again to clear it. Hold it to make it sure: it then stands in a slot of the screen. With a keyboard: arrow keys or a letter move, Space marks, Enter makes sure, Backspace clears. “Mark letters for me” marks what the scores prove.',
  'HOW SCIENTISTS AGREE: Any Scientist may propose a word or a guess, and the others see it. It goes out as soon as another Scientist confirms it, unless the table has agreed on something else.',
  'THE FINAL GUESS: The Scientists reveal their card and the Alien guesses its three words. The Alien reveals the other card and the Scientists guess its three words. Last the Scientists guess the six letters of the cipher. Every right word and every right letter in its right part is a point: twelve is perfect.',
  'TWO TEAMS: Both teams share one cipher and play three rounds. The Aliens write at the same time and everybody sees their words; what Scientists send stays in the team. In hard mode the Aliens, too, speak to their own Scientists only. The higher total wins.',
];

/** By heading: the picture beside it. */
export const pictures: Readonly<Record<string, string>> = {
  'YOUR SIDE AND YOUR MESSAGE': 'side',
  'THE CIPHER': 'cipher',
  'ONE WORD EACH ROUND': 'round',
  'THE SCORE OF A WORD': 'score',
  'WORDS THAT ARE NOT ALLOWED': 'forbidden',
  'READ THE SCORES': 'reading',
  'HOW TO WORK THE CONSOLES': 'consoles',
  'HOW SCIENTISTS AGREE': 'agree',
  'THE FINAL GUESS': 'guess',
  'TWO TEAMS': 'teams',
};
