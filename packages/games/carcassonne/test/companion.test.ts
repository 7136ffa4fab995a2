// The companion beside a real table: rounds of scoring, who draws, the stack of messages, turns, taking back, the end.

import { describe, expect, it } from 'vitest';
import { drawOf } from '../board/companion/draws.ts';
import {
  type Deed,
  type Ledger,
  mayWalk,
  opened,
  outlook,
  partOf,
  type Setup,
  sumOf,
  written,
} from '../board/companion/ledger.ts';
import { readPoints, readSaved, replayed, shuffled } from '../board/companion/saved.ts';

const SETUP: Setup = {
  players: [
    { name: 'Ana', colour: 0 },
    { name: 'Bo', colour: 1 },
  ],
  edition: 'hig',
  tiles: 'app',
  sets: [],
  order: [3, 1, 4, 8, 5, 7, 2, 6],
};

function after(deeds: readonly Deed[], setup: Partial<Setup> = {}, from?: Ledger): Ledger {
  return deeds.reduce(
    (ledger, deed) => {
      const next = written(ledger, deed);
      if (!next) throw new Error(`cannot write down ${JSON.stringify(deed)}`);
      return next;
    },
    from ?? opened({ ...SETUP, ...setup }),
  );
}

const award = (seat: number, points: number, figure: 'scorer' | 'messenger' = 'scorer'): Deed => ({
  kind: 'award',
  seat,
  points,
  figure,
});
const close: Deed = { kind: 'close' };
const done: Deed = { kind: 'done' };
const two = (figure: 'scorer' | 'messenger'): Deed => ({ kind: 'two', figure });
/** S and M of the first player to begin with, in a turn of their own. */
const begun = (scorer: number, messenger: number, setup: Partial<Setup> = {}): Ledger =>
  after([pay(0, scorer, 'scorer'), pay(0, messenger, 'messenger')].flat(), setup);
const pay = (seat: number, points: number, figure: 'scorer' | 'messenger'): Deed[] =>
  points === 0 ? [] : [{ kind: 'pay', seat, points, figure }];

describe('who draws', () => {
  it('M1: S=3 and 2 points: S stops on 5 and draws, M stops on 2 and does not', () => {
    const rest = begun(3, 0);
    expect(after([award(0, 2), close], {}, rest).message?.number).toBe(3);
    const other = after([award(0, 2, 'messenger'), close], {}, rest);
    expect([other.message, other.draw?.message]).toEqual([null, false]);
  });

  it('M3: both figures stop on dark spaces in one round: exactly one message', () => {
    const ledger = after([award(0, 4), award(0, 3, 'messenger'), close, two('scorer')], {}, begun(1, 2));
    expect([ledger.message, ledger.figures[0]]).toEqual([null, { scorer: 7, messenger: 5 }]);
  });

  it('a figure that goes on from a dark space in the same round does not count', () => {
    expect(after([award(0, 2), award(0, 1), close], {}, begun(3, 0)).message).toBeNull();
  });

  it('M5: a figure that stood on a dark space before the round does not count', () => {
    expect(after([award(0, 2, 'messenger'), close], {}, begun(10, 1)).message).toBeNull();
  });

  it('M6: nothing is written down for 0 points', () => {
    expect(written(begun(10, 0), award(0, 0))).toBeNull();
  });

  it('M11: from 45 five points lead to space 0, which is dark; from 47 to space 2', () => {
    expect(after([award(0, 5), close], {}, begun(45, 0)).message).not.toBeNull();
    expect(after([award(0, 5), close], {}, begun(47, 0)).message).toBeNull();
  });

  it('only the active player draws', () => {
    expect(after([award(1, 5), close]).message).toBeNull();
  });

  it('Z1 and Z2: by Z-Man not beside a figure of another, on any lap; by Hans im Glück all the same', () => {
    const at = (total: number) => [
      { scorer: 10, messenger: 3 },
      { scorer: total, messenger: 1 },
    ];
    for (const total of [10, 60]) {
      expect(drawOf('zmg', 0, at(total), ['scorer'])).toEqual({ message: false, on: null, blockedBy: 1 });
      expect(drawOf('hig', 0, at(total), ['scorer']).message).toBe(true);
    }
    expect(drawOf('zmg', 0, at(11), ['scorer']).message).toBe(true);
  });

  it('Z4: by Z-Man it is tested when the round closes, after all moves', () => {
    const rest = begun(0, 0, { edition: 'zmg' });
    expect(after([award(0, 5), award(1, 5), close], {}, rest).message).toBeNull();
    expect(after([award(0, 5), award(1, 5), award(1, 1), close], {}, rest).message).not.toBeNull();
  });

  it('by Z-Man one’s own second figure does not stand in the way', () => {
    expect(after([award(0, 5), close], {}, begun(0, 5, { edition: 'zmg' })).message).not.toBeNull();
  });

  it('2025: only one figure walks in a turn, and it is looked at after round 3', () => {
    const rest = begun(0, 0, { edition: '2025' });
    const early = after([{ kind: 'round', round: '1C' }, award(0, 5), close], {}, rest);
    expect([early.message, mayWalk(early, 0, 'messenger')]).toEqual([null, false]);
    expect(written(early, award(0, 1, 'messenger'))).toBeNull();
    expect(written(early, done)).toBeNull();
    const late = after([close], {}, early);
    expect(late.message).not.toBeNull();
    // Points of a message are not looked at in this edition.
    expect(after([{ kind: 'act', points: 5, figure: 'scorer' }], {}, late).message).toBeNull();
    expect(mayWalk(after([award(0, 3), close, done, done], {}, rest), 0, 'messenger')).toBe(true);
  });
});

