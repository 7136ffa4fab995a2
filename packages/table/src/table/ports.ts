// What tables need from the server: a store, game packages, bots, time and chance. Tests hand in their own.

import type { GamePackage, Log } from '@tabella/kernel';
import type { BotRunner } from '../bots/runner.ts';
import type { Failure } from '../core/input.ts';
import type { Store } from '../store/port.ts';
import type { Shelf } from './shelf.ts';
import type { SnapshotPace } from './snapshots.ts';

export interface Time {
  now(): number;
  /** Calls once, later; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** What the operator is told. */
interface Report {
  /** A rule broke; the file shows how. */
  fault(file: Log): void;
  /** The fallback was played for a bot. */
  slip(slip: Slip): void;
  /** Something failed that no one person can be told. */
  trouble(thrown: unknown): void;
  moved(rows: number): void;
  /** A window has opened. */
  window(): void;
  /** A match that was begun was taken up again, or could not be. */
  opened(opened: Opened): void;
}

interface Opened {
  readonly game: string;
  /** The version of the rules by which it was played until now. */
  readonly rules: number;
  /** From a snapshot or from its whole log, also by newer rules; closed without a winner; or it cannot go on here. */
  readonly how: 'snapshot' | 'log' | 'upgraded' | 'closed' | 'stuck';
  /** Why it cannot go on. */
  readonly why?: string;
}

interface Slip extends Failure {
  readonly game: string;
  readonly bot: string;
}

/** Chance that nobody can foresee. */
export interface ServerChance {
  /** 0 up to 1. */
  readonly random: () => number;
  /** So many bytes, in hexadecimal digits. */
  readonly hex: (bytes: number) => string;
}

export interface ServerDeps extends ServerChance {
  readonly store: Store;
  /** The name of this server among those on the store. */
  readonly node: string;
  /** The table is gone from the store: whoever has it open is told. */
  readonly gone: (code: string) => Promise<void>;
  /** The package of a game, by these rules if they are given; null when there is none. */
  readonly packages: (game: string, rules?: number) => Promise<GamePackage | null>;
  /** Data that the host offers for options. */
  readonly shelf: Shelf;
  readonly bots: BotRunner;
  /** People for whom a bot thinks about a hint. */
  readonly hinting: Set<string>;
  readonly time: Time;
  readonly report: Report;
  readonly snapshotPace: SnapshotPace;
  /** Milliseconds that a bot waits after what people were shown, at the normal pace and on average. */
  readonly pace: number;
  /** Milliseconds without a connection, while asked, until a bot sits in. */
  readonly away: number;
}

/** A connection of a person to a table, whatever carries it. */
export interface ClientPort {
  readonly person: string;
  /** It takes patches, and long messages compressed. */
  readonly compact: boolean;
  /** `open`: nothing in it is hidden from anybody. Only that is compressed, since the length would tell something of the rest. */
  send(text: string, open?: boolean): void;
  /** What is sent until it is released goes out together, such as an update and its acknowledgement. */
  hold(): void;
  release(): void;
  close(reason: 'restart' | 'gone'): void;
}

export const wallTime: Time = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
