// Every sentence of the board, in English. Another language is another object of this type.

import { plural } from '@tabella/ui/english';
import type { Cipher, Colour, Mark, Section, Tip } from '../../../solver/index.ts';
import { why } from '../why.ts';
import { ending } from './ending.ts';

const SECTION: Readonly<Record<Section, string>> = { trust: 'Trust', amplify: 'Amplify', suspicion: 'Suspicion' };
const spaced = (letters: string): string => Array.from(letters).join(' ');

export const say = {
  section: SECTION,
  sectionShort: { trust: 'Trust', amplify: 'Amplify', suspicion: 'Susp.' } satisfies Record<Section, string>,
  effect: { trust: '+1 each', amplify: '×2 each', suspicion: 'negative' } satisfies Record<Section, string>,
  effectShort: { trust: '+1', amplify: '×2', suspicion: '−' } satisfies Record<Section, string>,
  colour: { green: 'common', black: 'uncommon', red: 'tough' } satisfies Record<Colour, string>,
  mark: { unknown: 'no mark', maybe: 'circled: maybe', no: 'crossed out', yes: 'sure' } satisfies Record<Mark, string>,
  letterCount: (n: number): string => plural(n, 'letter', 'letters'),

  crew: 'Players',
  alien: 'Alien',
  scientist: 'Scientist',
  scientists: 'Scientists',
  yourAlien: 'your Alien',
  youName: 'You',
  busy: 'is asked now',
  yourTeam: (team: number): string => `Team ${team + 1} · yours`,

  screen: "The Alien's screen",
  yourCipher: 'Your cipher',
  theCipher: 'The cipher',
  onlyYou: 'only you',
  pencilled: (n: number): string => `${n} of 6 guessed`,
  slot: (section: Section, n: number): string => `${SECTION[section]} slot ${n}`,
  slotTakes: (colours: readonly string[]): string => `takes ${colours.join(' or ')} letters`,
  slotEmpty: 'empty',
  slotPencilled: (letter: string): string => `${letter}, guessed`,
  slotSure: (letter: string): string => `${letter}, sure`,

  tabs: { words: 'Words', consoles: 'Consoles', guess: 'Guess' },
  tabsLabel: 'Parts of the board',
  consoleTab: (section: Section, n: number): string => `${SECTION[section]} ${n}`,
  console: (section: Section): string => `${SECTION[section]} console`,
  consoleKeys: 'Arrow keys or a letter move, Space marks, Enter makes sure, Backspace clears.',
  consolePointer: 'Click a letter: circled (maybe), crossed out (no), clear. Hold it: sure.',
  tapMarks: 'tap ○ × · hold: sure',
  tapGuesses: 'tap puts it into your guess',
  cipherTip: ({ trust, amplify, suspicion }: Cipher): string =>
    `${spaced(trust)} add 1 each. ${spaced(amplify)} double it. ${suspicion} makes it negative. They try to find these letters, too.`,
  consoleTip: 'Six letters to find. Every score narrows them down: mark what you learn on the consoles.',
  whatTheyKnow: 'what they know',
  whatAllKnow: 'what is known',
  key: (letter: string, colour: string, mark: string, chance: number | null): string =>
    `${letter}, ${colour}, ${mark}${chance === null ? '' : `, ${chance} percent`}`,
  inCipher: 'in the cipher',
  marked: (section: Section, letter: string, mark: string): string => `${SECTION[section]} ${letter}: ${mark}.`,
  full: (section: Section): string => `${SECTION[section]} is full: take one away first.`,
  undo: 'Undo',

  readout: 'What the scores show',
  nothingYet: 'No words yet. At the end every right word and every right letter is a point: twelve is perfect.',
  markAll: (n: number): string => `Mark ${plural(n, 'letter')} for me`,
  left: (n: number): string =>
    n === 0 ? 'The scores contradict each other.' : n === 1 ? '1 cipher fits' : `${n.toLocaleString('en')} ciphers fit`,
  thinking: 'The aid is thinking…',
  useAid: 'Fill in the likeliest',
  tip: (tip: Tip, word: string): string => {
    switch (tip.key) {
      case 'zero':
        return `${word} scored 0: no trust letter in it.`;
      case 'odd':
        return `${word} is odd: no amplify letter in it.`;
      case 'negative':
        return `${word} is negative: the suspicion letter is in it.`;
      case 'positive':
        return `${word} is positive: no suspicion letter in it.`;
      case 'split': {
        const ways = tip.splits.filter((split) => split.possible);
        const way = ({ trust, doublings }: (typeof ways)[number]): string =>
          [trust, ...new Array<number>(doublings).fill(2)].join(' × ');
        return `${word} is ${ways.map(way).join(' or ')} (trust × doublings).`;
      }
      case 'oneRed':
        return `${tip.letter} is the tough letter, so ${spaced(tip.ruledOut)} are out.`;
    }
  },

  columns: {
    alien: ['You → them', 'They → you'],
    scientist: ['Alien → you', 'You → Alien'],
    watcher: ['Alien → Scientists', 'Scientists → Alien'],
  },
  allWords: 'Words',
  rivalMark: (team: number): string => `Team ${team + 1}`,
  overheard: (team: number): string => `Overheard: the Alien of team ${team + 1}`,
  nextWord: { mine: 'your word…', theirs: 'not yet sent' },
  keptInTeam: 'kept in the team',

  message: { alien: 'Your message', scientist: 'Your message', watcher: 'The messages' },
  messageTip: {
    alien: 'The Scientists see this card only at the end. Then they guess your three words, each out of six.',
    scientist: 'The Alien sees this card only at the end. Then they guess your three words, each out of six.',
  },
  showColumns: 'All 18 words',
  theirMessage: 'Their message',
  secretTo: { alien: 'only you', scientist: 'only Scientists' },
  messageHidden: 'Both sides hold a card with three secret words. You will see them when they are guessed.',
  messageUnseen: 'Both sides hold a card with three secret words. They are seen when they are guessed.',
  cardWords: 'All 18 words of the card',
  messageOf: ['Of the Alien', 'Of the Scientists'],
  blank: 'a word still to guess',
  rolled: 'rolled',
  columnName: (n: number): string => `Column ${n}`,
  teamName: (team: number): string => `Team ${team + 1}`,
  lookAt: 'Team to look at',

  writeTip: {
    alien: 'They learn the word and its score, never your cipher.',
    scientist: (alien: string, proposing: boolean): string =>
      proposing
        ? `${alien} scores the word when another Scientist confirms it.`
        : `${alien} scores your word, and you learn the score.`,
  },
  write: 'Your word',
  writeHere: 'type a word',
  transmit: 'Transmit',
  propose: 'Propose',
  sending: 'Sending…',
  declared: (text: string): string => `${text} is on its way. You may change it until the others are ready.`,
  waiting: {
    alien: 'The Alien is choosing a word.',
    scientists: 'The Scientists are choosing a word.',
    'guess-alien': 'The Alien is guessing the words of the Scientists.',
    'guess-scientists': 'The Scientists are guessing the words of the Alien.',
    'guess-letters': 'The Scientists are guessing the cipher.',
  },
  waitingFellows: 'Now another Scientist has to agree, or to propose something else.',
  waitingTeam: 'Your team is ready. The other team is still at it.',
  allowed: 'Allowed.',
  unknownWord: 'Allowed. It is not in our word list.',
  readAs: (word: string): string => `It will be sent as ${word}.`,
  close: (word: string): string => `Allowed, but close to ${word} on your card: judge for yourself.`,
  why,
  previewSecret: 'Only you see this.',
  stepEffect: { plus: '+1', double: '×2', negative: '−', none: '' },
  steps: (trust: string, amplify: string, suspicion: boolean): string => {
    if (trust === '') return 'No trust letter in it: zero.';
    const parts = [`${spaced(trust)} count one each`];
    if (amplify !== '') parts.push(`${spaced(amplify)} double${amplify.length === 1 ? 's' : ''}`);
    if (suspicion) parts.push('the suspicion letter turns it negative');
    return `${parts.join(', then ')}.`;
  },

  proposals: 'Proposed',
  proposedBy: (names: readonly string[]): string => names.join(', '),
  you: 'you',
  confirm: 'Confirm',
  confirmText: (text: string): string => `Confirm ${text}`,

  finalGuess: 'Final guess',
  wordsPicked: (n: number): string => `${n} of 3 chosen`,
  lettersPicked: (n: number): string => `${n} of 6 letters`,
  letterTwice: (letters: string): string => `${spaced(letters)}: a letter can stand in one place only.`,
  sendGuess: (toGo: string): string => (toGo === '' ? 'Send guess' : `Send guess, ${toGo}`),
  proposeGuess: (toGo: string): string => (toGo === '' ? 'Propose guess' : `Propose guess, ${toGo}`),
  wordsToGo: (n: number): string => `${plural(n, 'word')} to go`,
  lettersToGo: (n: number): string => `${plural(n, 'letter')} to go`,

  revealTitle: 'The count',
  guessRow: {
    'guess-alien': {
      alien: 'You guessed their words',
      scientist: 'The Alien guessed your words',
      watcher: 'The Alien guessed the words',
    },
    'guess-scientists': {
      alien: 'They guessed your words',
      scientist: "You guessed the Alien's words",
      watcher: 'The Scientists guessed the words',
    },
    'guess-letters': {
      alien: 'They guessed your cipher',
      scientist: 'You guessed the cipher',
      watcher: 'The Scientists guessed the cipher',
    },
  },
  end: ending,
  guessedRight: 'right',
  guessedWrong: 'wrong',
  itWas: (truth: string): string => `it was ${truth}`,
};

export type BoardWords = typeof say;
