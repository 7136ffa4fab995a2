// The deduction aid: what follows from public facts and from what the viewer has seen, and nothing more.

import { FastChance, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { hiddenCounts, possible } from '../board/aid.ts';
import { emissary } from '../rules/game.ts';
import { identityAt } from '../rules/state.ts';
import type { ClaimView, View } from '../rules/view.ts';
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

  it('a Prove card that I have seen is explained by the deed', () => {
    const view = viewOf([person({ identity: 'KDR' }), person(), person()], { claims: [claim({})] });
    expect(possible(view)[1]).toEqual(['FRS']);
    const said = viewOf([person({ identity: 'KDR' }), person(), person()], { claims: [claim({ acts: false })] });
    expect(possible(said)[1]).toEqual(['MOF']);
  });

  it('one who may lie reveals nothing, and neither does a card that I have not seen', () => {
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

describe('identities that Alias gave up', () => {
  const alias = person({ identity: 'FRS', character: 'Alias' });
  const gone = person({ alive: false });

  it('lie in the stead of the one she took', () => {
    const view = viewOf([alias, gone, person(), person(), person()], { shelf: ['KDR'] });
    expect(possible(view)[1]).toEqual(['KDR']);
  });

  it('say nothing of another who is falling just now', () => {
    const view = viewOf([alias, gone, gone, person({ identity: 'KDR' }), person()], { shelf: ['KDR'] });
    expect(possible(view)[4]).toEqual(['FRS', 'MOF']);
  });
});

describe('the aid at a table', () => {
  it('is on unless the table decides otherwise, and the view says so', () => {
    for (const [options, aid] of [
      [{}, true],
      [{ aid: false }, false],
    ] as const) {
      const match = Match.start(emissary, {
        seats: 4,
        options,
        fairness: { secret: sha256Hex('aid'), contributions: [] },
      });
      if (!(match instanceof Match)) throw new Error(match.reason);
      expect((match.view(null) as unknown as View).options.aid).toBe(aid);
    }
  });

  it('never rules out what a living player is, whoever looks', () => {
    const chance = new FastChance(5);
    for (let seats = 3; seats <= 9; seats++) {
      const match = Match.start(emissary, {
        seats,
        fairness: { secret: sha256Hex(`aid ${seats}`), contributions: [] },
      });
      if (!(match instanceof Match)) throw new Error(match.reason);
      while (match.result === null) {
        for (const ask of match.asks()) {
          const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
          if (!reply.ok) throw new Error(reply.reason);
          if (reply.closed) break;
        }
        const view = match.view(chance.int(seats + 1) === 0 ? null : chance.int(seats)) as unknown as View;
        if (view.phase === 'pick' || match.result !== null) continue;
        possible(view).forEach((own, seat) => {
          if (view.seats[seat]?.alive) expect(own).toContain(identityAt(match.state, seat));
        });
      }
    }
  });
});
