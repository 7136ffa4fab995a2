// The deduction aid: what follows from public facts and from what the viewer has seen, and nothing more.

import { describe, expect, it } from 'vitest';
import { hiddenCounts, possible } from '../board/aid.ts';
import type { ClaimView } from '../rules/view.ts';
import { person, viewOf } from './board-view.ts';

const PROVE = { effect: 'prove', colour: 'red', stamp: 'CM', prove: { bet: 'FRS', kind: 'draw' } } as const;
const claim = (patch: Partial<ClaimView>): ClaimView => ({
  turn: 2,
  by: 0,
  to: 1,
  kind: 'draw',
  acts: true,
  free: false,
  card: PROVE,
  ...patch,
});

describe('identities still possible', () => {
  it('three seats: the own identity is out for the others', () => {
    const view = viewOf([person({ identity: 'KDR' }), person(), person()]);
    expect(possible(view)).toEqual([['KDR'], ['FRS', 'MOF'], ['FRS', 'MOF']]);
    expect(hiddenCounts(view)).toEqual([0, 1, 1]);
  });

  it('what everybody knows one is not leaves the rest for the others', () => {
    const view = viewOf([person({ identity: 'KDR' }), person({ not: ['MOF'] }), person()]);
    expect(possible(view)).toEqual([['KDR'], ['FRS'], ['MOF']]);
  });

  it('a Prove card that I have seen tells by the deed', () => {
    const view = viewOf([person({ identity: 'KDR' }), person(), person()], { claims: [claim({})] });
    expect(possible(view)[1]).toEqual(['FRS']);
    const said = viewOf([person({ identity: 'KDR' }), person(), person()], { claims: [claim({ acts: false })] });
    expect(possible(said)[1]).toEqual(['MOF']);
  });

  it('one who may lie tells nothing, and neither does a card that I have not seen', () => {
    const seats = [person({ identity: 'KDR' }), person(), person()];
    for (const one of [claim({ free: true }), claim({ card: null })]) {
      expect(possible(viewOf(seats, { claims: [one] }))[1]).toEqual(['FRS', 'MOF']);
    }
  });

  it('Alias may be another since somebody fell: what was answered before no longer counts', () => {
    const seats = [
      person({ identity: 'KDR' }),
      person({ character: 'Alias' }),
      person(),
      person({ alive: false }),
      person(),
    ];
    const fallen = [{ seat: 3, by: 0, how: 'messages', turn: 2 } as const];
    expect(possible(viewOf(seats, { claims: [claim({})], fallen }))[1]).toEqual(['KDR', 'FRS', 'MOF']);
  });
});
