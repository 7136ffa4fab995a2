// The solver behind messages: a worker in a browser or in Node passes each request to `handle` and posts the response.
import { type Cipher, checkCipher } from './cipher.ts';
import { bestGuess, type Guess } from './guess.ts';
import { SECTIONS, type Section } from './letters.ts';
import {
  type Clue,
  entropyBits,
  learn,
  listSurvivors,
  marginals,
  type Posterior,
  startPosterior,
} from './posterior.ts';
import type { Draw } from './prior.ts';
import { bitsOf, type RankedWord, rankWords } from './rank.ts';
import { newVocabulary, type Vocabulary } from './vocabulary.ts';

/** Every request says all that its answer depends on, but for the vocabulary, which is sent once. */
export type SolverRequest = { readonly id: number } & (
  | { readonly kind: 'vocabulary'; readonly words: readonly string[] }
  | ({ readonly kind: 'beliefs' } & Known)
  | ({ readonly kind: 'rank'; readonly top?: number; readonly cipher?: Cipher } & Known)
  | ({ readonly kind: 'bits'; readonly words: readonly string[]; readonly cipher?: Cipher } & Known)
);

export interface Known {
  readonly draw: Draw;
  readonly clues: readonly Clue[];
}

export interface Beliefs {
  /** Ciphers left; 0 if the clues contradict each other. */
  readonly count: number;
  /** What is still unknown, in bits. */
  readonly bits: number;
  readonly marginals: Readonly<Record<Section, readonly number[]>>;
  readonly guess: Guess;
  /** The ciphers left, if they are few. */
  readonly few: readonly Cipher[];
}

export type SolverResponse = { readonly id: number } & (
  | { readonly ok: true; readonly kind: 'vocabulary'; readonly words: number }
  | { readonly ok: true; readonly kind: 'beliefs'; readonly beliefs: Beliefs }
  | { readonly ok: true; readonly kind: 'rank'; readonly ranked: readonly RankedWord[] }
  | { readonly ok: true; readonly kind: 'bits'; readonly bits: readonly number[] }
  | { readonly ok: false; readonly reason: string }
);

export interface Solver {
  handle(request: SolverRequest): SolverResponse;
}

const FEW = 12;

export function newSolver(): Solver {
  let vocabulary: Vocabulary = newVocabulary([]);
  let last: Posterior | null = null;

  /** One more clue than last time is the common case, and then only the survivors are looked at. */
  function know({ draw, clues }: Known): Posterior {
    if (draw !== 'deck' && draw !== 'uniform') throw new RangeError('the draw is deck or uniform');
    const start = last !== null && last.draw === draw && begins(clues, last.clues) ? last : startPosterior(draw);
    last = clues.slice(start.clues.length).reduce(learn, start);
    return last;
  }

  function answer(request: SolverRequest): SolverResponse {
    const { id } = request;
    switch (request.kind) {
      case 'vocabulary':
        vocabulary = newVocabulary(request.words);
        return { id, ok: true, kind: 'vocabulary', words: vocabulary.words.length };
      case 'beliefs':
        return { id, ok: true, kind: 'beliefs', beliefs: beliefsOf(know(request)) };
      case 'rank': {
        const options = { ...knownCipher(request.cipher), top: request.top ?? 10 };
        return { id, ok: true, kind: 'rank', ranked: rankWords(know(request), vocabulary, options) };
      }
      case 'bits': {
        const bits = bitsOf(know(request), request.words, knownCipher(request.cipher));
        return { id, ok: true, kind: 'bits', bits: Array.from(bits) };
      }
      default:
        throw new RangeError('no such request');
    }
  }

  return {
    handle(request) {
      try {
        return answer(request);
      } catch (fault) {
        // A worker that dies on a bad message would take the good ones with it.
        return { id: request.id, ok: false, reason: fault instanceof Error ? fault.message : 'bad request' };
      }
    },
  };
}

let solver: Solver | null = null;

/** The one solver of a worker. */
export function handle(request: SolverRequest): SolverResponse {
  solver ??= newSolver();
  return solver.handle(request);
}

function beliefsOf(posterior: Posterior): Beliefs {
  const chances = marginals(posterior);
  const plain = Object.fromEntries(SECTIONS.map((section) => [section, Array.from(chances[section])]));
  return {
    count: posterior.count,
    bits: entropyBits(posterior),
    marginals: plain as Record<Section, number[]>,
    guess: bestGuess(chances),
    few: posterior.count <= FEW ? listSurvivors(posterior, FEW) : [],
  };
}

function begins(clues: readonly Clue[], start: readonly Clue[]): boolean {
  return start.every((clue, i) => clues[i]?.word === clue.word && clues[i]?.score === clue.score);
}

function knownCipher(cipher: Cipher | undefined): { cipher?: Cipher } {
  if (cipher === undefined) return {};
  const checked = checkCipher(cipher);
  if (!checked.ok) throw new RangeError(`no cipher: ${checked.code}`);
  return { cipher: checked.cipher };
}
