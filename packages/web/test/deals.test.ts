// What the browser keeps about a deal, and what it says at the end: never more than that proves.

import { commitment } from '@tabella/kernel';
import type { SeatInfo, TableInfo } from '@tabella/table/protocol';
import { describe, expect, test } from 'vitest';
import { Deals, type Shelf } from '../src/live/deals.ts';
import { verdictOf } from '../src/live/verdict.ts';

const SECRET = 'ab'.repeat(32);
const GROUND = 'cd'.repeat(32);
const CODE = 'ABCDEF';

const seat = (at: number, by: SeatInfo['by'], mine = false): SeatInfo => ({
  seat: at,
  by,
  name: `Seat ${at}`,
  bot: by === 'bot' ? 'random' : null,
  mine,
  online: true,
  away: false,
  left: false,
  offered: false,
  overdue: null,
  slips: 0,
});

function table(phase: TableInfo['phase'], change: Partial<TableInfo> = {}, secret = SECRET): TableInfo {
  return {
    code: CODE,
    game: 'courier',
    options: {},
    open: 'link',
    window: 'normal',
    clock: 0,
    late: null,
    hints: false,
    watchers: { count: 0, names: [], named: false },
    phase,
    seats: [seat(0, 'person', true), seat(1, 'person'), seat(2, 'bot')],
    host: true,
    barred: false,
    paused: false,
    starting: false,
    wantPause: [],
    wantUndo: null,
    pace: 'normal',
    fast: 'no',
    wantRematch: [],
    next: null,
    fairness: {
      commitment: commitment(secret),
      numbers: phase === 'gathering' ? null : ['mine', 'yours', 'bot'],
      secret: phase === 'over' ? secret : null,
    },
    from: null,
    sides: [],
    trouble: null,
    ...change,
  };
}

