// Where the envelope is on the table, and the way it took: along the wire, or straight across.

import type { Seat } from '@tabella/kernel';
import type { Hop } from '../scene.ts';
import type { Oval } from './anchors.ts';
import { bowOf, type Point, placeOn } from './curve.ts';

/** Places of the wire's points by seat, as the seats stand from the foot on. */
export interface Segment {
  readonly oval: Oval;
  readonly order: readonly Seat[];
}

const anchorOf = ({ oval, order }: Segment, seat: Seat): Point => oval.anchors[order.indexOf(seat)] ?? { x: 0, y: 0 };

/** The bows of the wire from one seat to the next, as numbers of their first points. */
export function bowsBetween({ oval, order }: Segment, from: Seat, to: Seat): readonly number[] {
  const index = (seat: Seat): number => oval.wire.indexOf(anchorOf({ oval, order }, seat));
  const bows: number[] = [];
  for (let at = index(from), end = index(to); at !== end && at >= 0; at = (at + 1) % oval.wire.length) bows.push(at);
  return bows;
}

/** A way of a hundred steps from one seat to another. */
export function wayOf(line: Segment, { from, to, straight }: Pick<Hop, 'from' | 'to' | 'straight'>): readonly Point[] {
  const a = anchorOf(line, from);
  const b = anchorOf(line, to);
  const bows = straight ? [] : bowsBetween(line, from, to);
  return Array.from({ length: 101 }, (_, i) => {
    const t = i / 100;
    if (bows.length === 0) return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    const whole = Math.min(bows.length - 1, Math.floor(t * bows.length));
    return placeOn(bowOf(line.oval.wire, bows[whole] ?? 0), t * bows.length - whole);
  });
}

/** Where it waits: between two seats while it is on its way, at the edge of a dossier when it has arrived. */
export function restOf(line: Segment, hop: Hop, room: { readonly width: number; readonly height: number }): Point {
  const middle = { x: room.width / 2, y: room.height * 0.52 };
  if (hop.moving && !hop.straight)
    return isRoomy(line, hop) ? (wayOf(line, hop)[52] ?? middle) : beside(line, hop, middle);
  if (isTight(line, hop, middle)) return cornerOf(line, hop.to, middle, hop.moving ? 14 : 0);
  const edge = edgeOf(line, hop.to, middle);
  return hop.moving ? towards(edge, middle, line.oval.envelope.height) : edge;
}

/** Whether the envelope would lie on the middle of the table, were it laid between that and the dossier. */
function isTight({ oval, order }: Segment, { to, moving }: Hop, middle: Point): boolean {
  const at = anchorOf({ oval, order }, to);
  const { dossier, envelope, stage } = oval;
  // Below the middle it lies beside the dossier.
  if (!stage || at.y - dossier.height / 2 > middle.y + stage.height) return false;
  const way = moving ? envelope.height : 0;
  const besideIt = Math.abs(middle.x - at.x) - dossier.width / 2 - stage.width;
  const belowIt = middle.y - at.y - dossier.height / 2 - stage.height;
  return besideIt < 0.8 * envelope.width + way && belowIt < 0.7 * envelope.height + way;
}

/** Below a dossier, at the corner that is farther from what lies in the middle; `by` farther while it is on its way. */
function cornerOf(line: Segment, seat: Seat, middle: Point, by: number): Point {
  const at = anchorOf(line, seat);
  const { dossier, envelope } = line.oval;
  const isTop = at.y + dossier.height < middle.y;
  const inward = Math.sign(Math.round(middle.x - at.x));
  const aside = dossier.width * (isTop ? 0.46 : 0.36) + by;
  const foot = at.y + dossier.height / 2;
  // Right above the middle there is less room below than aside.
  if (inward === 0) return { x: at.x - aside, y: foot - envelope.height * 0.1 };
  return { x: at.x + (isTop ? -inward : inward) * aside, y: foot + envelope.height * 0.2 + by };
}

/** The edge of a dossier that looks to the middle of the table. */
function edgeOf(line: Segment, seat: Seat, middle: Point): Point {
  const at = anchorOf(line, seat);
  const { dossier, envelope, mine } = line.oval;
  const { width, height } = seat === line.order[0] ? (mine ?? dossier) : dossier;
  const dx = middle.x - at.x;
  const dy = middle.y - at.y;
  if (Math.abs(dx) > Math.abs(dy) * 2) {
    return { x: at.x + Math.sign(dx) * (width / 2 + envelope.width * 0.3), y: at.y - height * 0.1 };
  }
  // A bar has no room beside it.
  if (dy < 0 && mine) return { x: at.x - width * 0.3, y: at.y - height / 2 - envelope.height * 0.3 };
  // My own tab stands at the upper left: there it lies beside the dossier.
  if (dy < 0) return { x: at.x - width / 2 - envelope.width * 0.35, y: at.y + height * 0.15 };
  return { x: at.x + Math.sign(dx) * width * 0.3, y: at.y + height / 2 + envelope.height * 0.2 };
}

function towards(at: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - at.x, to.y - at.y) || 1;
  return { x: at.x + ((to.x - at.x) / length) * by, y: at.y + ((to.y - at.y) / length) * by };
}

/** Whether the envelope fits between two neighbours. */
function isRoomy(line: Segment, { from, to }: Hop): boolean {
  const a = anchorOf(line, from);
  const b = anchorOf(line, to);
  const { width, height } = line.oval.dossier;
  const { envelope } = line.oval;
  return Math.abs(a.x - b.x) > width + envelope.width || Math.abs(a.y - b.y) > height + envelope.height + 20;
}

/** Where neighbours stand close, it waits inside of them, at the edge that looks to the middle. */
function beside(line: Segment, { from, to }: Hop, middle: Point): Point {
  const a = anchorOf(line, from);
  const b = anchorOf(line, to);
  const { width, height } = line.oval.dossier;
  const row = Math.abs(a.y - b.y) < 4;
  const column = Math.abs(a.x - b.x) < 4;
  const inX = Math.sign(middle.x - (a.x + b.x) / 2);
  const side = Math.abs(a.x - middle.x) > Math.abs(b.x - middle.x) ? a : b;
  const top = side === a ? b : a;
  return {
    x: row ? (a.x + b.x) / 2 : side.x + inX * (width / 2 - 6),
    y: column ? (a.y + b.y) / 2 : (row ? a.y : top.y) + Math.sign(middle.y - top.y) * (height / 2 + 22),
  };
}
