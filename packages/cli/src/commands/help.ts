// tabella --help: what the commands are, and what each of them wants.

import { ownBots, usualBot } from '@tabella/bots';
import type { GamePackage } from '@tabella/kernel';
import { gameIds } from '@tabella/registry';
import { capital } from '@tabella/ui/english';
import type { CommandName } from '../args.ts';
import { optionLines } from '../options.ts';
import { packageHere } from '../packages.ts';

const ABOUT: Readonly<Record<CommandName, string>> = {
  serve: 'open the web table, so that people can play in the browser',
  bots: 'think for the bots of servers on one database',
  backup: 'copy all tables and games into one file',
  copy: 'copy all tables and games into PostgreSQL, for more than one server',
  doctor: 'check the settings of a host, and say what to change',
  operator: 'list, close and delete tables, ban people and addresses',
  play: 'play a game at this terminal, against bots or with friends',
  arena: 'let bots play bots and see who is stronger',
  replay: 'tell a match again, as any seat saw it',
  analyse: 'tell who was how likely to win, where a match turned, and what each choice cost',
  verify: 'check that a deal was fair and every answer legal',
  bench: 'print the figures of this machine',
};

const DETAILS: Readonly<Record<CommandName, readonly string[]>> = {
  serve: [
    'tabella serve',
    '',
    '  --port N         where to listen (PORT, or 3000)',
    '  --host ADDRESS   on which address (HOST, or all of this machine)',
    '  --data FOLDER    where games are kept (TABELLA_DATA, or ./data)',
    '  --log LEVEL      what to log: silent, warn (unless you say so), info, debug',
    '',
    'With DATABASE_URL=postgres://... games are kept in PostgreSQL. Card sets in the folder TABELLA_SETS are offered to all.',
  ],
  bots: [
    'tabella bots',
    '',
    '  --threads N      how many bots think at once (as many as there are processors)',
    '  --port N         answer /metrics, /healthz and /readyz there (nowhere unless you say so)',
    '  --host ADDRESS   on which address (all of this machine)',
    '  --log LEVEL      what to log: silent, warn (unless you say so), info, debug',
    '',
    'Needs DATABASE_URL=postgres://..., and NATS_URL if the servers have it. Start as many as you want, on any machine from',
    'which the servers can be reached; when all are stopped the servers think for their bots themselves.',
  ],
  backup: [
    'tabella backup FILE',
    '',
    '  --data FOLDER    where games are kept (TABELLA_DATA, or ./data)',
    '',
    'The server may go on running. To restore, stop it and put the file in place of tabella.sqlite in the data folder.',
  ],
  copy: [
    'tabella copy',
    '',
    '  --data FOLDER    where games are kept now (TABELLA_DATA, or ./data)',
    '',
    'Needs DATABASE_URL=postgres://... of an empty database. Stop the server first; the data folder is left as it is.',
    'When everything has arrived, start the server with that DATABASE_URL: all matches go on, and people keep their seats.',
  ],
  doctor: [
    'tabella doctor',
    '',
    '  --url ADDRESS    also asks the public address, such as https://play.example.org, through all proxies',
    '',
    'Run it as the user and with the settings of the server (PORT, DATABASE_URL and so on), before it is started or beside it.',
    'One line per setting: ok, or what to change. Exit code 1 when something must be changed.',
  ],
  operator: [
    'tabella operator list [TEXT]     tables, the last touched first; with TEXT those of a code, person, name or game',
    'tabella operator close CODE      nobody finds the table any more; everything is kept',
    'tabella operator open CODE       people find it again',
    'tabella operator delete CODE     with its match, chat and notes, for ever',
    'tabella operator ban WHAT        a person, by the id that list prints; or an address or network, such as 203.0.113.0/24',
    'tabella operator unban WHAT      takes that back',
    'tabella operator bans            all that are banned',
    'tabella operator log             what operators did, when, and as which user of the system',
    '',
    '  --data FOLDER    where games are kept (TABELLA_DATA, or ./data)',
    '',
    'Works with DATABASE_URL and NATS_URL as the server does. Servers that run notice it within two seconds.',
  ],
  play: [
    'tabella play [GAME]',
    'tabella play [GAME] --resume [FILE]',
    '',
    '  --bots LIST      who fills the other seats, in turn; with commas',
    '  --seats N        how many play',
    '  --seat K         where you sit, counted from 1',
    '  --explain        say at each question what a strong bot would do in your place, and why; with --people 0 at those of bots',
    '  --people N       how many people share this terminal; the table is hidden between them',
    '  --name NAME      your name; once for each person',
    '  --option A=B     an option of the game; again for the next, and A=B,C where several may be chosen',
    '                   (tabella play GAME --help lists them)',
    '  --set FILE       a card set of your own, for games that have card sets',
    '  --seed TEXT      the same deal every time (without it the deal is drawn by chance)',
    '  --resume [FILE]  go on with a saved game: that file, or the latest that is not over (of GAME, if you name one)',
    '',
    'Games speak the language of LANG, or English where they do not know it.',
    'Games are saved after every answer, in $TABELLA_DATA, $XDG_DATA_HOME/tabella or ~/.local/share/tabella.',
  ],
  arena: [
    'tabella arena GAME --bots A,B',
    '',
    '  --bots LIST      the bots that meet, such as hard,normal (search,random unless you say so)',
    '  --games N        how many matches (100 unless you say so), rounded up so that every deal is played from every seat',
    '  --seats N        how many play in a match',
    '  --option A=B     an option of the game; again for the next, and A=B,C where several may be chosen',
    '  --set FILE       a card set of your own, for games that have card sets',
    '  --seed TEXT      the same matches every time',
    '  --field          the first bot in each seat in turn, among seats of the second',
    '  --self           each bot against itself',
    '  --ladder         each two bots against each other, and all rated on one scale; all bots of the game unless you name some',
    '  --json           the result as JSON',
    '  --report FILE    the result as a page with plots, in one HTML file',
  ],
  replay: [
    'tabella replay FILE',
    '',
    '  --as SEAT        only what that seat heard and saw, counted from 1; or: public',
    '  --at N           stop after N answers and show the table',
    '  --text           the whole match written down turn by turn, with everything in the open',
  ],
  analyse: [
    'tabella analyse FILE',
    '',
    '  --seat K         only the decisions of that seat, counted from 1',
    '  --json           the analysis as JSON',
    '',
    'Bots judge the start of every turn from what everybody knew and from what each seat knew, and what the strong bot',
    'would have chosen. It takes up to half a minute.',
  ],
  verify: [
    'tabella verify FILE',
    '',
    '  --commitment HASH   the fingerprint of the secret that you were shown before the match',
    '  --number SEAT=TEXT  the number that you added for a seat, counted from 1; may be given several times',
    '',
    'Reads what the terminal saved, or the record of a finished match from the browser. It says what is proved by what',
    'you were shown and sent, and what is only consistent in itself. Exit code 1 when something does not hold: what kind',
    'of thing, where in the file, and why.',
  ],
  bench: [
    'tabella bench [NAME] [--beside FOLDER]',
    '',
    'Prints one line of JSON per figure; with NAME only those whose name contains it. With the FOLDER of another checkout',
    'that is built, the figures of the server beside those of that one, in turns.',
  ],
};

