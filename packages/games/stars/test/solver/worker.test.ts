import { describe, expect, test } from 'vitest';
import {
  bestGuess,
  marginals,
  newSolver,
  newVocabulary,
  posteriorOf,
  rankWords,
  type SolverRequest,
  score,
} from '../../solver/index.ts';
import { handle } from '../../solver/worker.ts';
import { C1 } from './support.ts';

const WORDS = ['PROPORTIONAL', 'CHOPPER', 'HORCRUXES', 'SKY', 'PHOTOGRAPHER'];
const clues = ['CHOPPER', 'STARLIGHT', 'PEPPER'].map((word) => ({ word, score: score(C1, word) }));

describe('the solver behind messages', () => {
  test('beliefs grow clue by clue and equal those from scratch', () => {
    const solver = newSolver();
    for (const n of [0, 1, 2, 3, 1]) {
      const known = { draw: 'deck', clues: clues.slice(0, n) } as const;
      const response = solver.handle({ id: n, kind: 'beliefs', ...known });
      if (!response.ok || response.kind !== 'beliefs') throw new Error('refused');
      const posterior = posteriorOf('deck', known.clues);
      const chances = marginals(posterior);
      expect(response.beliefs.count).toBe(posterior.count);
      expect(response.beliefs.marginals.trust).toEqual(Array.from(chances.trust));
      expect(response.beliefs.guess).toEqual(bestGuess(chances));
      expect(response.beliefs.few.length).toBe(posterior.count <= 12 ? posterior.count : 0);
    }
  });

  test('a changed draw or an earlier clue that differs starts again', () => {
    const solver = newSolver();
    const ask = (draw: 'deck' | 'uniform', given: typeof clues) => {
      const response = solver.handle({ id: 1, kind: 'beliefs', draw, clues: given });
      return response.ok && response.kind === 'beliefs' ? response.beliefs : null;
    };
    const deck = ask('deck', clues);
    const uniform = ask('uniform', clues);
    expect(uniform?.count).toBe(deck?.count);
    expect(uniform?.bits).not.toBe(deck?.bits);
    expect(ask('uniform', [{ word: 'BORAX', score: 0 }])?.count).toBe(999_600);
  });

  test('ranks the vocabulary it was sent, for those who know the cipher and those who do not', () => {
    const solver = newSolver();
    expect(solver.handle({ id: 1, kind: 'vocabulary', words: WORDS })).toEqual({
      id: 1,
      ok: true,
      kind: 'vocabulary',
      words: 5,
    });
    const known = { draw: 'deck', clues: clues.slice(0, 1) } as const;
    const posterior = posteriorOf('deck', known.clues);
    expect(solver.handle({ id: 2, kind: 'rank', top: 3, ...known })).toEqual({
      id: 2,
      ok: true,
      kind: 'rank',
      ranked: rankWords(posterior, newVocabulary(WORDS), { top: 3 }),
    });
    const informed = solver.handle({ id: 3, kind: 'rank', cipher: C1, ...known });
    expect(informed).toMatchObject({ ok: true, ranked: { length: 5 } });
    expect(solver.handle({ id: 4, kind: 'bits', words: ['SKY'], ...known })).toMatchObject({
      ok: true,
      bits: { length: 1 },
    });
  });

  test('a bad request is answered, not thrown, and the solver goes on', () => {
    const solver = newSolver();
    const bad: unknown[] = [
      { id: 7, kind: 'beliefs', draw: 'dice', clues: [] },
      { id: 7, kind: 'beliefs', draw: 'deck', clues: [{ word: 'café', score: 1 }] },
      { id: 7, kind: 'rank', draw: 'deck', clues: [], cipher: { ...C1, suspicion: 'Z' } },
      { id: 7, kind: 'vocabulary', words: ['two words'] },
      { id: 7, kind: 'nonsense' },
    ];
    for (const request of bad) expect(solver.handle(request as SolverRequest)).toMatchObject({ id: 7, ok: false });
    expect(solver.handle({ id: 8, kind: 'beliefs', draw: 'deck', clues: [] })).toMatchObject({ id: 8, ok: true });
  });

  test('requests and responses survive the wire', () => {
    const response = handle({ id: 1, kind: 'beliefs', draw: 'deck', clues });
    expect(JSON.parse(JSON.stringify(response))).toEqual(response);
  });
});
