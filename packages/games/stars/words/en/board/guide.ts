// The sentences of the guided first game.

export const say = {
  title: 'A first game of A Message from the Stars',
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  back: 'Back',
  next: 'Go on',
  again: 'From the start',
  play: 'Play a real game',
  names: ['You', 'Ada'],
  texts: {
    message:
      'You are the Alien and Ada is a Scientist. Three dice picked your secret words: cannon, fragile and island. Ada wants to guess them at the end, each out of six. You may hint, but never say them.',
    cipher:
      'This is your cipher. It turns every word into a score: T, D and U count 1 each, L and Q double the sum, and E makes it negative. Ada wants to find these six letters, too.',
    write:
      'Write a word that hints at cannon, fragile or island: ATOLL would be one. You see its score while you type. Then press Transmit.',
    reply:
      'Ada learns your word and its score. Then she hints at her own secret words: CUSTARD. You tell her its score, and she learns more about your cipher.',
    guess:
      'After four rounds Ada reveals her card. Her words were CUSTARD, COZY, CRIMSON and WARMTH. Which three words did she mean? Pick one from each column and send your guess.',
    console:
      'Now the other side: you are the Scientist and Ada is the Alien. She sent ZERO, and it scored 0: no letter of it is a Trust letter. Press “Mark letters for me” to cross out what that proves.',
    letters:
      'At the end you guess her cipher. One Trust letter is missing. MILK scored 1, and I, L and K are crossed out: so it is M. Tap M on the Trust console, then send the guess.',
    end: 'Back to your game as the Alien: now everything is revealed and counted. Every right word and every right letter is a point, and both sides share them. Twelve is perfect.',
  },
};

export type GuideStep = keyof typeof say.texts;