describe('messages', () => {
  it('M8: after eight the first one comes again, and the stack is known', () => {
    let ledger = opened(SETUP);
    const drawn: (number | undefined | null)[] = [];
    for (let n = 0; n < 9; n++) {
      ledger = after([award(0, 5), close], {}, ledger);
      drawn.push(ledger.message?.number);
      ledger = after([{ kind: 'act', points: 0, figure: null }, done], {}, ledger);
      while (ledger.active !== 0 || ledger.parts.length > 1) ledger = after([done], {}, ledger);
    }
    expect(drawn).toEqual([...SETUP.order, SETUP.order[0]]);
    expect(ledger.stack).toEqual([1, 4, 8, 5, 7, 2, 6, 3]);
  });

  it('M10: points of a message are a round of their own, and chains have no end', () => {
    const chain = after([award(0, 5), close], {}, begun(0, 3));
    const again = after([two('messenger')], {}, chain);
    expect([chain.message?.number, again.message?.number]).toEqual([3, 1]);
    const third = after([{ kind: 'act', points: 5, figure: 'messenger' }], {}, again);
    expect([third.message?.number, third.figures[0]?.messenger]).toEqual([4, 10]);
  });

  it('while a message lies open nothing else is written down', () => {
    const open = after([award(0, 5), close]);
    for (const deed of [award(0, 1), close, done, { kind: 'merge', keeps: ['scorer', 'scorer'] } as const]) {
      expect(written(open, deed)).toBeNull();
    }
  });

  it('with the real tiles it is told which one was drawn; another than expected means the stack was mixed', () => {
    const real = { tiles: 'real' } as const;
    const open = after([award(0, 5), close], real);
    expect([open.message?.number, written(open, two('scorer'))]).toEqual([null, null]);
    const used = after([{ kind: 'drew', message: 7 }, two('scorer')], {}, open);
    expect(used.stack).toEqual([null, null, null, null, null, null, null, 7]);
    const mixed = after([award(0, 3), close, { kind: 'drew', message: 7 }, two('messenger')], {}, used);
    expect(mixed.stack).toEqual([null, null, null, null, null, null, null, 7]);
  });
});

