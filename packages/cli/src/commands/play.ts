// tabella play: a game at this terminal, against bots or with others before the same screen.

import { usualBot } from '@tabella/bots';
import { type Choice, type GamePackage, isSeeded } from '@tabella/kernel';
import type { PlayArgs } from '../args.ts';
import { botNames, botsFor } from '../bots.ts';
import { wrap } from '../layout.ts';
import { deal, type LocalMatch, promised, sitDown, sitDownAgain } from '../local-match.ts';
import { optionsFrom } from '../options.ts';
import { choosePackage, packageNamed, packageOfLog } from '../packages.ts';
import { logOf } from '../person.ts';
import { playLoop } from '../play-loop.ts';
import { loadLog, unfinished } from '../saves.ts';
import { loadSeating, nameIn, PERSON, peopleIn, type Seating, seat } from '../seating.ts';
import { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

const LAST_SENTENCES = 5;

export async function play(args: PlayArgs): Promise<number> {
  const terminal = new Terminal();
  try {
    const local = await begin(args, terminal);
    if (local === null) return 0;
    const bots = botsFor(local.seating, local.gamePackage);
    if (!(await welcome(local, terminal))) return 0;
    const ending = await playLoop(local, bots, terminal, args.explain);
    terminal.leave();
    if (ending === 'over') farewell(local, terminal);
    else terminal.print(`The game is saved; tabella play --resume goes on with it.`);
    return 0;
  } finally {
    terminal.close();
  }
}

/** A new match, or one that goes on; null when the person leaves before it begins. */
async function begin(args: PlayArgs, terminal: Terminal): Promise<LocalMatch | null> {
  if (args.resume) return goOn(args, args.resume.file);
  const open = terminal.live && args.game === undefined ? unfinished() : null;
  if (open !== null) {
    const gamePackage = await packageOfLog(open.log, open.path);
    const told = `A game of ${gamePackage.words.title} is not over yet (${open.log.rows.length} answers so far).`;
    terminal.print('', told);
    const typed = await terminal.ask('Go on with it? [Y/n] > ');
    if (typed === null) return null;
    if (!/^\s*n/i.test(typed)) return goOn(args, open.path);
  }
  const gamePackage = await choosePackage(args.game, terminal);
  if (gamePackage === null) return null;
  const { min, max } = gamePackage.game.seats;
  const seats = args.seats ?? min;
  if (seats < min || seats > max)
    throw new Trouble(`${gamePackage.words.title} is for ${min} to ${max} seats, not ${seats}.`);
  const seating = seatingFor(args, gamePackage, seats);
  return sitDown(
    gamePackage,
    seating,
    optionsFrom(args.options, gamePackage.game, seating.names, args.set),
    deal(seats, args.seed),
  );
}

async function goOn(args: PlayArgs, file: string | undefined): Promise<LocalMatch> {
  if (args.seats !== undefined || args.options.length > 0 || args.seed !== undefined) {
    throw new Trouble('A saved game goes on as it was dealt: its seats, options and seed cannot be changed.');
  }
  const wanted = args.game === undefined ? null : await packageNamed(args.game);
  const path = file ?? unfinished(wanted?.game.id)?.path;
  if (path === undefined)
    throw new Trouble(`There is no saved game${wanted ? ` of ${wanted.words.title}` : ''} that is not over.`);
  const log = loadLog(path);
  if (log.fault)
    throw new Trouble(`${path} shows how a rule broke; tabella replay tells it, but it cannot be played on.`);
  const gamePackage = await packageOfLog(log, path);
  if (wanted !== null && wanted.game.id !== gamePackage.game.id)
    throw new Trouble(`${path} is a game of ${gamePackage.words.title}, not of ${wanted.words.title}.`);
  // People and bots stay where they were, unless the command line says otherwise.
  const anew = args.bots !== undefined || args.seat !== undefined || args.people !== undefined || args.names.length > 0;
  const kept = anew ? null : loadSeating(path, log.seats);
  return sitDownAgain(gamePackage, kept ?? seatingFor(args, gamePackage, log.seats), log, path);
}

function seatingFor(args: PlayArgs, gamePackage: GamePackage, seats: number): Seating {
  const at = args.seat ?? 1;
  if (at > seats) throw new Trouble(`There is no seat ${at}: the seats are 1 to ${seats}.`);
  const people = args.people ?? Math.max(1, args.names.length);
  if (people > seats) throw new Trouble(`There are ${seats} seats, which is not enough for ${people} people.`);
  return seat({
    seats,
    seat: at - 1,
    people,
    names: args.names,
    bots: botNames(args.bots ?? usualBot(gamePackage), gamePackage),
  });
}

/** Who plays, and what is promised about the deal; false when nobody wants to begin. */
async function welcome(local: LocalMatch, terminal: Terminal): Promise<boolean> {
  const { gamePackage, seating } = local;
  const { paint } = terminal;
  const name = nameIn(seating);
  const { width } = terminal.size;
  const begun = local.match.log().rows.length;
  const options = local.match.options as Readonly<Record<string, Choice>>;
  const advice = begun > 0 ? null : gamePackage.words.advice?.(seating.players.length, options);
  const lines = [
    '',
    `  ${paint.title(` ${gamePackage.words.title} `)}`,
    '',
    ...wrap(`  ${gamePackage.words.tagline}`, width),
    '',
    ...seating.players.map(
      (player, i) => `  ${i + 1}  ${paint.bold(name(i))}, ${player === PERSON ? 'a person' : `a bot (${player})`}`,
    ),
    ...(advice ? ['', ...wrap(`  ${advice}`, width)] : []),
    '',
    ...wrap(`  Promised deal: ${promised(local)}`, width),
    ...wrap(
      isSeeded(local.match.fairness)
        ? '  It is dealt by a seed: whoever knows the seed knows the deal.'
        : '  Its secret is shown at the end, so that everybody can check that no card was moved.',
      width,
    ),
    begun > 0 ? `  The game goes on after ${begun} answers.` : '',
  ];
  if (!terminal.live) {
    terminal.print(...lines.slice(1));
    return true;
  }
  terminal.screen(lines);
  return (await terminal.ask('  Enter begins > ')) !== null;
}

/** The end of the match: who won, the last table, and how to check the deal. */
function farewell(local: LocalMatch, terminal: Terminal): void {
  const { gamePackage, match, seating, path } = local;
  if (match.result === null) return;
  const name = nameIn(seating);
  const { paint } = terminal;
  const [only, ...others] = peopleIn(seating);
  const viewer = others.length === 0 ? (only ?? null) : null;
  const won = viewer !== null && match.result.winners.includes(viewer);
  const result = gamePackage.words.result(match.result, name);
  terminal.print(
    '',
    ...gamePackage.words.table(match.view(viewer), name).map((line) => paint.sentence(line, seating.names)),
    '',
    ...logOf(local, viewer)
      .slice(-LAST_SENTENCES)
      .map((line) => `  ${paint.sentence(line, seating.names)}`),
    '',
    won ? paint.good(result) : paint.bold(result),
    '',
    `Promised deal: ${promised(local)}`,
    `Its secret:    ${match.fairness.secret}`,
    `To check every shuffle and answer: tabella verify ${path}`,
    `To hear the story again:           tabella replay ${path}`,
  );
}
