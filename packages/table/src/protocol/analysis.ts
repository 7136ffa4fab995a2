// The protocol, analyses: the kernel's `Analysis`, checked before it is stored with its match.

import type { Analysis as KernelAnalysis } from '@tabella/kernel';
import { Type } from 'typebox';
import { ExactObject } from './exact-object.ts';
import { Seat } from './tables.ts';

/** The most bytes of an analysis. */
export const MOST_ANALYSIS = 300_000;

const Row = Type.Integer({ minimum: 0 });
const PerSeat = Type.Array(Type.Number(), { maxItems: 15 });
const Name = Type.String({ maxLength: 80 });
const Beliefs = Type.Array(
  ExactObject({ id: Name, seat: Seat, odds: Type.Record(Type.String({ maxLength: 80 }), Type.Number()) }),
  { maxItems: 400 },
);

const Truth = Type.Record(Type.String({ maxLength: 80 }), Name);

const Shape = ExactObject({
  version: Type.Literal(1),
  game: Name,
  rules: Type.Integer({ minimum: 0 }),
  of: Type.String({ pattern: '^[0-9a-f]{64}$', description: '`digestOfLog` of the match.' }),
  worth: Type.Union([Type.Literal('chance'), Type.Literal('points')]),
  moments: Type.Array(
    ExactObject({
      row: Row,
      everybody: PerSeat,
      own: PerSeat,
      points: Type.Optional(PerSeat),
      low: Type.Optional(PerSeat),
      high: Type.Optional(PerSeat),
      beliefs: Type.Optional(Beliefs),
      ownBeliefs: Type.Optional(Type.Array(Beliefs, { maxItems: 15 })),
      truth: Type.Optional(Truth),
    }),
  ),
  turningPoints: Type.Array(ExactObject({ row: Row, seat: Seat, by: Type.Number(), actor: Seat })),
  decisions: Type.Array(
    ExactObject({
      row: Row,
      seat: Seat,
      chosen: Type.Unknown(),
      best: Type.Unknown(),
      worth: Type.Number(),
      bestWorth: Type.Number(),
      than: Type.Union([Type.Literal('same'), Type.Literal('as-good'), Type.Literal('worse')]),
      beliefs: Type.Optional(Beliefs),
    }),
  ),
  truth: Truth,
  worlds: Type.Number({ minimum: 0 }),
  took: Type.Number({ minimum: 0 }),
  unfinished: Type.Optional(Type.Literal(true)),
});

export const Analysis = Type.Unsafe<KernelAnalysis>(Shape);
export type Analysis = KernelAnalysis;

export const Kept = ExactObject({ ok: Type.Literal(true) });
