// The command line: which command, with which terms. Everything wrong is said in one sentence.

import { parseArgs } from 'node:util';
import { gameIds } from '@tabella/registry';
import { needed, number, set, string, strings, type Values } from './arg-values.ts';
import { type BotsArgs, botsArgs, type DoctorArgs, doctorArgs, type OperatorArgs, operatorArgs } from './host-args.ts';
import { Trouble } from './trouble.ts';

export interface PlayArgs {
  readonly game?: string;
  /** A saved game to go on with: its file, or the latest one; of `game`, if that is named. */
  readonly resume?: { readonly file?: string };
  readonly bots?: string;
  readonly seats?: number;
  /** Say what a bot would do, and why. */
  readonly explain: boolean;
  /** Counted from 1, as people do. */
  readonly seat?: number;
  readonly people?: number;
  readonly names: readonly string[];
  readonly options: readonly string[];
  /** A file for the option that takes data of one's own. */
  readonly set?: string;
  readonly seed?: string;
}

export interface ArenaArgs {
  readonly game: string;
  /** Without: search and random; on a ladder all of the game's own. */
  readonly bots?: string;
  readonly games: number;
  readonly seats?: number;
  readonly options: readonly string[];
  readonly set?: string;
  readonly seed?: string;
  readonly json: boolean;
  /** The first bot in each seat in turn, among seats of the second. */
  readonly field: boolean;
  /** Each bot against itself. */
  readonly self: boolean;
  /** Each two bots meet, and all are rated on one scale. */
  readonly ladder: boolean;
  /** A file for the result as a page with plots. */
  readonly report?: string;
}

export interface ReplayArgs {
  readonly file: string;
  /** A seat counted from 1, the public, or nobody in particular. */
  readonly as: number | 'public' | 'all';
  readonly at?: number;
  /** The whole match written down, with everything in the open. */
  readonly text: boolean;
}

export interface AnalyseArgs {
  readonly file: string;
  /** Only the decisions of this seat, counted from 1. */
  readonly seat?: number;
  readonly json: boolean;
}

export interface VerifyArgs {
  readonly file: string;
  /** The fingerprint that was shown before the match. */
  readonly commitment?: string;
  /** Numbers that the reader sent; seats are counted from 1. */
  readonly numbers: readonly { readonly seat: number; readonly number: string }[];
}

export interface ServeArgs {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly log?: string;
}

export interface BackupArgs {
  readonly file: string;
  readonly data?: string;
}

export interface BenchArgs {
  readonly filter?: string;
  /** The folder of another checkout, whose server is measured in the same run. */
  readonly beside?: string;
}

export type Command =
  | { readonly name: 'help'; readonly of?: CommandName; readonly game?: string }
  | { readonly name: 'version' }
  | { readonly name: 'serve'; readonly args: ServeArgs }
  | { readonly name: 'bots'; readonly args: BotsArgs }
  | { readonly name: 'backup'; readonly args: BackupArgs }
  | { readonly name: 'copy'; readonly data?: string }
  | { readonly name: 'doctor'; readonly args: DoctorArgs }
  | { readonly name: 'operator'; readonly args: OperatorArgs }
  | { readonly name: 'play'; readonly args: PlayArgs }
  | { readonly name: 'arena'; readonly args: ArenaArgs }
  | { readonly name: 'replay'; readonly args: ReplayArgs }
  | { readonly name: 'analyse'; readonly args: AnalyseArgs }
  | { readonly name: 'verify'; readonly args: VerifyArgs }
  | { readonly name: 'bench'; readonly args: BenchArgs }
  | { readonly name: 'tool'; readonly game: string; readonly tool?: string; readonly args: readonly string[] };

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

/** Every option of every command, and how many words it takes besides. */
const SPECS = {
  serve: { options: { port: text, host: text, data: text, log: text }, words: 0 },
  bots: { options: { threads: text, port: text, host: text, log: text }, words: 0 },
  backup: { options: { data: text }, words: 1 },
  copy: { options: { data: text }, words: 0 },
  doctor: { options: { url: text }, words: 0 },
  operator: { options: { data: text }, words: 2 },
  play: {
    options: {
      resume: flag,
      explain: flag,
      bots: text,
      seats: text,
      seat: text,
      people: text,
      name: many,
      option: many,
      set: text,
      seed: text,
    },
    // A game, and the file of a saved one.
    words: 2,
  },
  arena: {
    options: {
      bots: text,
      games: text,
      seats: text,
      option: many,
      set: text,
      seed: text,
      field: flag,
      self: flag,
      ladder: flag,
      json: flag,
      report: text,
    },
    words: 1,
  },
  replay: { options: { as: text, at: text, text: flag }, words: 1 },
  analyse: { options: { seat: text, json: flag }, words: 1 },
  verify: { options: { commitment: text, number: many }, words: 1 },
  bench: { options: { beside: text }, words: 1 },
} as const;

export type CommandName = keyof typeof SPECS;
const commandNames = Object.keys(SPECS) as CommandName[];

