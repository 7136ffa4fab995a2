// Courier, broken on purpose: one fault for every check of the kit.

import { courier, type Options, type State } from '@tabella/courier';
import {
  type Batch,
  type Box,
  EVERYONE,
  encode,
  type Flow,
  type Game,
  type Outcome,
  PASS,
  settle,
  type Table,
} from '@tabella/kernel';
import { FACE, KNOWN_CLASS, NONE, PLANES, read, sizeOf, write } from '../src/cards/cards.ts';
import type { KitTerms } from '../src/testing/index.ts';

type Courier = Game<State, Options>;
// Courier has one box, whatever the state.
const box = courier.cards?.box({} as State) as Box;

/** Courier with its flow intercepted: every batch and every outcome passes through the fault. */
function meddled(meddle: {
  batch?: (batch: Batch, s: State) => Batch | null;
  outcome?: (outcome: Outcome, batch: Batch, table: Table, s: State) => void;
  table?: (table: Table) => Table;
  rest?: (s: State) => void;
}): Courier {
  return {
    ...courier,
    *step(s, table): Flow {
      const flow = courier.step(s, meddle.table?.(table) ?? table);
      let at = flow.next();
      while (!at.done) {
        const batch = meddle.batch ? meddle.batch(at.value, s) : at.value;
        const outcome = batch === null ? null : yield batch;
        meddle.outcome?.(outcome, at.value, table, s);
        at = flow.next(outcome);
      }
      meddle.rest?.(s);
    },
  };
}

let noise = 0;
const beside = new WeakMap<State, number>();

export interface Broken {
  readonly fault: string;
  readonly game: Courier;
  /** The checks that may catch it. */
  readonly caughtBy: readonly string[];
  readonly terms?: KitTerms;
}

