// The companion with sets on the table: what brings points and when, payments, and what is remembered of them.

import { describe, expect, it } from 'vitest';
import { broughtBy, CHOOSABLE, passOf, quickPoints } from '../board/companion/brought.ts';
import { paid } from '../board/companion/gift.ts';
import { type Deed, isOpenFor, type Ledger, opened, type Setup, written } from '../board/companion/ledger.ts';
import { readSaved } from '../board/companion/saved.ts';
import { sets as companions } from '../sets/companion.ts';
import { MODULES } from '../sets/rules.ts';
import { say } from '../words/en/board/companion.ts';

const SETUP: Setup = {
  players: [
    { name: 'Ana', colour: 0 },
    { name: 'Bo', colour: 1 },
  ],
  edition: 'hig',
  sets: ['dragon', 'wind', 'hills'],
  tiles: 'app',
  order: [3, 1, 4, 8, 5, 7, 2, 6],
};

function after(deeds: readonly Deed[], ledger: Ledger = opened(SETUP)): Ledger {
  return deeds.reduce((now, deed) => {
    const next = written(now, deed);
    if (!next) throw new Error(`cannot write down ${JSON.stringify(deed)}`);
    return next;
  }, ledger);
}

const award = (what: string, points: number, figure: 'scorer' | 'messenger' = 'scorer'): Deed => ({
  kind: 'award',
  seat: 0,
  points,
  figure,
  what,
});
const close: Deed = { kind: 'close' };
const at = (scorer: number, messenger = 0): Ledger => ({
  ...opened(SETUP),
  figures: [
    { scorer, messenger },
    { scorer: 2, messenger: 0 },
  ],
});

describe('what brings points', () => {
  it('says in which pass they come: the fairy brings a message before the tile, the feature another one after it', () => {
    const early = after([award('dragon.turn', 1)], at(4));
    expect(early.round).toBe('1A');
    const drawn = after([close, { kind: 'act', points: 0, figure: null }], early);
    const late = after([award('base.road', 5)], drawn);
    expect(late.round).toBe('3');
    expect(after([close], late).message).not.toBeNull();
  });

  it('of another pass waits until the open one is closed', () => {
    const open = after([award('wind.rose', 3)]);
    expect([isOpenFor(open, 'base.city'), written(open, award('base.city', 4))]).toEqual([false, null]);
    expect(after([close, award('base.city', 4)], open).round).toBe('3');
  });

  it('is that of the sets on the table, and nothing else', () => {
    expect(written(opened(SETUP), award('bigtop.acrobats', 15))).toBeNull();
    expect([passOf('hills.sheep', SETUP.sets), passOf('hills.sheep', [])]).toEqual(['2', null]);
    expect(broughtBy([]).every(({ id }) => id.startsWith('base.'))).toBe(true);
  });

  it('offers its points: one number where there is one, else so many for each', () => {
    const quick = (id: string) =>
      broughtBy(CHOOSABLE)
        .filter((one) => one.id === id)
        .map(quickPoints);
    expect(quick('wind.rose')).toEqual([[3]]);
    expect(quick('bigtop.acrobats')[0]).toEqual([5, 10, 15]);
    expect(quick('hills.vineyard')[0]?.slice(0, 2)).toEqual([12, 15]);
  });

  it.each(MODULES.filter(({ passes }) => passes).map(({ id, passes }) => [id, passes ?? []] as const))(
    '%s: comes in every pass in which the rules give its points',
    (id, passes) => {
      const told = broughtBy([id]).filter((one) => one.id.startsWith(`${id}.`));
      expect(passes.filter((pass) => told.every((one) => one.pass !== pass))).toEqual([]);
    },
  );

  it.each(Object.entries(companions))(
    '%s: everything has words, and the set a name',
    (id, { brings, payments = [] }) => {
      for (const { what } of [...brings, ...payments]) expect(say.brought(`${id}.${what}`)).not.toContain('.');
      if (id !== 'base') expect(say.setNames[id]).toMatch(/^[A-Z]/);
    },
  );
});

describe('a payment', () => {
  const ransom = { from: 0, to: 1, points: 3, pays: 'scorer', gets: 'scorer' } as const;

  it('moves one figure back and one forward, and brings no message', () => {
    const ledger = after([{ kind: 'give', ...ransom }], at(8));
    expect(ledger.figures.map(({ scorer }) => scorer)).toEqual([5, 5]);
    expect([ledger.message, written(ledger, close)]).toEqual([null, null]);
  });

  it('takes from the other figure what the first does not have', () => {
    const figures = [
      { scorer: 2, messenger: 4 },
      { scorer: 0, messenger: 0 },
    ];
    expect(paid(figures, ransom)).toEqual([
      { scorer: 0, messenger: 3 },
      { scorer: 3, messenger: 0 },
    ]);
    expect(paid(figures, { ...ransom, to: null, points: 6 })?.[0]).toEqual({ scorer: 0, messenger: 0 });
    for (const wrong of [{ points: 7 }, { to: 0 }, { to: 5 }, { points: 0 }, { points: 1.5 }]) {
      expect(paid(figures, { ...ransom, ...wrong })).toBeNull();
    }
  });
});

describe('what is remembered', () => {
  const deeds: readonly Deed[] = [
    award('dragon.turn', 1),
    close,
    award('base.road', 3),
    close,
    { kind: 'give', from: 0, to: 1, points: 3, pays: 'scorer', gets: 'messenger' },
  ];

  it('is the sets, what points were for, and payments', () => {
    expect(readSaved(JSON.stringify({ setup: SETUP, deeds }))).toEqual({ setup: SETUP, deeds });
  });

  it('a game from before the sets could be told goes on without any', () => {
    const { sets: _, ...old } = SETUP;
    const plain: Deed = { kind: 'award', seat: 1, points: 4, figure: 'scorer' };
    expect(readSaved(JSON.stringify({ setup: old, deeds: [plain] }))).toEqual({
      setup: { ...old, sets: [] },
      deeds: [plain],
    });
  });

  it('a set that nobody knows, and points for what is not on the table, are not taken over', () => {
    expect(readSaved(JSON.stringify({ setup: { ...SETUP, sets: ['moon'] }, deeds }))).toBeNull();
    expect(readSaved(JSON.stringify({ setup: { ...SETUP, sets: ['wind'] }, deeds }))?.deeds).toEqual([]);
    expect(
      readSaved(JSON.stringify({ setup: SETUP, deeds: [{ ...award('dragon.turn', 1), what: 3 }] }))?.deeds,
    ).toEqual([]);
  });
});
