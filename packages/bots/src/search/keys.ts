// Keys: a choice as a small number that means the same in every imagined world. The face of a card is what counts, not
// its id; numbers instead of texts, because a key is made for every choice of every visit.

import {
  type AnyGame,
  type Batch,
  type Box,
  bitOf,
  type Cards,
  type Choice,
  type Outcome,
  type Seat,
} from '@tabella/kernel';

const CARD = 0x11;
const UNSEEN = 0x22;
const HIDDEN = 0x33;
const NOBODY = 0x44;
/** Keys stay within the small integers of the engine, which maps look up without allocating. */
const SMALL = 0x3fff_ffff;
const MODES = { all: 1, first: 2, any: 3 } as const;

function mix(hash: number, value: number): number {
  const h = Math.imul(hash ^ value, 0x85eb_ca6b);
  return Math.imul(h ^ (h >>> 15), 0xc2b2_ae35) ^ (h >>> 13);
}

function ofText(text: string): number {
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return hash;
}

export class Keys {
  private cards: Cards | null = null;
  private box: Box | null = null;

  constructor(private readonly game: AnyGame) {}

  /** From now on cards are looked up in this state. */
  look(state: unknown): void {
    this.cards = this.game.cards?.of(state) ?? null;
    this.box = this.game.cards?.box(state) ?? null;
  }

  /** The choice as its own seat sees it: cards it has seen by their face, others by where they are (their id). */
  choice(choice: Choice, seat: Seat): number {
    return this.of(choice, bitOf(seat), false) & SMALL;
  }

  /** What came of a batch as the observer sees it, once play has gone on: what they did not learn does not count. */
  outcome(batch: Batch, outcome: Outcome, observer: Seat): number {
    const bit = bitOf(observer);
    if (batch.mode === 'all') {
      let hash: number = MODES.all;
      for (let i = 0; i < batch.asks.length; i++) {
        const ask = batch.asks[i];
        const own = ask?.seat === observer;
        const answer = (outcome as readonly Choice[])[i] as Choice;
        hash = mix(hash, own || ask?.open ? this.of(answer, bit, !own) : HIDDEN);
      }
      return hash;
    }
    if (outcome === null) return NOBODY;
    const acted = outcome as { readonly seat: Seat; readonly choice: Choice };
    const own = acted.seat === observer;
    if (!own) for (const ask of batch.asks) if (!ask.open) return HIDDEN;
    return mix(mix(MODES.first, acted.seat), this.of(acted.choice, bit, !own));
  }

  /** A place in the tree: what led here, and who is now asked what. */
  place(cameBy: number, batch: Batch): number {
    let hash = mix(cameBy, MODES[batch.mode]);
    for (const ask of batch.asks) {
      hash = mix(mix(hash, ask.seat), ofText(ask.kind));
      if (ask.about !== undefined) hash = mix(hash, this.of(ask.about, bitOf(ask.seat), true));
    }
    return hash & SMALL;
  }

  private of(value: Choice, bit: number, blind: boolean): number {
    switch (typeof value) {
      case 'string':
        return ofText(value);
      case 'number':
        return Number.isSafeInteger(value) ? mix(CARD, value) : ofText(String(value));
      case 'boolean':
        return value ? 0x55 : 0x66;
      default:
    }
    if (value === null) return 0x77;
    let hash = 0x88;
    if (Array.isArray(value)) {
      for (const one of value) hash = mix(hash, this.of(one, bit, blind));
      return hash;
    }
    const record = value as { readonly [key: string]: Choice };
    for (const key in record) {
      const held = record[key] as Choice;
      // Added up, for the order of the names in a choice means nothing.
      hash = (hash + mix(ofText(key), this.under(key, held, bit, blind))) | 0;
    }
    return hash;
  }

  private under(key: string, held: Choice, bit: number, blind: boolean): number {
    if (this.cards !== null) {
      if (key === 'card' && typeof held === 'number') return this.card(held, bit, blind);
      if (key === 'cards' && Array.isArray(held)) {
        let hash = CARD;
        for (const id of held) hash = mix(hash, this.card(id as number, bit, blind));
        return hash;
      }
    }
    return this.of(held, bit, blind);
  }

  private card(id: number, bit: number, blind: boolean): number {
    const cards = this.cards as Cards;
    const { box } = this;
    if (box !== null && (box.seenBy(cards, id) & bit) !== 0) return mix(CARD, box.face(cards, id));
    return blind ? UNSEEN : mix(UNSEEN, id);
  }
}