export async function help(of?: CommandName, game?: string): Promise<number> {
  const lines =
    of === undefined ? overview() : [`${capital(ABOUT[of])}.`, '', ...DETAILS[of], ...(await more(of, game))];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

function overview(): string[] {
  return [
    'Tabella: a table for games about messages. Every rule is enforced, no secret leaks.',
    '',
    ...Object.entries(ABOUT).map(([name, about]) => `  tabella ${name.padEnd(8)} ${about}`),
    '',
    `Games: ${gameIds.join(', ')}.`,
    'tabella COMMAND --help tells more; tabella --version says which version this is.',
  ];
}

/** What the commands that play take from the games: bots, and the options of the one that is named. */
async function more(of: CommandName, game: string | undefined): Promise<string[]> {
  if (of !== 'play' && of !== 'arena') return [];
  const named = game === undefined ? null : await packageHere(game);
  const packages = named
    ? [named]
    : (await Promise.all(gameIds.map(packageHere))).filter((gamePackage) => gamePackage !== null);
  return [
    '',
    'Bots of the games, weakest first:',
    ...packages.map(botLine),
    '  Every game has random, and searches of any budget such as search:200 or search:500ms.',
    ...(named ? ['', `Options of ${named.words.title}:`, ...optionLines(named)] : []),
  ];
}

function botLine(gamePackage: GamePackage): string {
  const own = ownBots(gamePackage);
  const list = own.length > 0 ? own.join(', ') : 'none of its own';
  return `  ${gamePackage.game.id.padEnd(12)} ${list}; at your table ${usualBot(gamePackage)} unless you say so`;
}
