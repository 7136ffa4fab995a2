// The guided first game: a short run of positions, each with what it teaches and the one thing to do in it. What the
// player writes and guesses is played on with.

import type { Result } from '@tabella/kernel';
import type { Options, Sent } from '../../rules/state.ts';
import { type StarsAsk, writing } from '../../rules/types.ts';
import type { MessageView, View } from '../../rules/view.ts';
import { ALPHABET, type Cipher, emptyNotes, type Notes, rightLetters, score, setMark } from '../../solver/index.ts';
import type { GuideStep } from '../say.ts';
import { ALIEN, SCIENTISTS, type SideIndex } from '../scene.ts';

/** What the player did so far. */
export interface Story {
  /** The word they transmitted. */
  readonly word: string;
  /** The words they guessed, as rows of the columns. */
  readonly rows: readonly number[];
}

export const AT_FIRST: Story = { word: 'ATOLL', rows: [5, 2, 5] };

export interface GuideScene {
  readonly step: GuideStep;
  view(story: Story): View;
  /** The open question; null: read on. */
  readonly ask: StarsAsk | null;
  /** The sheet as it lies there at first. */
  readonly notes?: Notes;
  /** Something is to be marked on the consoles before it goes on. */
  readonly marks?: boolean;
  result?(story: Story): Result;
}

const YOU = 0;
const ADA = 1;
const ROUNDS = 4;
const OPTIONS: Options = { mode: 'coop', hard: false, draw: 'deck', alien: 1, agree: 'one', aid: false };

const MINE: Cipher = { trust: 'DTU', amplify: 'LQ', suspicion: 'E' };
const ADAS: Cipher = { trust: 'BMS', amplify: 'NP', suspicion: 'G' };

const OUR_CARD: NonNullable<MessageView['card']> = {
  id: 'A12',
  place: 11,
  sentence: 'Please give back our {1}: it is {2}, and it misses its {3}.',
  columns: [
    ['satellite', 'dragon', 'necklace', 'kettle', 'cannon', 'puppet'],
    ['fragile', 'haunted', 'poisonous', 'stubborn', 'ancient', 'bankrupt'],
    ['therapist', 'audience', 'engine', 'island', 'parachute', 'tailor'],
  ],
};
const OUR_DICE = [4, 0, 3];

const THEIR_CARD: NonNullable<MessageView['card']> = {
  id: 'S12',
  place: 23,
  sentence: 'This is our last {1}: the {2} has escaped, and it knows how to {3}.',
  columns: [
    ['bottle', 'candidate', 'chapter', 'dollar', 'kidney', 'blanket'],
    ['gorilla', 'tornado', 'pudding', 'murderer', 'sailor', 'butler'],
    ['multiply', 'negotiate', 'swear', 'hover', 'sting', 'blush'],
  ],
};
const THEIR_DICE = [5, 2, 5];

const hidden = (side: SideIndex): MessageView => ({ team: 0, side, card: null, dice: null });

/** The words of both sides in turn, the Alien's first, with their scores. */
const sent = (cipher: Cipher, ...words: readonly string[]): readonly Sent[] =>
  words.map((word, i) => ({
    team: 0,
    side: i % 2 === 0 ? ALIEN : SCIENTISTS,
    round: i >> 1,
    word,
    score: score(cipher, word),
  }));

const position = (more: Partial<View>): View => ({
  me: YOU,
  options: OPTIONS,
  roles: [
    { team: 0, alien: true },
    { team: 0, alien: false },
  ],
  phase: 'alien',
  round: 0,
  rounds: ROUNDS,
  cipher: MINE,
  messages: [{ team: 0, side: ALIEN, card: OUR_CARD, dice: OUR_DICE }, hidden(SCIENTISTS)],
  sent: [],
  proposals: [],
  done: [false],
  guesses: [],
  points: [0],
  result: null,
  ...more,
});

/** The other side: Ada is the Alien. */
const asScientist = (more: Partial<View>): View =>
  position({
    roles: [
      { team: 0, alien: false },
      { team: 0, alien: true },
    ],
    options: { ...OPTIONS, alien: ADA + 1 },
    cipher: null,
    messages: [hidden(ALIEN), { team: 0, side: SCIENTISTS, card: THEIR_CARD, dice: THEIR_DICE }],
    phase: 'scientists',
    ...more,
  });

