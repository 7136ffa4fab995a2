// Courier with marks planted in it: every card has a name that exists once in the world, and so has every seat. Wherever
// one of them turns up, it is known where it came from, and who may have it is written down when the game shows it.

import {
  type AnyGame,
  type Ask,
  type Batch,
  bitOf,
  type Choice,
  type Data,
  type Flow,
  type Game,
  type GameEvent,
  type GamePackage,
  hears,
  type Seat,
  type Table,
} from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';

interface Planted {
  // biome-ignore lint/suspicious/noExplicitAny: the state of the game inside is its own business
  inner: any;
  /** Per seat. */
  marks: string[];
  /** Per card. */
  names: string[];
}

export const MARK = /(?:seat|card)-mark-\d+-\d+/g;

export interface Planting {
  readonly gamePackage: GamePackage;
  /** What each viewer was shown by the game itself. */
  mayHave(viewer: Seat | null): ReadonlySet<string>;
}

export async function planted(): Promise<Planting> {
  const courier = await gamePackageOf('courier');
  if (!courier) throw new Error('no courier');
  const base: AnyGame = courier.game;
  const held = base.cards;
  if (!held) throw new Error('no cards');
  const shown = new Map<Seat | null, Set<string>>();
  const may = (viewer: Seat | null): Set<string> => {
    const set = shown.get(viewer) ?? new Set();
    shown.set(viewer, set);
    return set;
  };
  const sees = (s: Planted, id: number, viewer: Seat | null): boolean =>
    (held.box(s.inner).seenBy(held.of(s.inner), id) & bitOf(viewer)) !== 0;
  const marked = (s: Planted, ask: Ask): Ask => ({
    ...ask,
    about: { mark: s.marks[ask.seat] ?? '', was: ask.about ?? null },
  });

  function* step(s: Planted, table: Table): Flow {
    const wrapped: Table = {
      seats: table.seats,
      chance: table.chance,
      roll: (sides) => table.roll(sides),
      lot: (ids) => table.lot(ids),
      end: (result) => table.end(result),
      announce: (audience, event) => {
        const few = s.marks.flatMap((mark, seat) => (hears(audience, seat) ? [mark] : []));
        const secret: GameEvent = few.length === s.marks.length ? event : { ...event, marks: few };
        // Those who hear an event may have what it says.
        s.marks.forEach((_, seat) => {
          if (hears(audience, seat) && few.length < s.marks.length) for (const mark of few) may(seat).add(mark);
        });
        table.announce(audience, secret);
      },
    };
    const flow: Flow = base.step(s.inner, wrapped);
    let at = flow.next();
    while (!at.done) {
      const batch: Batch = { ...at.value, asks: at.value.asks.map((ask) => marked(s, ask)) };
      at = flow.next(yield batch);
    }
  }

  const game: Game<Planted> = {
    ...base,
    setup: (seats, options, chance) => {
      const mark = (kind: string, i: number): string => `${kind}-mark-${i}-${chance.int(2 ** 31)}`;
      const marks = Array.from({ length: seats }, (_, seat) => mark('seat', seat));
      const names = Array.from({ length: 200 }, (_, id) => mark('card', id));
      return { inner: base.setup(seats, options, chance), marks, names };
    },
    step,
    over: (s) => base.over(s.inner),
    view: (s, viewer) => {
      const size = [...s.names.keys()];
      const cards = size.filter((id) => id < count(s) && sees(s, id, viewer)).map((id) => s.names[id] as string);
      const mark = viewer === null ? null : (s.marks[viewer] as string);
      for (const one of cards) may(viewer).add(one);
      if (mark !== null) may(viewer).add(mark);
      return { ...(base.view(s.inner, viewer) as Record<string, Choice>), mark, cards };
    },
    know: (rest, now, viewer) => ({
      inner: base.know(rest.inner, now.inner, viewer),
      marks: rest.marks.map((mark, seat) => (seat === viewer ? mark : '')),
      names: rest.names.map((name, id) => (id < count(now) && sees(now, id, viewer) ? name : '')),
    }),
    imagine: (known, chance, relaxed) => {
      const inner: unknown = base.imagine(known.inner, chance, relaxed);
      return inner === null ? null : { ...known, inner };
    },
    clone: (s) => ({ inner: base.clone(s.inner), marks: [...s.marks], names: [...s.names] }),
    check: (s) => base.check(s.inner),
    cards: {
      box: (s) => held.box(s.inner),
      of: (s) => held.of(s.inner),
      renamed: (s, rename) => {
        const names = [...s.names];
        for (let id = 0; id < count(s); id++) s.names[rename(id)] = names[id] as string;
      },
    },
    estimate: (s) => base.estimate?.(s.inner) ?? [],
  };
  const count = (s: Planted): number => held.of(s.inner).planes[0] as number;
  const words = { ...courier.words, table: (view: Data) => [JSON.stringify(view)] };
  // Courier's own bots know the state of Courier alone.
  return { gamePackage: { ...courier, game: game as AnyGame, words, bots: [] }, mayHave: may };
}
