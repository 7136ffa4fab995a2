// The Scientists' console on the command line: clues in, letters out.

import type { Tool } from '@tabella/kernel';
import type { WhyNot } from '../rules/types.ts';
import {
  bestGuess,
  type Clue,
  type Draw,
  letterAt,
  type Marginals,
  marginals,
  type Posterior,
  posteriorOf,
  readWord,
  SECTION_SIZE,
  SECTIONS,
} from '../solver/index.ts';
import { readFlags } from './flags.ts';

/** Letters shown for each section beyond those it holds. */
const MORE = 3;

export const solveTool = (why: (why: WhyNot) => string): Tool => ({
  usage: '[--draw deck|uniform] WORD=SCORE ...',
  about: 'What scored words tell of the cipher: how many ciphers are left, and how likely each letter is.',
  run: (args) => {
    const read = readFlags(args, ['draw']);
    if (!read.ok) return read;
    const { draw = 'deck' } = read.flags;
    if (draw !== 'deck' && draw !== 'uniform') return { ok: false, reason: 'The draw is deck or uniform.' };
    const clues: Clue[] = [];
    for (const typed of read.words) {
      const clue = readClue(typed, why);
      if (typeof clue === 'string') return { ok: false, reason: clue };
      clues.push(clue);
    }
    if (clues.length === 0) return { ok: false, reason: 'There is no scored word.' };
    return solved(draw, clues);
  },
});

function readClue(typed: string, why: (why: WhyNot) => string): Clue | string {
  const [, word = '', points = ''] = /^(.+)[=:]([-\u2212]?\d{1,9})$/.exec(typed) ?? [];
  if (word === '') return `"${typed.slice(0, 40)}" is not a word with its score, such as CHOPPER=-8.`;
  const plain = readWord(word);
  return plain.ok
    ? { word: plain.word, score: Number(points.replace('\u2212', '-')) }
    : `${word.slice(0, 40)}: ${why(plain)}`;
}

function solved(draw: Draw, clues: readonly Clue[]): ReturnType<Tool['run']> {
  const posterior: Posterior = posteriorOf(draw, clues);
  const left = posterior.count;
  if (left === 0)
    return { ok: true, lines: ['No cipher gives these scores: one of them must be wrong.'], holds: false };
  const chances = marginals(posterior);
  const { cipher, expected } = bestGuess(chances);
  return {
    ok: true,
    lines: [
      `${left} ${left === 1 ? 'cipher is' : 'ciphers are'} left.`,
      ...SECTIONS.map((section) => `${section.padEnd(9)} ${likely(chances, section)}`),
      `Best guess: ${cipher.trust} ${cipher.amplify} ${cipher.suspicion} (${expected.toFixed(2)} letters right on average)`,
    ],
  };
}

function likely(chances: Marginals, section: (typeof SECTIONS)[number]): string {
  const row = [...chances[section]].map((chance, index) => ({ letter: letterAt(index), chance }));
  row.sort((a, b) => b.chance - a.chance);
  return row
    .filter((one) => one.chance > 0)
    .slice(0, SECTION_SIZE[section] + MORE)
    .map((one) => `${one.letter} ${Math.round(100 * one.chance)}%`)
    .join('  ');
}
