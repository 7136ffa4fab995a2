// Sentences of the companion page, in English.

import { capital, plural } from '@tabella/ui/english';
import type { Edition } from '../../../board/companion/draws.ts';
import type { Award } from '../../../board/companion/ledger.ts';
import { isDark, spaceOf } from '../../../board/track/circuit.ts';
import type { TurnPass } from '../../../rules/module.ts';
import type { Marker, TurnKind } from '../../../rules/names.ts';
import { sets as companions } from '../../../sets/companion.ts';
import { names } from '../../../sets/names-en.ts';
import { messages, messageText } from './messages.ts';
import { track } from './track.ts';

const passes: Readonly<Record<TurnPass, string>> = {
  '1A': 'start of the turn',
  '1B': 'tile drawn',
  '1C': 'tile placed',
  '2': 'after the figure',
  '3': 'completed features',
  '4': 'end of the turn',
};

/** `the fairy at a scored feature`, by the names of the set and of what it brings. */
function reasonOf(id: string): string {
  const [set = '', what = ''] = id.split('.');
  return companions[set]?.en[what] ?? id;
}

const setNames: Readonly<Record<string, string>> = {
  abbot: 'The abbot',
  ...Object.fromEntries(Object.entries(names).map(([id, { name }]) => [id, name])),
};

const figures: Readonly<Record<Marker, string>> = { scorer: 'Scoring meeple', messenger: 'Messenger' };
const points = (n: number): string => plural(n, 'point', 'points');

export const say = {
  track,
  title: 'Carcassonne companion',
  lead: 'The score track of The Messages for a real table: two figures each, dark spaces, rounds of scoring, the eight messages. Everything stays on this device and works offline.',

  players: 'Players, in the order of play',
  playerName: (n: number): string => `Name of player ${n}`,
  colourOf: (name: string): string => `Colour of ${name}`,
  usualName: (n: number): string => `Player ${n}`,
  colours: ['Red', 'Blue', 'Yellow', 'Purple', 'Green', 'Teal'],
  addPlayer: 'Add a player',
  removePlayer: (name: string): string => `Remove ${name}`,
  edition: 'Whose rules',
  editions: { hig: 'Hans im Glück', zmg: 'Z-Man', '2025': '2025' } satisfies Record<Edition, string>,
  editionAbout: {
    hig: 'A message whenever one of your figures stops on a dark space in your turn, one for each round of scoring.',
    zmg: "As Hans im Glück, but none if another player's figure stands on that space.",
    '2025': 'Only one of your two figures walks in a turn, and it is looked at once, after the features are scored.',
  } satisfies Record<Edition, string>,
  sets: 'Sets on the table',
  setNames,
  tiles: 'Message tiles',
  tilesOf: { app: 'The app shuffles', real: 'We use the real tiles' },
  tilesAbout: {
    app: 'The app draws and shows the messages.',
    real: 'You draw from your own stack and tell which tile it was.',
  },
  begin: 'Begin',

  turnOf: (name: string): string => `${name}'s turn`,
  turn: (n: number): string => `Turn ${n}`,
  tile: {
    turn: null,
    builder: "builder's second tile",
    message: 'extra tile of message 4',
  } satisfies Record<TurnKind, string | null>,
  reason: 'What for',
  anyReason: 'A road, city or anything else',
  brought: (id: string): string => capital(reasonOf(id)),
  pass: 'What is scored',
  passes,
  passNow: (pass: TurnPass): string => `scoring ${passes[pass]}`,
  more: 'Expansions and corrections',
  builder: 'This tile earned a builder turn',

  award: 'Write down points',
  who: 'Who scores',
  points: 'Points',
  morePoints: 'One more',
  fewerPoints: 'One less',
  which: 'Move which figure?',
  figures,
  walk: (from: number, to: number): string => `${from} → ${to}`,
  walkLong: (figure: Marker, from: number, to: number): string => `${figures[figure]} from ${from} to ${to}`,
  dark: 'dark space',
  message: 'a message',
  another: 'another message',
  stays: 'stays this turn',
  wantPoints: 'Points first',

  collected: 'Scored this turn',
  none: 'Nothing scored yet.',
  line: (name: string, award: Award, to: number): string =>
    `${name}: ${points(award.points)}${award.what ? ` for ${reasonOf(award.what)}` : ''}, ${figures[award.figure].toLowerCase()} to ${spaceOf(to)}${isDark(to) ? ' (dark)' : ''}`,
  drop: (name: string, n: number): string => `Remove ${points(n)} of ${name}`,
  close: 'Done scoring',
  closeMessage: (name: string): string => `${name} draws a message`,
  closeNone: 'no message',
  next: (name: string): string => `Next: ${name}`,
  nextTile: 'Tile done',
  undo: 'Take back',

  drew: (name: string, figure: Marker, total: number): string =>
    `${name} draws a message: the ${figures[figure].toLowerCase()} stopped on ${spaceOf(total)}.`,
  nothing: 'No message: no figure of the active player stopped on a dark space in this scoring.',
  blocked: (name: string): string => `No message: a figure of ${name} stands on that dark space.`,
  later: 'Scoring done. In this edition it is looked at after the features are scored.',

  whichTile: 'Which tile did you draw?',
  expected: 'expected',
  messageOf: (name: string): string => `Message for ${name}`,
  messages,
  messageText,
  doIt: 'Do what it says',
  orTake: 'Or take',
  twoPoints: '2 points',
  always: 'Always possible. Either way the tile goes face down under the stack.',
  noPoints: 'It scores nothing: done',
  layIt: 'Lay the extra tile',
  times: (n: number): string => `${n} × 2 = ${points(2 * n)}`,
  add: 'Write down',

  stack: 'Message stack, from the top',
  unseen: 'not seen yet',
  stackItem: (place: number, what: string): string => `${place}: ${what}`,

  gives: (name: string, what: string): string => `${what}: ${name} pays`,
  givesAbout: 'A payment is no round of scoring: no message follows.',
  goesTo: 'To',
  nobody: 'Nobody',
  goesBack: 'Which figure goes back?',
  goesForward: 'Which figure goes forward?',
  payNow: (n: number): string => `Pay ${points(n)}`,
  pay: 'Correct',
  payAbout: 'Moves one figure, and no message follows.',
  forward: 'Forward',
  back: 'Back',

  end: 'The game is over',
  mergeAbout: 'Each player adds up both figures; one of them carries on.',
  keeps: (name: string): string => `Carries on for ${name}`,
  mergeGo: 'Merge and score the rest',
  mergeLater: 'First finish the open scoring.',
  final: 'Final scoring',
  finalAbout: 'No messages any more. Write down what each player scores for open features, fields and goods.',
  finish: 'That is all',
  result: 'Result',
  winner: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} wins.` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win.`,
  place: (n: number): string => `${n}.`,
  total: (n: number): string => points(n),

  fresh: 'New game',
  freshSure: 'Forget this game?',
  erase: 'Forget it',
  cancel: 'Keep it',
};

export type CompanionWords = typeof say;
