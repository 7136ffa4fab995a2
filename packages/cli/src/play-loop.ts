// The loop of a match at the terminal: bots and people answer in turn until it is over or somebody quits.

import { setImmediate as breath } from 'node:timers/promises';
import { type OpenAsk, type Refusal, reasonIn, type Seat } from '@tabella/kernel';
import { type Bots, decide, explained } from './bots.ts';
import { type AnyMatch, answer, faultPath, type LocalMatch, takeBack } from './local-match.ts';
import { Pace } from './pace.ts';
import { askPerson, frameOf, logOf, show } from './person.ts';
import { isPerson, nameIn, peopleIn, type Seating } from './seating.ts';
import type { Terminal } from './terminal.ts';
import { FAILED, Trouble } from './trouble.ts';

export type Ending = 'over' | 'quit';

export async function playLoop(
  local: LocalMatch,
  bots: Bots,
  terminal: Terminal,
  /** Say what a bot would do: to the person who is asked, and of bots where no person plays. */
  explain: boolean,
): Promise<Ending> {
  const { match, seating } = local;
  const people = peopleIn(seating);
  /** How much of the log each person had read when last asked. */
  const read = seating.players.map((_, seat) => logOf(local, seat).length);
  /** Whose table may be seen while others decide: with several people before one screen, the public's. */
  const watcher = people.length === 1 ? (people[0] ?? null) : null;
  let before = watcher;
  const pace = new Pace();
  let refused: string | undefined;
  while (match.result === null) {
    const ask = nextAsk(match, seating);
    const bot = bots[ask.seat];
    if (bot) {
      if (terminal.live) showWaiting(local, watcher, watcher === null ? 0 : (read[watcher] ?? 0), ask, terminal);
      // Keys and signals are heard between two thoughts.
      await breath();
      if (explain && people.length === 0 && !isForced(ask)) tellWhy(local, ask.seat, terminal);
      const began = performance.now();
      const given = decide(bot, match, ask);
      if (terminal.live) await pace.keep(began, ask);
      must(local, answer(local, ask.seat, ask.id, given));
      continue;
    }
    // With one person among bots, skipping a question without a choice reveals nothing to anybody.
    if (people.length === 1 && isForced(ask)) {
      must(local, answer(local, ask.seat, ask.id, ask.from[0]));
      continue;
    }
    if (before !== ask.seat && !(await handOver(local, ask.seat, terminal))) return 'quit';
    before = ask.seat;
    const reply = await askPerson(local, ask, read[ask.seat] ?? 0, terminal, refused ?? adviceTo(local, ask, explain));
    refused = undefined;
    if (reply === 'quit') return 'quit';
    if (reply === 'undo') {
      refused = undone(local, ask.seat);
      continue;
    }
    const heard = logOf(local, ask.seat).length;
    const given = answer(local, ask.seat, ask.id, reply.answer);
    if (!given.ok) {
      refused = reasonIn(local.gamePackage.words, given);
      continue;
    }
    read[ask.seat] = heard;
    if (terminal.live && watcher === null) show(terminal, frameOf(local, null, 0));
  }
  return 'over';
}

/** Whose answer is next: in a window in its order; otherwise bots first, unless a person may speak for all. */
function nextAsk(match: AnyMatch, seating: Seating): OpenAsk {
  const open = match.asks().filter((ask) => ask.declared === undefined);
  const mode = match.batch?.mode;
  const first = (person: boolean): OpenAsk | undefined => open.find((ask) => isPerson(seating, ask.seat) === person);
  const next =
    mode === 'first' ? open[0] : mode === 'any' ? (first(true) ?? first(false)) : (first(false) ?? first(true));
  if (next === undefined) throw new Error('nobody is asked, and yet the match is not over');
  return next;
}

function isForced(ask: OpenAsk): boolean {
  return ask.text === undefined && ask.max === undefined && ask.from.length === 1;
}

/** For the person who is asked. */
const adviceTo = (local: LocalMatch, { seat }: OpenAsk, explain: boolean): string | undefined =>
  (explain ? explained(local.gamePackage, local.match, seat, nameIn(local.seating)) : null) ?? undefined;

function tellWhy(local: LocalMatch, seat: Seat, terminal: Terminal): void {
  const name = nameIn(local.seating);
  const why = explained(local.gamePackage, local.match, seat, name);
  if (why !== null) terminal.print(`${name(seat)}: ${why}`);
}

/** In a window it is not shown who thinks. */
function showWaiting(local: LocalMatch, viewer: Seat | null, fresh: number, ask: OpenAsk, terminal: Terminal): void {
  const status = ask.reaction ? '…' : `${nameIn(local.seating)(ask.seat)} is deciding…`;
  show(terminal, { ...frameOf(local, viewer, fresh), status });
}

/** Hides the table until the right person sits before it; false when nobody will. */
async function handOver(local: LocalMatch, seat: Seat, terminal: Terminal): Promise<boolean> {
  const name = nameIn(local.seating)(seat);
  terminal.screen(['', `  ${terminal.paint.bold(`${name} is asked.`)}`, `  Only ${name} looks at the screen now.`, '']);
  return (await terminal.ask('  Enter shows the table > ')) !== null;
}

/** Takes back the last answer that was a choice; the reason if that is no longer possible. */
function undone(local: LocalMatch, seat: Seat): string | undefined {
  for (;;) {
    const reply = takeBack(local, seat);
    if (!reply.ok) return reply.reason;
    const ask = local.match.asks(seat)[0];
    if (ask === undefined || !isForced(ask)) return undefined;
  }
}

/** An answer that was offered can only fail when a rule breaks. */
function must(local: LocalMatch, reply: { readonly ok: true } | Refusal): void {
  if (reply.ok) return;
  const where = reply.code === 'fault' ? ` The file ${faultPath(local)} shows how.` : '';
  throw new Trouble(`${reply.reason}${where} The game is saved in ${local.path}.`, FAILED);
}
