// What the server and the thread of its store say to each other: plain data, many calls in one message.

import type { Args, Name } from '../made-of.ts';
import { Outage } from '../outage.ts';
import { Conflict, Fenced, type Lease } from '../port.ts';

export interface ThreadTerms {
  readonly folder: string;
  readonly patience: number | undefined;
}

export interface Call {
  readonly id: number;
  /** What the store can do, by name. */
  readonly name: Name;
  readonly args: Args;
  readonly lease: Lease | null;
}

export type End =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly thrown: ThrownData };

export type Told =
  /** It is open, and this is what it can do. */
  | { readonly type: 'opened'; readonly names: readonly string[] }
  | { readonly type: 'failed'; readonly thrown: ThrownData }
  /** `took`: milliseconds that the disk took for the last commit. */
  | { readonly type: 'ended'; readonly ends: readonly End[]; readonly took: number | null }
  | { readonly type: 'outage'; readonly thrown: ThrownData }
  | { readonly type: 'fenced' };

/** What was thrown. Between threads an error keeps its words, but not its class. */
export interface ThrownData {
  readonly kind: 'outage' | 'conflict' | 'fenced' | 'other';
  readonly message: string;
  readonly brief: boolean;
  readonly cause: unknown;
  /** Of an error of the system: its code, and what was called. */
  readonly system?: { readonly code: unknown; readonly syscall: unknown };
}

export function packed(thrown: unknown): ThrownData {
  const kind =
    thrown instanceof Outage
      ? 'outage'
      : thrown instanceof Conflict
        ? 'conflict'
        : thrown instanceof Fenced
          ? 'fenced'
          : 'other';
  return {
    kind,
    message: thrown instanceof Error ? thrown.message : String(thrown),
    brief: thrown instanceof Outage && thrown.brief,
    // Of anything else, where it was thrown is worth knowing.
    cause: kind === 'outage' && thrown instanceof Error ? thrown.cause : thrown,
    ...(thrown instanceof Error && 'code' in thrown && 'syscall' in thrown
      ? { system: { code: thrown.code, syscall: thrown.syscall } }
      : {}),
  };
}

export function unpacked({ kind, message, brief, cause, system }: ThrownData): Error {
  switch (kind) {
    case 'outage':
      return new Outage(message, { brief, cause });
    case 'conflict':
      return new Conflict(message, { cause });
    case 'fenced':
      return new Fenced(message, { cause });
    case 'other':
      return Object.assign(new Error(message, { cause }), system);
  }
}
