// What the net looks at with two at the table: the scrolls and the hand of either seat, the table they share, and how they
// stand to each other if the match ended now. It looks at the faces of an imagined world.

import { bitOf, type Seat } from '@tabella/kernel';
import { DISCARD, PILE } from '../rules/box.ts';
import {
  cardOf,
  crackedOf,
  drawsNow,
  handLimit,
  idsIn,
  inForce,
  type Look,
  scrollOf,
  sealedOf,
  suppressed,
  weightInPlay,
} from '../rules/stage.ts';
import { GIFTS, type Gifts, giftsOf } from './gifts.ts';

/** One side of the table, in numbers of about 1. */
interface Side {
  readonly row: readonly number[];
  readonly castle: number;
  /** What it would score now, in parts of 15 points. */
  readonly points: number;
  readonly vouchers: number;
}

/** The inputs of the net as each of the two seats has them. */
export function inputsOf(g: Look): readonly [readonly number[], readonly number[]] {
  const tops = [0, 1].filter((seat) => sealedOf(g, seat).some((id) => scrollOf(g, id) === g.set.top)).length;
  const [first, second] = [sideOf(g, 0, tops > 1), sideOf(g, 1, tops > 1)];
  const table = tableOf(g, first.castle + second.castle > 0);
  const seen = (mine: Side, theirs: Side, seat: Seat): number[] => {
    const shared = [...table.row, g.s.lantern === seat ? 1 : 0, tops > 1 ? 1 : 0];
    return [...mine.row, ...theirs.row, ...shared, ...between(mine, theirs, table, tops > 1)];
  };
  return [seen(first, second, 0), seen(second, first, 1)];
}

function sideOf(g: Look, seat: Seat, contested: boolean): Side {
  const gifts = giftsOf(g, seat, 1 - seat);
  const { row: scrolls, points, cracked } = scrollsOf(g, seat, gifts, contested);
  const over = Math.max(0, gifts.cards + cracked - handLimit(g));
  const { counts } = gifts;
  const castle = gifts.castle ? 1 : 0;
  const row = [
    ...scrolls,
    gifts.cards / 5,
    over / 3,
    castle,
    gifts.places / 2,
    ...GIFTS.map((gift) => counts[gift] / 2),
    gifts.canGet ? 1 : 0,
    gifts.canMend ? 1 : 0,
    points === null ? 0 : points / 15,
    points === null ? 0 : 1,
    castle > 0 && counts.swift > 0 ? 1 : 0,
  ];
  return { row, castle, points: (points ?? 0) / 15, vouchers: counts.vouches / 2 };
}

interface Scrolls {
  readonly row: readonly number[];
  /** Null: it would die. */
  readonly points: number | null;
  readonly cracked: number;
}

/** How the scrolls stand: one of ten ways, or too many; and what they would bring now. */
function scrollsOf(g: Look, seat: Seat, { cards, counts }: Gifts, contested: boolean): Scrolls {
  const { set, s, rules } = g;
  const sealed = sealedOf(g, seat);
  const cracked = crackedOf(g, seat);
  const count = sealed.length + cracked.length;
  const held = cards * set.file.scoring.perHandCard;
  const row = new Array<number>(16).fill(0);
  const lies = (points: number | null): Scrolls => ({ row, points, cracked: cracked.length });
  if (count === 0) {
    row[0] = 1;
    return lies(held);
  }
  if (count > 1) {
    const top = sealed.some((id) => scrollOf(g, id) === set.top) ? 1 : 0;
    row.splice(10, 5, 1, sealed.length - 1, cracked.length, top, count - 2);
    return lies(null);
  }
  const [id] = sealed;
  if (id === undefined) {
    const kind = scrollOf(g, cracked[0] as number);
    row[kind.lethal ? 9 : kind === set.top ? 7 : 8] = 1;
    return lies(null);
  }
  const kind = scrollOf(g, id);
  const viewers = rules.box.seenBy(s.cards, id);
  row[(kind.lethal ? 5 : kind === set.top ? 1 : 3) + ((viewers & bitOf(seat)) === 0 ? 1 : 0)] = 1;
  if ((viewers & bitOf(1 - seat)) !== 0) row[15] = 1;
  if (kind.lethal) return lies(counts.antidote > 0 && cards > 1 ? Math.max(0, cards - 2) : null);
  return lies(kind === set.top && contested ? null : kind.points + held);
}

interface Table {
  readonly row: readonly number[];
  /** The place that ends the game could be played; and how soon patience runs out, from 0 to 1. */
  readonly ready: number;
  readonly late: number;
}

function tableOf(g: Look, held: boolean): Table {
  const { s, set } = g;
  const need = Math.max(1, set.castle.need);
  const weight = weightInPlay(g);
  const ready = weight >= need ? 1 : 0;
  const left = s.options.patience ? set.file.rules.patienceTurnLimit - s.turn : Number.POSITIVE_INFINITY;
  const late = Math.max(0, 1 - left / 8);
  const thrown = !held && idsIn(g, DISCARD).some((id) => cardOf(g, id).endsGame);
  const pile = idsIn(g, PILE).map((id) => scrollOf(g, id));
  const part = (of: (kind: (typeof pile)[number]) => boolean): number =>
    pile.filter(of).length / Math.max(1, pile.length);
  const row = [
    Math.min(1, weight / need),
    ready,
    late,
    left <= 0 ? 1 : 0,
    left <= 2 ? 1 : 0,
    held || thrown ? 0 : 1,
    thrown ? 1 : 0,
    suppressed(g) !== 0 ? 1 : 0,
    (handLimit(g) - 5) / 2,
    drawsNow(g) - 1,
    inForce(g, 'mandatoryDiscard') ? 1 : 0,
    inForce(g, 'waiveCost') ? 1 : 0,
    part((kind) => !kind.lethal && kind === set.top),
    part((kind) => kind.lethal),
    part((kind) => !kind.lethal && kind !== set.top),
    Math.min(1, s.turn / 15),
  ];
  return { row, ready, late };
}

/** How one side stands to the other, more so when the end is near. */
function between(mine: Side, theirs: Side, { ready, late }: Table, contested: boolean): number[] {
  const by = Math.max(-1, Math.min(1, (mine.points - theirs.points) * 1.5));
  const wins = Math.sign(by);
  const vouched = contested ? mine.vouchers - theirs.vouchers : 0;
  const castle = mine.castle * wins;
  return [by, wins, by * ready, wins * ready, wins * late, by * late, castle, castle * ready, vouched];
}