const allSent = ({ word }: Story): readonly Sent[] =>
  sent(MINE, word, 'CUSTARD', 'BRITTLE', 'COZY', 'HAWAII', 'CRIMSON', 'PIRATES', 'WARMTH');

const wordsAt = (card: NonNullable<MessageView['card']>, rows: readonly number[]): string =>
  rows.map((row, column) => card.columns[column]?.[row] ?? '').join(' ');

const THEIR_LETTERS = 'DTU LX E';

function ended(story: Story): View {
  const words = story.rows.filter((row, column) => row === THEIR_DICE[column]).length;
  const [trust = '', amplify = '', suspicion = ''] = THEIR_LETTERS.split(' ');
  const letters = rightLetters({ trust, amplify, suspicion }, MINE);
  return position({
    phase: 'over',
    round: ROUNDS - 1,
    sent: allSent(story),
    messages: [
      { team: 0, side: ALIEN, card: OUR_CARD, dice: OUR_DICE },
      { team: 0, side: SCIENTISTS, card: THEIR_CARD, dice: THEIR_DICE },
    ],
    guesses: [
      { team: 0, phase: 'guess-alien', text: wordsAt(THEIR_CARD, story.rows), right: words },
      { team: 0, phase: 'guess-scientists', text: wordsAt(OUR_CARD, OUR_DICE), right: OUR_DICE.length },
      { team: 0, phase: 'guess-letters', text: THEIR_LETTERS, right: letters },
    ],
    points: [words + OUR_DICE.length + letters],
  });
}

/** All is found but one Trust letter. */
function nearlyFound(): Notes {
  let notes = emptyNotes();
  for (const letter of ALPHABET) if (letter !== 'M') notes = setMark(notes, 'trust', letter, 'no');
  for (const letter of 'BS') notes = setMark(notes, 'trust', letter, 'yes');
  for (const letter of 'NP') notes = setMark(notes, 'amplify', letter, 'yes');
  return setMark(notes, 'suspicion', 'G', 'yes');
}

const MAX = 40;
const about = (message: number): { readonly message: number; readonly proposed: readonly string[] } => ({
  message,
  proposed: [],
});

export const script: readonly GuideScene[] = [
  { step: 'message', view: () => position({}), ask: null },
  { step: 'cipher', view: () => position({}), ask: null },
  {
    step: 'write',
    view: () => position({}),
    ask: { id: 1, ...writing(YOU, 'transmit', { rule: 'clue', max: MAX, args: about(OUR_CARD.place) }, 'ATOLL') },
  },
  {
    step: 'reply',
    view: ({ word }) => position({ sent: sent(MINE, word, 'CUSTARD'), round: 1 }),
    ask: null,
  },
  {
    step: 'guess',
    view: (story) =>
      position({
        phase: 'guess-alien',
        round: ROUNDS - 1,
        sent: allSent(story),
        messages: [
          { team: 0, side: ALIEN, card: OUR_CARD, dice: OUR_DICE },
          { team: 0, side: SCIENTISTS, card: THEIR_CARD, dice: null },
        ],
      }),
    ask: { id: 2, ...writing(YOU, 'guess-words', { rule: 'words', max: MAX, args: about(THEIR_CARD.place) }, '1 1 1') },
  },
  {
    step: 'console',
    view: () => asScientist({ sent: sent(ADAS, 'ZERO') }),
    ask: null,
    notes: emptyNotes(),
    marks: true,
  },
  {
    step: 'letters',
    view: () =>
      asScientist({
        phase: 'guess-letters',
        round: ROUNDS - 1,
        sent: sent(ADAS, 'ZERO', 'PANTHER', 'BISON', 'WARMTH', 'GOBLIN', 'QUILT', 'MILK', 'BUTLERS'),
      }),
    ask: {
      id: 3,
      ...writing(YOU, 'guess-letters', { rule: 'letters', max: MAX, args: { proposed: [] } }, 'EHP RT O'),
    },
    notes: nearlyFound(),
  },
  {
    step: 'end',
    view: ended,
    ask: null,
    result: (story) => ({ winners: [], reason: 'points', scores: Array(2).fill(ended(story).points[0]) }),
  },
];
