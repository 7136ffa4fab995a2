// What the guided game of Courier says, step by step, in English.

const steps = {
  goal: {
    title: 'A desk, three couriers',
    text: 'You are of the Crown: three red letters win. Two lie there already. Nobody else knows your role.',
  },
  others: {
    title: 'The others',
    text: 'Ada sits at your right, Bruno at your left. Their sheets show all that is known of them. Beware of the cross: three black letters burn whoever took them, and all the others win.',
  },
  window: {
    title: 'A sealed letter',
    text: 'Bruno has sent you a letter. A Seize card would snatch a letter on its way to somebody else, but this one comes to you anyway.',
    hint: 'Keep the Seize for a better letter: let this one travel.',
  },
  pass: {
    title: 'Take it, or pass it on',
    text: 'Whoever takes a letter lays it open and keeps it. Nobody knows what Bruno sent, and nobody sends a gift to a stranger.',
    hint: 'It may be black. Pass it on to Ada.',
  },
  black: {
    title: 'Well refused',
    text: 'Ada took it, and it was black. Now it is your turn: play what you like, then draw two cards and send a letter.',
  },
  agent: {
    title: 'Your agent',
    text: 'Everybody has a secret agent that acts once when it is turned up. Yours is the Fox, and nobody can seal an agent.',
    hint: 'Tap "Turn up Fox" on your sheet, then confirm.',
  },
  question: {
    title: 'Who is Ada?',
    text: 'A blue Question asks: are you of the League? Those of the Crown and the League must tell the truth; only the free may lie. Tap the card, then Ada.',
    hint: 'Tap the blue Question in your hand, then Ada.',
  },
  seal: {
    title: 'Sealed',
    text: 'Bruno sealed your question: it would do nothing. A seal is a card that is played, so it can be sealed too.',
    hint: 'Tap the black Seal in your hand, then confirm.',
  },
  answer: {
    title: 'Ada must answer',
    text: 'Your seal held, so the question stands: "Yes, I am of the League." The sheet of Ada now says League or Free. Five of your seals that hold would win the match, too.',
  },
  draw: {
    title: 'Go on',
    text: 'You may play as many cards as you like. That will do for now: draw two cards, and send a letter.',
    hint: 'Choose to go on.',
  },
  send: {
    title: 'What goes round comes round',
    text: 'A letter goes round to the right. If everybody passes it on, it comes home, and you must take it yourself. So send what you want to have.',
    hint: 'You want red: tap the red Gift in your hand.',
  },
  home: {
    title: 'It comes home',
    text: 'Ada passed it on, Bruno passed it on. A letter that comes home must be taken.',
    hint: 'Take it.',
  },
  won: {
    title: 'Three red letters: you win',
    text: 'That is Courier. When a match is over, all roles are shown. In a real one a round also begins with an errand: the prompt explains it.',
  },
} satisfies Readonly<Record<string, StepWords>>;

export type StepName = keyof typeof steps;

interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What helps somebody who answered something else. */
  readonly hint?: string;
}

const byName: Readonly<Record<StepName, StepWords>> = steps;

export const say = {
  title: 'A guided first game of Courier',
  names: ['You', 'Ada', 'Bruno'],
  of: (step: number, all: number): string => `${step} of ${all}`,
  next: 'Next',
  back: 'Back',
  confirm: 'Confirm',
  again: 'Once more',
  play: 'Play a real match',
  steps: byName,
};