describe('turns', () => {
  it('message 4 and the builder: first tile, extra tile, its builder tile, builder tile of the first', () => {
    const setup = { order: [4, 1, 2, 3, 5, 6, 7, 8] as const };
    let ledger = after([{ kind: 'builder' }, award(0, 5), close, { kind: 'act', points: 0, figure: null }], setup);
    const seen = [partOf(ledger).of];
    ledger = after([{ kind: 'builder' }, done], {}, ledger);
    for (; ledger.active === 0; ledger = after([done], {}, ledger)) seen.push(partOf(ledger).of);
    expect(seen).toEqual(['message', 'builder', 'turn', 'builder']);
    expect([ledger.active, ledger.turn]).toEqual([1, 2]);
  });

  it('R8: message 4 goes under the stack when its tile is done, after what was drawn meanwhile', () => {
    const setup = { order: [4, 7, 2, 3, 5, 6, 1, 8] as const };
    const out = after([award(0, 5), close, { kind: 'act', points: 0, figure: null }], setup);
    expect(out.stack).toEqual([null, null, null, null, null, null, null]);
    const inside = after([award(0, 5, 'messenger'), close], {}, out);
    expect(inside.message?.number).toBe(7);
    const under = after([two('scorer')], {}, inside);
    expect(under.stack).toEqual([null, null, null, null, null, null, 7]);
    expect(after([done], {}, under).stack).toEqual([null, null, null, null, null, null, 7, 4]);
    const real = after(
      [award(0, 5), close, { kind: 'drew', message: 4 }, { kind: 'act', points: 0, figure: null }, award(0, 5), close],
      { tiles: 'real' },
    );
    expect(written(real, { kind: 'drew', message: 4 })).toBeNull();
  });

  it('X5: a builder tile earns no further one', () => {
    const second = after([{ kind: 'builder' }, done]);
    expect([partOf(second).of, written(second, { kind: 'builder' })]).toEqual(['builder', null]);
  });

  it('X6 and X8: each round of a turn may bring its own message', () => {
    const first = after([{ kind: 'round', round: '2' }, award(0, 4), close], {}, begun(1, 3));
    expect(first.message).not.toBeNull();
    const late: Deed[] = [
      { kind: 'act', points: 0, figure: null },
      { kind: 'round', round: '3' },
    ];
    expect(after([...late, award(0, 7, 'messenger'), close], {}, first).message).not.toBeNull();
  });

  it('X11: payments bring no message, and no figure goes below 0', () => {
    const ledger = after([{ kind: 'pay', seat: 0, points: 5, figure: 'scorer' }]);
    expect([ledger.message, ledger.figures[0]?.scorer]).toEqual([null, 5]);
    expect(written(ledger, { kind: 'pay', seat: 0, points: -6, figure: 'scorer' })).toBeNull();
  });

  it('an award can be taken out of the open round again', () => {
    const ledger = after([award(0, 5), award(1, 5), { kind: 'drop', at: 0 }, close]);
    expect([ledger.message, ledger.figures]).toEqual([
      null,
      [
        { scorer: 0, messenger: 0 },
        { scorer: 5, messenger: 0 },
      ],
    ]);
  });

  it('a round with awards must be closed before the turn ends', () => {
    expect(written(after([award(0, 2)]), done)).toBeNull();
  });

  it('the buttons say beforehand what the ledger then does', () => {
    const rest = begun(3, 9);
    expect(outlook(rest, { seat: 0, points: 2, figure: 'scorer' })).toEqual({
      from: 3,
      to: 5,
      dark: true,
      message: true,
    });
    expect(outlook(rest, { seat: 1, points: 5, figure: 'scorer' })).toMatchObject({ dark: true, message: false });
  });
});

describe('the end', () => {
  it('Z6 and M13: one figure carries the sum of both, and final points bring no message', () => {
    const merged = after([{ kind: 'merge', keeps: ['messenger', 'scorer'] }], {}, begun(60, 38));
    expect(merged.figures[0]).toEqual({ scorer: 0, messenger: 98 });
    const final = after([{ kind: 'final', seat: 0, points: 2 }], {}, merged);
    expect([sumOf(final, 0), final.message]).toEqual([100, null]);
    expect(after([{ kind: 'finish' }], {}, final).stage).toBe('over');
  });
});

describe('what is remembered', () => {
  const deeds: readonly Deed[] = [award(0, 5), close, two('scorer'), done];

  it('comes back as it was, and forgetting the last deed takes it back', () => {
    const saved = readSaved(JSON.stringify({ setup: SETUP, deeds }));
    expect(saved).toEqual({ setup: SETUP, deeds });
    expect(replayed({ setup: SETUP, deeds: deeds.slice(0, -1) }).ledger).toEqual(after(deeds.slice(0, -1)));
  });

  it('what is damaged is forgotten, from there on', () => {
    expect([readSaved(null), readSaved('{'), readSaved('{"setup":{},"deeds":[]}')]).toEqual([null, null, null]);
    const odd = { setup: SETUP, deeds: [award(0, 5), close, { kind: 'fly' }, done] };
    expect(readSaved(JSON.stringify(odd))?.deeds).toEqual([award(0, 5), close]);
    const impossible = { setup: SETUP, deeds: [award(0, 5), done, close] };
    expect(readSaved(JSON.stringify(impossible))?.deeds).toEqual([award(0, 5)]);
    expect(readSaved(JSON.stringify({ setup: { ...SETUP, order: [1, 1, 2, 3, 4, 5, 6, 7] }, deeds }))).toBeNull();
  });

  it('points are whole numbers of up to three digits', () => {
    expect(['6', ' 12', '', '-3', '2.5', '1000'].map(readPoints)).toEqual([6, 12, null, null, null, null]);
  });

  it('the stack is a shuffle of the eight', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 16807) % 2147483647;
      return seed % n;
    };
    expect([...shuffled(random)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
