// Streams: the keyed chance of a match, cut into pieces. Every answer that closes a batch, and every resting point
// after it, has a stream of its own, so that any stretch of the match can be played again without what came before.

import { KeyedChance } from './chacha.ts';
import type { Chance } from './chance.ts';

const PLAY = 0;
const NAMES = 1;
const LABELS = 2;
const ANEW = 3;
const PURPOSES = 4;

/** A place in a match from which its chance can be taken up again. */
export interface Place {
  readonly branch: number;
  readonly closed: number;
  readonly rests: number;
}

export class Streams implements Chance {
  /** Raised by every undo by consent: the future is dealt again. */
  branch = 0;
  /** Batches closed so far. */
  private closed = 0;
  /** Resting points since the last batch closed. */
  private rests = 0;
  /** Numbers drawn so far. */
  used = 0;
  private stream: KeyedChance | null = null;

  constructor(private readonly key: Uint32Array) {}

  int(n: number): number {
    this.stream ??= this.purpose(PLAY);
    this.used++;
    return this.stream.int(n);
  }

  resuming(): void {
    this.closed++;
    this.rests = 0;
    this.stream = null;
  }

  resting(): void {
    this.rests++;
    this.stream = null;
  }

  /** For fresh ids at a resting point. */
  names(): Chance {
    return this.purpose(NAMES);
  }

  /** For what one viewer is told in the middle of a step. */
  labels(ask: number, viewer: number): Chance {
    return new KeyedChance(this.key, ask, viewer, LABELS);
  }

  /** For dealing the unseen again after an undo by consent. */
  anew(): Chance {
    return this.purpose(ANEW);
  }

  place(): Place {
    return { branch: this.branch, closed: this.closed, rests: this.rests };
  }

  goTo(place: Place): void {
    this.branch = place.branch;
    this.closed = place.closed;
    this.rests = place.rests;
    this.stream = null;
  }

  copy(): Streams {
    const copy = new Streams(this.key);
    copy.goTo(this.place());
    return copy;
  }

  private purpose(purpose: number): KeyedChance {
    return new KeyedChance(this.key, this.branch, this.closed, purpose + PURPOSES * this.rests);
  }
}
