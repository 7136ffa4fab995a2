// Frame: one screen of a game: the table, what happened, the question and its answers.

import { columns, wrap } from './layout.ts';
import type { Paint } from './paint.ts';
import type { Size } from './terminal.ts';

export interface Frame {
  readonly title: string;
  /** Short words at the right of the title. */
  readonly corner: string;
  readonly table: readonly string[];
  readonly log: readonly string[];
  /** The first line of the log that is new to the reader. */
  readonly fresh: number;
  readonly names: readonly string[];
  readonly own?: string;
  readonly question?: Question;
  /** Who is deciding, when it is not the reader. */
  readonly status?: string;
}

export interface Question {
  readonly prompt: string;
  readonly labels: readonly string[];
  /** The answers that still fit what was typed; all of them when absent. */
  readonly fits?: readonly number[];
  /** Why the last line typed was no answer. */
  readonly note?: string;
  readonly keys: string;
}

const LEAST_LOG = 3;
const MOST_LOG = 14;
const LEAST_CHOICES = 4;
/** The title, the line to type on, and the spaces around the log. */
const AROUND = 4;

export function draw(frame: Frame, size: Size, paint: Paint): string[] {
  const { width, height } = size;
  const sentence = (text: string): string => paint.sentence(text, frame.names, frame.own);
  const { question } = frame;
  const note = question?.note ? wrap(question.note, width) : [];
  const prompt = question ? wrap(question.prompt, width) : [];
  const least = Math.min(LEAST_LOG, frame.log.length);
  const beside = AROUND + note.length + prompt.length + 1 + least;
  const whole = frame.table.flatMap((line) => wrap(line, width, '  '));
  const asked = question?.labels.length ?? 0;
  // Where it is tight the table goes without its empty lines.
  const table = beside + whole.length + asked > height ? whole.filter((line) => line !== '') : whole;
  const choices = question ? choiceLines(question, width, Math.max(LEAST_CHOICES, height - beside - table.length)) : [];
  const gamePackage = height - (beside - least) - table.length - choices.length;
  const log = logLines(frame, width, Math.min(MOST_LOG, Math.max(least, gamePackage)));
  return [
    titleLine(frame, width, paint),
    ...table.map((line, i) => (i === 0 ? paint.dim(line) : sentence(line))),
    '',
    ...log.map((line) => (line.fresh ? `${paint.key('›')} ${sentence(line.text)}` : paint.dim(`  ${line.text}`))),
    ...(log.length > 0 ? [''] : []),
    ...(question
      ? [
          ...note.map(paint.bad),
          ...prompt.map(paint.bold),
          ...choices.map((line) => sentence(line.replace(/(^| {3}) *\d+(?= {2})/g, (found) => paint.key(found)))),
          paint.dim(question.keys),
        ]
      : [paint.dim(frame.status ?? '')]),
  ];
}

function titleLine(frame: Frame, width: number, paint: Paint): string {
  const gap = Math.max(1, width - frame.title.length - frame.corner.length - 2);
  return paint.title(` ${frame.title}${' '.repeat(gap)}${frame.corner} `);
}

interface LogLine {
  readonly text: string;
  readonly fresh: boolean;
}

function logLines(frame: Frame, width: number, gamePackage: number): LogLine[] {
  const first = Math.max(0, frame.log.length - gamePackage);
  return frame.log
    .slice(first)
    .flatMap((text, i) => wrap(text, width - 2, '  ').map((line) => ({ text: line, fresh: first + i >= frame.fresh })))
    .slice(-gamePackage);
}

function choiceLines(question: Question, width: number, rows: number): string[] {
  const shown = question.fits ?? question.labels.map((_, i) => i);
  const cells = shown.map((i) => numbered(i, question.labels));
  const lines = columns(cells, width, rows).flatMap((line) => wrap(line, width, '    '));
  if (lines.length <= rows) return lines;
  return [...lines.slice(0, rows - 1), '    … and more: m shows them all.'];
}

/** An answer with the number by which it is chosen. */
export function numbered(i: number, labels: readonly string[]): string {
  return ` ${String(i + 1).padStart(String(labels.length).length)}  ${labels[i]}`;
}
