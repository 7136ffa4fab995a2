// Sights: what a bot's seat knows, from decision to decision. Whoever asks bots remembers what they were sent, and they
// remember it too: so only what is new is sent, in a parcel. One that does not fit to what is remembered is sent whole.

import { randomInt } from 'node:crypto';
import {
  type BotInput,
  type Fields,
  type FieldsPatch,
  fieldsDifference,
  type GameEvent,
  patchedFields,
} from '@tabella/kernel';

type Sight = BotInput<unknown>;
/** Without what was heard; the question is in what is known. */
type Rest = Pick<Sight, 'seat' | 'view' | 'known'>;
const NOTHING: Fields = {};

export interface Parcel {
  /** Whose sight it is. */
  readonly key: string;
  /** Its number, by which the next parcel names it; null: it is not to be remembered. */
  readonly n: number | null;
  /** The number of the sight that has changed; null: this is a whole one. */
  readonly since: number | null;
  readonly changes: FieldsPatch | null;
  /** So much of what was heard before stays, and this is new. */
  readonly kept: number;
  readonly heard: readonly GameEvent[];
}

/** So many sights are remembered for one thread or bot node. */
const MOST = 400;
/** When all places are taken, one is free if its bot has not been asked for so long. */
const STALE_MS = 60_000;

interface Sent {
  readonly n: number;
  /** A copy of our own: parts of a view may be parts of a state that goes on. */
  readonly rest: Fields;
  /** What was told never changes; what is told again after something was taken back is another thing. */
  readonly heard: readonly GameEvent[];
  readonly at: number;
}

/** What one thread or one bot node was sent. */
export class SentSights {
  private readonly last = new Map<string, Sent>();
  /** Not from the beginning: whoever starts anew must not be taken for whoever was here before. */
  private n = randomInt(2 ** 40);

  has(key: string): boolean {
    return this.last.has(key);
  }

  /** It does not remember this one. */
  forget(key: string): void {
    this.last.delete(key);
  }

  parcel(key: string, { seat, view, known, heard }: Sight): Parcel {
    const before = this.last.get(key);
    const rest: Rest = { seat, view, known };
    const found = fieldsDifference(before?.rest ?? NOTHING, { ...rest });
    const kept = before ? inCommon(before.heard, heard) : 0;
    const since = before?.n ?? null;
    const n = this.place(key) ? this.keep(key, found?.value ?? before?.rest ?? NOTHING, heard) : null;
    return { key, n, since, changes: found?.patch ?? null, kept, heard: heard.slice(kept) };
  }

  private keep(key: string, rest: Fields, heard: readonly GameEvent[]): number {
    const n = ++this.n;
    this.last.delete(key);
    this.last.set(key, { n, rest, heard, at: performance.now() });
    return n;
  }

  /** A place that is taken is kept: to give it to the next one would help nobody when there are too many. */
  private place(key: string): boolean {
    if (this.last.size < MOST || this.last.has(key)) return true;
    for (const [oldest, { at }] of this.last) {
      if (at > performance.now() - STALE_MS) return false;
      this.last.delete(oldest);
      break;
    }
    return true;
  }
}

/** What somebody who asks has sent us. */
export class KeptSights {
  private readonly last = new Map<string, { readonly n: number; readonly rest: Fields; readonly heard: GameEvent[] }>();

  /** The whole sight; null when the one is not here that has changed. */
  open({ key, n, since, changes, kept, heard: news }: Parcel): Sight | null {
    const before = this.last.get(key);
    if (since !== null && before?.n !== since) return null;
    const base = before?.rest ?? NOTHING;
    const rest = changes === null ? base : patchedFields(since === null ? NOTHING : base, changes);
    const heard = [...(before?.heard.slice(0, kept) ?? []), ...news];
    this.last.delete(key);
    if (n !== null) this.last.set(key, { n, rest, heard });
    for (const oldest of this.last.keys()) {
      if (this.last.size <= MOST) break;
      this.last.delete(oldest);
    }
    return sightOf(rest, heard);
  }
}

function sightOf(rest: Readonly<Record<string, unknown>>, heard: readonly GameEvent[]): Sight | null {
  const { seat, view, known } = rest as Partial<Rest>;
  if (seat === undefined || view === undefined || !known?.own) return null;
  return { seat, view, known, ask: known.own, heard };
}

/** By identity: it costs nothing however long the match is. */
function inCommon(before: readonly GameEvent[], now: readonly GameEvent[]): number {
  const most = Math.min(before.length, now.length);
  let i = 0;
  while (i < most && before[i] === now[i]) i++;
  return i;
}
