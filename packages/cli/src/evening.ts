// An evening at the table: bots and people answer in turn until the match is over or somebody gets up.

import { setImmediate as breath } from 'node:timers/promises';
import type { OpenAsk, Refusal, Seat } from '@tabella/kernel';
import { type Bots, decide } from './bots.ts';
import { Pace } from './pace.ts';
import { askPerson, frameOf, logOf, show } from './person.ts';
import { isPerson, nameIn, peopleIn, type Seating } from './seating.ts';
import { type AnyMatch, answer, faultPath, type Sitting, takeBack } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { FAILED, Trouble } from './trouble.ts';

export type Ending = 'over' | 'quit';

export async function evening(sitting: Sitting, bots: Bots, terminal: Terminal): Promise<Ending> {
  const { match, seating } = sitting;
  const people = peopleIn(seating);
  /** How much of the log each person had read when last asked. */
  const read = seating.players.map((_, seat) => logOf(sitting, seat).length);
  /** Whose table may be seen while others decide: with several people before one screen, the public's. */
  const watcher = people.length === 1 ? (people[0] ?? null) : null;
  let before = watcher;
  const pace = new Pace();
  let refused: string | undefined;
  while (match.result === null) {
    const ask = nextAsk(match, seating);
    const bot = bots[ask.seat];
    if (bot) {
      if (terminal.live) showWaiting(sitting, watcher, watcher === null ? 0 : (read[watcher] ?? 0), ask, terminal);
      // Keys and signals are heard between two thoughts.
      await breath();
      const began = performance.now();
      const given = decide(bot, match, ask);
      if (terminal.live) await pace.keep(began, ask);
      must(sitting, answer(sitting, ask.seat, ask.id, given));
      continue;
    }
    // Alone among bots there is nobody to whom a question without a choice could tell anything.
    if (people.length === 1 && isForced(ask)) {
      must(sitting, answer(sitting, ask.seat, ask.id, ask.from[0]));
      continue;
    }
    if (before !== ask.seat && !(await handOver(sitting, ask.seat, terminal))) return 'quit';
    before = ask.seat;
    const reply = await askPerson(sitting, ask, read[ask.seat] ?? 0, terminal, refused);
    refused = undefined;
    if (reply === 'quit') return 'quit';
    if (reply === 'undo') {
      refused = undone(sitting, ask.seat);
      continue;
    }
    const heard = logOf(sitting, ask.seat).length;
    const given = answer(sitting, ask.seat, ask.id, reply.answer);
    if (!given.ok) {
      refused = given.reason;
      continue;
    }
    read[ask.seat] = heard;
    if (terminal.live && watcher === null) show(terminal, frameOf(sitting, null, 0));
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

/** Who thinks in a window is nobody's business. */
function showWaiting(sitting: Sitting, viewer: Seat | null, fresh: number, ask: OpenAsk, terminal: Terminal): void {
  const status = ask.reaction ? '…' : `${nameIn(sitting.seating)(ask.seat)} is deciding…`;
  show(terminal, { ...frameOf(sitting, viewer, fresh), status });
}

/** Hides the table until the right person sits before it; false when nobody will. */
async function handOver(sitting: Sitting, seat: Seat, terminal: Terminal): Promise<boolean> {
  const name = nameIn(sitting.seating)(seat);
  terminal.screen(['', `  ${terminal.paint.bold(`${name} is asked.`)}`, `  Only ${name} looks at the screen now.`, '']);
  return (await terminal.ask('  Enter shows the table > ')) !== null;
}

/** Takes back the last answer that was a choice; the reason if that is no longer possible. */
function undone(sitting: Sitting, seat: Seat): string | undefined {
  for (;;) {
    const reply = takeBack(sitting, seat);
    if (!reply.ok) return reply.reason;
    const ask = sitting.match.asks(seat)[0];
    if (ask === undefined || !isForced(ask)) return undefined;
  }
}

/** An answer that was offered can only fail when a rule breaks. */
function must(sitting: Sitting, reply: { readonly ok: true } | Refusal): void {
  if (reply.ok) return;
  const where = reply.code === 'fault' ? ` The file ${faultPath(sitting)} shows how.` : '';
  throw new Trouble(`${reply.reason}${where} The game is saved in ${sitting.path}.`, FAILED);
}
