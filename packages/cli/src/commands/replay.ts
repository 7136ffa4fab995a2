// tabella replay: replays a match in sentences, as seen by one seat, by spectators, or by everybody together.

import { type GamePackage, hears, type Log, Match, Replay, type Seat, same, textRecord } from '@tabella/kernel';
import type { ReplayArgs } from '../args.ts';
import { type AnyMatch, packageAt } from '../local-match.ts';
import { packageOfLog } from '../packages.ts';
import { paintFor } from '../paint.ts';
import { loadLog } from '../saves.ts';
import { nameIn, type Seating, seatingOf } from '../seating.ts';
import { Trouble } from '../trouble.ts';

export async function replay(args: ReplayArgs): Promise<number> {
  const log = loadLog(args.file);
  const gamePackage = await packageOfLog(log, args.file);
  if (typeof args.as === 'number' && args.as > log.seats) {
    throw new Trouble(`There is no seat ${args.as}: the seats are 1 to ${log.seats}.`);
  }
  const rows = log.rows.length;
  if (args.at !== undefined && args.at > rows) {
    throw new Trouble(`There is no answer ${args.at}: this match has ${rows}.`);
  }
  const match = Match.replay(gamePackage.game, log, args.at ?? rows);
  if (!(match instanceof Match)) throw new Trouble(`${args.file}: ${match.reason}`);
  const paint = paintFor(process.stdout);
  const seating = seatingIn(log, args.file);
  const told = packageAt(gamePackage, match);
  const lines = args.text ? written(told, log, seating) : story(args, told, log, match, seating);
  for (const line of lines) {
    process.stdout.write(`${paint.sentence(line, seating.names)}\n`);
  }
  return 0;
}

/** By the names in the file, where it has any. */
function seatingIn({ table, seats }: Log, file: string): Seating {
  const seating = seatingOf(file, seats);
  return { ...seating, names: seating.names.map((name, seat) => table?.names[seat] || name) };
}

function written({ game, words, record }: GamePackage, log: Log, seating: Seating): readonly string[] {
  const replay = Replay.open(game, log);
  if (!(replay instanceof Replay)) throw new Trouble(replay.reason);
  const takenBack = (name: string): string => `${name} takes the last answer back.`;
  return textRecord(replay, { words, record, name: nameIn(seating), takenBack });
}

/** Only what the viewer heard and sees now; with no viewer named, every sentence once and the table of the public. */
function* story(
  args: ReplayArgs,
  gamePackage: GamePackage,
  log: Log,
  match: AnyMatch,
  seating: Seating,
): Generator<string> {
  const name = nameIn(seating);
  const viewer: Seat | null = typeof args.as === 'number' ? args.as - 1 : null;
  const as = args.as === 'all' ? 'as it was' : viewer === null ? 'as the public saw it' : `as ${name(viewer)} saw it`;
  yield `${gamePackage.words.title}, ${as}: ${seating.names.slice(0, log.seats).join(', ')}.`;
  yield '';
  for (const { to, event } of match.told) {
    if (args.as !== 'all' && !hears(to, viewer)) continue;
    const sentence = gamePackage.words.event(event, name);
    if (sentence !== '') yield sentence;
  }
  yield '';
  yield* gamePackage.words.table(match.view(viewer), name);
  yield '';
  const at = args.at ?? log.rows.length;
  if (match.result) yield gamePackage.words.result(match.result, name);
  else if (log.fault && at === log.rows.length) yield faultStory(match, log.fault);
  else yield `This is the table after ${at} of ${log.rows.length} answers.`;
}

/** The answer at which a rule broke is given once more, to see whether it still does. */
function faultStory(match: AnyMatch, fault: NonNullable<Log['fault']>): string {
  const { seat, ask, choice } = fault.row;
  const reply = match.answer(seat, ask, choice);
  const broke = `Here, after ${fault.row.seq} answers, a rule broke (${fault.message})`;
  if (reply.ok) return `${broke}; with the rules that are here now it no longer does.`;
  if (!('file' in reply)) return `${broke}, but its last answer does not fit: ${reply.reason}`;
  return same(reply.file.fault?.message, fault.message)
    ? `${broke}; it still does.`
    : `${broke}; it still breaks, in another way: ${reply.reason}`;
}
