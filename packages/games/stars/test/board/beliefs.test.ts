// Asking the solver: one question at a time, and only the latest answer counts.

import { describe, expect, it } from 'vitest';
import { newAsker, percent } from '../../board/beliefs.ts';
import { type Beliefs, newSolver, type SolverRequest } from '../../solver/index.ts';

function desk(): { posted: SolverRequest[]; got: (Beliefs | null)[]; asker: ReturnType<typeof newAsker> } {
  const posted: SolverRequest[] = [];
  const got: (Beliefs | null)[] = [];
  const asker = newAsker(
    (request) => posted.push(request),
    (beliefs) => got.push(beliefs),
  );
  return { posted, got, asker };
}

const clues = [
  { word: 'THEATRE', score: 6 },
  { word: 'COMPASS', score: -1 },
];

describe('the asker', () => {
  it('hands on what the solver believes', () => {
    const { posted, got, asker } = desk();
    const solver = newSolver();
    asker.ask({ draw: 'deck', clues });
    for (const request of posted) asker.heard(solver.handle(request));
    expect(got).toHaveLength(1);
    const marginals = got[0]?.marginals;
    expect(marginals?.trust.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(3);
    expect(got[0]?.count).toBeGreaterThan(0);
  });

  it('skips questions that were overtaken while it waited', () => {
    const { posted, got, asker } = desk();
    const solver = newSolver();
    asker.ask({ draw: 'deck', clues: [] });
    asker.ask({ draw: 'deck', clues: clues.slice(0, 1) });
    asker.ask({ draw: 'deck', clues });
    expect(posted).toHaveLength(1);
    asker.heard(solver.handle(posted[0] as SolverRequest));
    expect(got).toHaveLength(0);
    expect(posted).toHaveLength(2);
    expect(posted[1]).toMatchObject({ kind: 'beliefs', clues });
    asker.heard(solver.handle(posted[1] as SolverRequest));
    expect(got).toHaveLength(1);
  });

  it('says null when the solver cannot tell, and ignores strangers', () => {
    const { posted, got, asker } = desk();
    asker.ask({ draw: 'deck', clues: [] });
    asker.heard({ id: 99, ok: false, reason: 'not mine' });
    expect(got).toEqual([]);
    asker.heard({ id: (posted[0] as SolverRequest).id, ok: false, reason: 'no' });
    expect(got).toEqual([null]);
  });
});

describe('percent', () => {
  it('rounds, but only certainty is 0 or 100', () => {
    expect([0, 0.001, 0.385, 0.999, 1].map(percent)).toEqual([0, 1, 39, 99, 100]);
  });
});
