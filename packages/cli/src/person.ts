// A person at the terminal: the question is put until there is an answer, and everything around it can be looked at.

import { type Answer, hears, type OpenAsk, PASS, type Seat } from '@tabella/kernel';
import { readTyped } from './answers.ts';
import { draw, type Frame, numbered, type Question } from './frame.ts';
import { type LocalMatch, promised } from './local-match.ts';
import { pages } from './pages.ts';
import { nameIn } from './seating.ts';
import type { Terminal } from './terminal.ts';

export type Reply = { readonly answer: Answer } | 'undo' | 'quit';

const KEYS = '? rules · l log · u undo · s saved where · q quit';

/** What a viewer has heard, in sentences. */
export function logOf(local: LocalMatch, viewer: Seat | null): string[] {
  const name = nameIn(local.seating);
  return local.match.told
    .filter((one) => hears(one.to, viewer))
    .map((one) => local.gamePackage.words.event(one.event, name))
    .filter((sentence) => sentence !== '');
}

/** The table as a seat or the public sees it; `fresh` is where what is new to the reader begins. */
export function frameOf(local: LocalMatch, viewer: Seat | null, fresh: number): Frame {
  const { gamePackage, match, seating } = local;
  const name = nameIn(seating);
  return {
    title: gamePackage.words.title,
    corner: viewer === null ? 'what all may see' : `what ${name(viewer)} sees`,
    table: gamePackage.words.table(match.view(viewer), name),
    log: logOf(local, viewer),
    fresh,
    names: seating.names,
    ...(viewer === null ? {} : { own: name(viewer) }),
  };
}

export async function askPerson(
  local: LocalMatch,
  ask: OpenAsk,
  fresh: number,
  terminal: Terminal,
  refused?: string,
): Promise<Reply> {
  const { gamePackage, match } = local;
  const name = nameIn(local.seating);
  const view = match.view(ask.seat);
  const labels = ask.from.map((choice) => gamePackage.words.choice(choice, ask, view, name));
  const asked: Question = {
    prompt: promptOf(ask, gamePackage.words.prompt(ask, view, name)),
    labels,
    keys: keysOf(ask),
  };
  const frame = frameOf(local, ask.seat, fresh);
  let trouble: Pick<Question, 'note' | 'fits'> = refused === undefined ? {} : { note: refused };
  show(terminal, { ...frame, question: { ...asked, ...trouble } });
  for (;;) {
    const typed = await terminal.ask('> ');
    if (typed === null) return 'quit';
    const word = command(typed, ask);
    if (word === 'q') return 'quit';
    if (word === 'u') return 'undo';
    trouble = {};
    if (word === '?') {
      if (!(await pages(terminal, `${gamePackage.words.title}: the rules in short`, spaced(gamePackage.words.help))))
        return 'quit';
    } else if (word === 'l') {
      if (!(await pages(terminal, 'What happened', logOf(local, ask.seat), 'end'))) return 'quit';
    } else if (word === 'm') {
      const all = labels.map((_, i) => numbered(i, labels));
      if (!(await pages(terminal, asked.prompt, all))) return 'quit';
    } else if (word === 's') {
      trouble = {
        note: `Saved after every answer, in ${local.path}; the deal was promised as ${promised(local)}.`,
      };
    } else if (ask.reaction && typed.trim() === '' && ask.from.includes(PASS)) {
      return { answer: PASS };
    } else {
      const read = readTyped(typed, ask, labels);
      if (read.ok) return { answer: read.answer };
      trouble = { note: read.reason, ...(read.fits.length > 0 ? { fits: read.fits } : {}) };
    }
    if (terminal.live) show(terminal, { ...frame, question: { ...asked, ...trouble } });
    else if (trouble.note) terminal.print(trouble.note);
  }
}

export function show(terminal: Terminal, frame: Frame): void {
  // What was printed before is still there to read where nothing is ever cleared.
  const shown = terminal.live ? frame : { ...frame, log: frame.log.slice(frame.fresh), fresh: 0 };
  terminal.screen(draw(shown, terminal.size, terminal.paint));
}

function promptOf(ask: OpenAsk, prompt: string): string {
  if (ask.max === undefined) return prompt;
  const min = ask.min ?? 0;
  const many = min === ask.max ? `${min}` : `${min} to ${ask.max}`;
  return `${prompt} (${many} of them, such as 1,2${min === 0 ? '; none for nothing' : ''})`;
}

function keysOf(ask: OpenAsk): string {
  if (ask.text) return `Write your answer. ${KEYS.replace(/(^|· )(\S)/g, '$1:$2')}`;
  return ask.reaction && ask.from.includes(PASS) ? `Enter passes · ${KEYS}` : `Number or first letters · ${KEYS}`;
}

/** A key that is no answer. Where text is written every sign may be meant, so that keys begin with a colon there. */
function command(typed: string, ask: OpenAsk): string | null {
  const [, colon, key] = /^(:?)([?lmuqs])$/.exec(typed.trim().toLowerCase()) ?? [];
  return key === undefined || (ask.text && colon === '') ? null : key;
}

function spaced(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((one, i) => (i === 0 ? [one] : ['', one]));
}