export const broken: readonly Broken[] = [
  {
    fault: 'a view that leaks one card',
    caughtBy: ['secrets'],
    game: { ...courier, view: (s, viewer) => ({ shown: courier.view(s, viewer), leak: topName(s) }) },
  },
  {
    fault: 'a view that is said to be the same for everybody, and shows a hand',
    caughtBy: ['shared view'],
    game: { ...courier, sharedView: true },
  },
  {
    fault: 'an event with too wide an audience',
    caughtBy: ['secrets', 'history'],
    game: meddled({
      table: (table) => ({
        seats: table.seats,
        chance: table.chance,
        roll: (sides) => table.roll(sides),
        lot: (ids) => table.lot(ids),
        end: (result) => table.end(result),
        announce: (audience, event) => table.announce(event.kind === 'watched' ? EVERYONE : audience, event),
      }),
    }),
  },
  {
    fault: 'an imagine that returns the truth',
    caughtBy: ['secrets', 'same source', 'width'],
    game: { ...courier, know: (_, now) => courier.clone(now), imagine: (known) => courier.clone(known) },
  },
  {
    fault: 'an imagine that moves a known card',
    caughtBy: ['secrets'],
    game: {
      ...courier,
      imagine: (known, chance, relaxed) => {
        const s = courier.imagine(known, chance, relaxed);
        if (s) swapFaces(s, box.top(s.cards, box.zone('role', 0)), box.top(s.cards, box.zone('role', 1)));
        return s;
      },
    },
  },
  {
    fault: 'an imagine that forgets a public class',
    caughtBy: ['secrets'],
    // Cards that are known by their class alone are rare; with this seed one comes soon.
    terms: { seed: 3_611_461_282, budget: { histories: 5_000, worlds: 0 } },
    game: {
      ...courier,
      imagine: (known, chance, relaxed) => {
        const careless = courier.clone(known);
        const n = sizeOf(careless.cards);
        for (let id = 0; id < n; id++) write(careless.cards, KNOWN_CLASS, id, 0);
        const s = courier.imagine(careless, chance, relaxed);
        for (let id = 0; s && id < n; id++) write(s.cards, KNOWN_CLASS, id, read(known.cards, KNOWN_CLASS, id));
        return s;
      },
    },
  },
  {
    fault: 'an imagine that depends on the order of the true faces',
    caughtBy: ['same source'],
    game: {
      ...courier,
      know: (rest, now, viewer) => {
        const known = courier.know(rest, now, viewer);
        const order: number[] = [];
        for (let id = 0; id < sizeOf(now.cards); id++) {
          if (read(known.cards, FACE, id) !== read(now.cards, FACE, id)) order.push(read(now.cards, FACE, id));
        }
        known.cards.unseen = Object.freeze(order);
        return known;
      },
    },
  },
  {
    fault: 'a window whose lapsed answer reaches the flow',
    caughtBy: ['lapse'],
    terms: {
      settle: (batch, declared) => {
        const outcome = settle(batch, declared);
        if (batch.mode !== 'first' || !outcome) return outcome;
        const overheard = { ...outcome, lapsed: declared.filter((one) => one !== PASS).length };
        return overheard as Outcome;
      },
    },
    game: meddled({
      outcome: (outcome, batch, table) => {
        const lapsed = batch.mode === 'first' && outcome !== null ? (outcome as { lapsed?: number }).lapsed : undefined;
        if (lapsed !== undefined) table.announce(EVERYONE, { kind: 'overheard', lapsed });
      },
    }),
  },
  {
    fault: 'a question asked only of the holder of a card',
    caughtBy: ['secrets', 'history'],
    game: meddled({
      batch: (batch) => {
        const asks = batch.asks.filter((ask) => ask.kind !== 'seal' || ask.from.length > 1);
        return asks.length === 0 ? null : { ...batch, asks };
      },
    }),
  },
  {
    fault: 'an empty question',
    caughtBy: ['fault', 'questions'],
    game: meddled({
      batch: (batch) => ({
        ...batch,
        asks: batch.asks.map((ask) => (ask.kind === 'send' ? { ...ask, from: [] } : ask)),
      }),
    }),
  },
  {
    fault: 'a card in no zone',
    caughtBy: ['invariants', 'secrets'],
    game: meddled({ rest: loseDiscards }),
  },
  {
    fault: 'a clone that shares an array',
    caughtBy: ['clone'],
    game: { ...courier, clone: (s) => ({ ...courier.clone(s), up: s.up }) },
  },
  {
    fault: 'a memory beside the state, which clones carry along',
    caughtBy: ['snapshot'],
    game: {
      ...meddled({
        batch: (batch, s) => ({
          ...batch,
          asks: batch.asks.map((ask) => ({ ...ask, about: beside.get(s) ?? 0 })),
        }),
        rest: (s) => beside.set(s, (beside.get(s) ?? 0) + 1),
      }),
      clone: (s) => {
        const clone = courier.clone(s);
        beside.set(clone, beside.get(s) ?? 0);
        return clone;
      },
    },
  },
  {
    fault: 'an unstable replay',
    caughtBy: ['replay', 'take back'],
    game: meddled({
      outcome: (_, batch, table) => {
        if (batch.asks[0]?.kind === 'send') table.announce(EVERYONE, { kind: 'noise', noise: noise++ });
      },
    }),
    // Worlds would show the noise as well; here the replay has to notice, or an answer that is taken back.
    terms: { every: 1_000_000 },
  },
  {
    fault: 'an offered answer that throws',
    caughtBy: ['offers', 'fault'],
    game: meddled({
      outcome: (outcome) => {
        if (encode(outcome).includes('agent')) throw new Error('no agent has ever been heard of');
      },
    }),
  },
];

function topName(s: State): string {
  const top = box.top(s.cards, box.zone('deck'));
  return top === NONE ? '' : (box.faces[box.face(s.cards, top)]?.name ?? '');
}

function swapFaces(s: State, a: number, b: number): void {
  const face = read(s.cards, FACE, a);
  write(s.cards, FACE, a, read(s.cards, FACE, b));
  write(s.cards, FACE, b, face);
}

function loseDiscards(s: State): void {
  const at = 1 + PLANES * sizeOf(s.cards) + box.zone('discard');
  s.cards.planes[at] = NONE;
  s.cards.planes[at + box.zoneCount] = NONE;
  s.cards.planes[at + 2 * box.zoneCount] = 0;
}
