// The rules in short, in our own words.

export const help: readonly string[] = [
  'One of you is the Alien, all others are Scientists. Each side has a message card with three columns of six words, and three secret rolls pick one word of each column. Each side wants the other to guess its three words.',
  'The Alien also has a secret cipher of six different letters: three trust letters, two amplify letters and one suspicion letter. Letters are common (A E I L N O R S T), tough (J K Q V X Z) or uncommon (all others). Trust has one common letter and two that are not, amplify one common and one that is not, suspicion any; at most one of the six is tough.',
  'In each of four rounds (three in hard mode) the Alien transmits one word with its score, then the Scientists transmit one word and learn its score. A good word hints at your message and at the same time makes the letters speak.',
  'The score of a word: one point for each trust letter in it, doubled for each amplify letter in it, and negative if the suspicion letter is in it at all. With trust E P H, amplify R X and suspicion O, CHOPPER scores -8.',
  'You may not transmit a word of your own card, all eighteen of them, nor one that contains such a word or its singular, or derives from it. You will be told why a word is refused. Names are allowed.',
  'So read the scores: zero means that no letter of the word is a trust letter; an odd score means that none is an amplify letter; a negative score means that the suspicion letter is in the word.',
  'At the end the Scientists reveal their card and the Alien guesses their three words; the Alien reveals a card too and the Scientists guess its three; last the Scientists guess the six letters. Every right word and every right letter in its right section is a point: twelve is perfect.',
  'Two teams share one cipher and play three rounds. The Aliens write at the same time and everybody sees their words; what Scientists send stays in the team. In hard mode the Aliens, too, speak to their own Scientists only. The higher total wins.',
];