export function readArgs(argv: readonly string[]): Command {
  const [first, ...rest] = argv;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    const of = rest[0];
    return of !== undefined && isCommand(of) ? { name: 'help', of } : { name: 'help' };
  }
  if (first === '--version' || first === '-v') return { name: 'version' };
  if (!isCommand(first)) {
    if (gameIds.includes(first)) return { name: 'tool', game: first, ...set('tool', rest[0]), args: rest.slice(1) };
    throw new Trouble(`There is no command "${first.slice(0, 40)}"; try one of ${commandNames.join(', ')}.`);
  }
  const { values, words } = parse(first, rest);
  const word = words[0];
  if (values.help === true) return { name: 'help', of: first, ...set('game', word) };
  switch (first) {
    case 'serve':
      return {
        name: 'serve',
        args: {
          ...set('port', number(values.port, '--port', 0)),
          ...set('host', string(values.host)),
          ...set('data', string(values.data)),
          ...set('log', string(values.log)),
        },
      };
    case 'bots':
      return { name: 'bots', args: botsArgs(values) };
    case 'backup':
      return { name: 'backup', args: { file: needed(word, 'backup FILE'), ...set('data', string(values.data)) } };
    case 'copy':
      return { name: 'copy', ...set('data', string(values.data)) };
    case 'doctor':
      return { name: 'doctor', args: doctorArgs(values) };
    case 'operator':
      return { name: 'operator', args: operatorArgs(values, words) };
    case 'play':
      return { name: 'play', args: playArgs(values, words) };
    case 'arena':
      return { name: 'arena', args: arenaArgs(values, word) };
    case 'replay':
      return { name: 'replay', args: replayArgs(values, word) };
    case 'analyse':
      return {
        name: 'analyse',
        args: {
          file: needed(word, 'analyse FILE'),
          ...set('seat', number(values.seat, '--seat', 1)),
          json: values.json === true,
        },
      };
    case 'verify':
      return { name: 'verify', args: verifyArgs(values, word) };
    case 'bench':
      return { name: 'bench', args: { ...set('filter', word), ...set('beside', string(values.beside)) } };
  }
}

function parse(command: CommandName, args: readonly string[]): { values: Values; words: readonly string[] } {
  const spec = SPECS[command];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...spec.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
    const extra = positionals[spec.words];
    if (extra !== undefined) throw tooMany(extra, command);
    return { values: values as Values, words: positionals };
  } catch (thrown) {
    if (thrown instanceof Trouble) throw thrown;
    // Node says it in several sentences; the first one names the option.
    const said = (thrown as Error).message.split(/[.\n]/, 1)[0] ?? '';
    throw new Trouble(`${said}; see tabella ${command} --help.`);
  }
}

const tooMany = (word: string, command: CommandName): Trouble =>
  new Trouble(`"${word.slice(0, 40)}" is one word too many for ${command}.`);

function playArgs(values: Values, words: readonly string[]): PlayArgs {
  const resumes = values.resume === true;
  const [first, second] = words;
  if (second !== undefined && !resumes) throw tooMany(second, 'play');
  // A single word beside --resume is a file, unless it is the name of a game.
  const game = resumes && second === undefined && !gameIds.includes(first ?? '') ? undefined : first;
  const file = game === undefined ? first : second;
  return {
    ...set('game', game),
    ...(resumes ? { resume: set('file', file) } : {}),
    explain: values.explain === true,
    ...set('bots', string(values.bots)),
    ...set('seats', number(values.seats, '--seats', 1)),
    ...set('seat', number(values.seat, '--seat', 1)),
    ...set('people', number(values.people, '--people', 0)),
    names: strings(values.name),
    options: strings(values.option),
    ...set('set', string(values.set)),
    ...set('seed', string(values.seed)),
  };
}

function arenaArgs(values: Values, word: string | undefined): ArenaArgs {
  return {
    game: needed(word, 'arena GAME'),
    ...set('bots', string(values.bots)),
    games: number(values.games, '--games', 1) ?? 100,
    ...set('seats', number(values.seats, '--seats', 1)),
    options: strings(values.option),
    ...set('set', string(values.set)),
    ...set('seed', string(values.seed)),
    json: values.json === true,
    field: values.field === true,
    self: values.self === true,
    ladder: values.ladder === true,
    ...set('report', string(values.report)),
  };
}

function replayArgs(values: Values, word: string | undefined): ReplayArgs {
  const as = string(values.as);
  const viewer = as === undefined ? 'all' : as === 'public' ? 'public' : number(as, '--as', 1);
  const whole = values.text === true;
  if (whole && (as !== undefined || values.at !== undefined)) {
    throw new Trouble(
      '--text writes the whole match down, with everything in the open: it goes without --as and --at.',
    );
  }
  return {
    file: needed(word, 'replay FILE'),
    as: viewer ?? 'all',
    ...set('at', number(values.at, '--at', 0)),
    text: whole,
  };
}

function verifyArgs(values: Values, word: string | undefined): VerifyArgs {
  const commitment = string(values.commitment);
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment.trim())) {
    throw new Trouble('--commitment wants the whole fingerprint: 64 hexadecimal digits.');
  }
  const numbers = strings(values.number).map((given) => {
    const at = given.indexOf('=');
    if (at < 1) throw new Trouble(`--number wants SEAT=TEXT, such as 2=6f3a, not "${given.slice(0, 40)}".`);
    return { seat: number(given.slice(0, at), '--number', 1) ?? 0, number: given.slice(at + 1) };
  });
  return { file: needed(word, 'verify FILE'), ...set('commitment', commitment), numbers };
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(SPECS, word);
}