/** The storage of a browser. */
class Storage implements Shelf {
  readonly items = new Map<string, string>();
  /** How often it still takes something. */
  gamePackage = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.items.size;
  }
  key(at: number): string | null {
    return [...this.items.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.gamePackage-- <= 0) throw new Error('QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const closed = (): never => {
  throw new Error('SecurityError');
};

let clock = 0;
const open = (shelf: () => Shelf): Deals => new Deals(shelf, () => ++clock);
const shelfOf =
  (storage = new Storage()): (() => Shelf) =>
  () =>
    storage;

/** A browser sees the fingerprint, sends its number, and lives through the match. */
function lived(deals: Deals, phases: readonly TableInfo[]) {
  let before: TableInfo | null = null;
  for (const now of phases) {
    deals.shown(now, before);
    if (before === null && now.phase === 'gathering') deals.sending(CODE, 0, 'mine', true);
    before = now;
  }
  return verdictOf(phases.at(-1) as TableInfo, deals.of(CODE));
}

describe('V18: the browser says that the deal is not as promised', () => {
  test('when the fingerprint was swapped after the numbers were in, though the secret fits the new one', () => {
    const swapped = [table('gathering'), table('playing', {}, GROUND), table('over', {}, GROUND)];
    for (const shelf of [shelfOf(), closed]) {
      expect(lived(open(shelf), swapped)).toEqual({
        state: 'broken',
        faults: [{ what: 'secret' }, { what: 'swapped' }],
      });
      // It is noticed as soon as it is shown.
      expect(lived(open(shelf), swapped.slice(0, 2))).toEqual({ state: 'broken', faults: [{ what: 'swapped' }] });
    }
  });

  test('when the first fingerprint is shown again at the end, but the secret is another', () => {
    const over = table('over');
    const cheat = { ...over, fairness: { ...over.fairness, secret: GROUND } };
    expect(lived(open(shelfOf()), [table('gathering'), table('playing'), cheat])).toEqual({
      state: 'broken',
      faults: [{ what: 'secret' }],
    });
  });

  test('after a reload, and in another tab', () => {
    const storage = new Storage();
    lived(open(shelfOf(storage)), [table('gathering')]);
    expect(lived(open(shelfOf(storage)), [table('over', {}, GROUND)])).toMatchObject({ state: 'broken' });
  });

  test('when my number is not the one that was sent', () => {
    const fairness = { ...table('playing').fairness, numbers: ['drawn by the server', 'yours', 'bot'] };
    expect(lived(open(shelfOf()), [table('gathering'), table('playing', { fairness })])).toEqual({
      state: 'broken',
      faults: [{ what: 'number', seat: 0 }],
    });
  });

  test('when the numbers at the end are not those of the start, or a bot added one of its own', () => {
    const other = { ...table('over').fairness, numbers: ['mine', 'another', 'bot'] };
    expect(lived(open(shelfOf()), [table('gathering'), table('playing'), table('over', { fairness: other })])).toEqual({
      state: 'broken',
      faults: [{ what: 'numbers' }],
    });
    const picked = { ...table('playing').fairness, numbers: ['mine', 'yours', 'picked'] };
    expect(lived(open(shelfOf()), [table('gathering'), table('playing', { fairness: picked })])).toEqual({
      state: 'broken',
      faults: [{ what: 'bot', seat: 2 }],
    });
  });
});

describe('V18: the browser claims no more than it can prove', () => {
  test('all of it, if the fingerprint came first and the number after it', () => {
    const match = [table('gathering'), table('playing'), table('over')];
    for (const shelf of [shelfOf(), closed]) expect(lived(open(shelf), match)).toEqual({ state: 'kept', less: null });
    expect(lived(open(shelfOf()), match.slice(0, 2))).toEqual({ state: 'open', less: null });
  });

  test('less, if it came when the match had begun or was over', () => {
    expect(lived(open(shelfOf()), [table('playing'), table('over')])).toEqual({ state: 'partly', less: 'begun' });
    expect(lived(open(shelfOf()), [table('over')])).toEqual({ state: 'partly', less: 'over' });
    expect(verdictOf(table('over'), { first: null, dealt: null, sent: {} })).toEqual({ state: 'partly', less: 'over' });
  });

  test('less, if it only looked on, or the number was sent with the request that made the table', () => {
    const seats = [seat(0, 'person'), seat(1, 'person'), seat(2, 'bot')];
    const on = (phase: TableInfo['phase']) => table(phase, { seats });
    expect(lived(open(shelfOf()), [on('gathering'), on('playing'), on('over')])).toEqual({
      state: 'partly',
      less: 'watched',
    });
    const deals = open(shelfOf());
    deals.sending(CODE, 0, 'mine', false);
    let before: TableInfo | null = null;
    for (const phase of ['gathering', 'playing', 'over'] as const) {
      deals.shown(table(phase), before);
      before = table(phase);
    }
    expect(verdictOf(table('over'), deals.of(CODE))).toEqual({ state: 'partly', less: 'early' });
  });

  test('all of it, where the table was made and begun at once: the fingerprint came first', () => {
    const deals = open(shelfOf());
    deals.promised(CODE, commitment(SECRET));
    deals.sending(CODE, 0, 'mine', true);
    deals.shown(table('playing'), null);
    expect(verdictOf(table('over'), deals.of(CODE))).toEqual({ state: 'kept', less: null });
    // Another deal than the one that was promised when the table was made.
    expect(verdictOf(table('over', {}, GROUND), deals.of(CODE))).toMatchObject({ state: 'broken' });
  });
});

describe('what is kept', () => {
  test('the first of two tabs to be shown a fingerprint keeps it for both', () => {
    const storage = new Storage();
    const [one, other] = [open(shelfOf(storage)), open(shelfOf(storage))];
    one.shown(table('gathering'), null);
    other.shown(table('gathering', {}, GROUND), null);
    one.sending(CODE, 0, 'mine', true);
    other.sending(CODE, 1, 'beside', true);
    for (const tab of [one, other]) {
      expect(tab.of(CODE)).toMatchObject({
        first: { commitment: commitment(SECRET) },
        sent: { 0: { number: 'mine' }, 1: { number: 'beside' } },
      });
    }
  });

  test('a number that the server would not have is forgotten, and the one before it counts again', () => {
    const deals = open(shelfOf());
    deals.sending(CODE, 0, 'first', true);
    deals.sending(CODE, 0, 'refused', true)();
    expect(deals.of(CODE).sent).toEqual({ 0: { number: 'first', after: true } });
    deals.sending(CODE, 1, 'refused', true)();
    expect(deals.of(CODE).sent[1]).toBeUndefined();
  });

  test('a storage that is full or holds nonsense does no harm', () => {
    const storage = new Storage();
    const deals = open(shelfOf(storage));
    deals.sending(CODE, 0, 'old', true);
    storage.gamePackage = 0;
    deals.sending(CODE, 0, 'mine', true);
    deals.shown(table('gathering'), null);
    expect(deals.of(CODE)).toMatchObject({ first: { phase: 'gathering' }, sent: { 0: { number: 'mine' } } });
    storage.items.set(`tabella.deal.${CODE}.dealt`, '{"numbers":');
    expect(deals.of(CODE).dealt).toBeNull();
  });

  test('old tables go, other things of the browser stay', () => {
    const storage = new Storage();
    storage.items.set('tabella.prefs', '{}');
    const deals = open(shelfOf(storage));
    for (let i = 0; i < 80; i++) deals.shown(table('gathering', { code: `T${i}` }), null);
    expect(deals.of('T0').first).toBeNull();
    expect(deals.of('T79').first).not.toBeNull();
    expect(storage.items.size).toBe(61);
    expect(storage.items.has('tabella.prefs')).toBe(true);
  });
});
