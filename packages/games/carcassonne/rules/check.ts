// What must hold at every resting point.

import { AT_EDGE, FIELD, GOODS_AT, SEGMENTS, TYPE } from '../tiles/compile.ts';
import { SOURCES } from './awards.ts';
import { cellAt, tileAt } from './core/grid.ts';
import {
  BIG,
  BUILDER,
  FIGURES,
  FRONTIER,
  GOODS_HELD,
  type Land,
  MEEPLES,
  MESSAGES,
  nodeOf,
  PILE,
  PURSE,
  SEATS,
  SLOTS,
  TALLY,
  TURNED,
  top,
  VARIANT,
  X,
  Y,
} from './core/land.ts';
import { pileFor } from './pile.ts';
import { stackSize } from './stack.ts';
import type { State } from './state.ts';
import { scoreOf } from './track.ts';

export function check(s: State): void {
  checkTiles(s);
  checkFrontier(s.land);
  checkFeatures(s.land);
  checkSeats(s);
  checkGoods(s);
  const stack = s.land.mem.subarray(MESSAGES, MESSAGES + stackSize(s));
  const out = [...(s.message === 0 ? [] : [s.message]), ...s.waiting.map(() => 4)];
  const messages = [...stack, ...out].sort();
  if (messages.join('') !== '12345678') throw new Error('the messages are not the eight');
  if (s.message !== 0 && s.stage !== 'message') throw new Error('a message lies open outside its turn');
}

/** Every tile of the box is on the land, in hand, in the pile or out of the game, once. */
function checkTiles(s: State): void {
  const { land } = s;
  const held = [
    ...land.mem.subarray(VARIANT, VARIANT + land.laid),
    ...land.mem.subarray(PILE + s.at, PILE + s.size),
    ...s.removed,
    ...[s, ...s.waiting].flatMap(({ drawn }) => (drawn < 0 ? [] : [drawn])),
  ];
  const { start, parts } = pileFor(s.options);
  const whole = [start, ...parts.flat()];
  const sorted = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(' ');
  if (sorted(held) !== sorted(whole)) throw new Error('a tile is missing or twice there');
  for (let tile = 0; tile < land.laid; tile++) {
    if (tileAt(land, land.mem[X + tile] as number, land.mem[Y + tile] as number) !== tile)
      throw new Error(`tile ${tile} is not where it was laid`);
  }
}

function checkFrontier(land: Land): void {
  const cells = new Set<number>();
  for (let i = 0; i < land.edge; i++) cells.add((land.mem[FRONTIER + i] as number) & 0xffff);
  if (cells.size !== land.edge) throw new Error('the frontier names a cell twice');
  const beside = new Set<number>();
  for (let tile = 0; tile < land.laid; tile++) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const [x, y] = [(land.mem[X + tile] as number) + dx, (land.mem[Y + tile] as number) + dy];
      if (tileAt(land, x, y) < 0) beside.add(cellAt(land.shift, x, y));
    }
  }
  if (cells.size !== beside.size || [...beside].some((cell) => !cells.has(cell)))
    throw new Error('the frontier is not what lies beside the land');
}

/** Open edges and followers of every feature, counted anew. */
function checkFeatures(land: Land): void {
  const { mem } = land;
  const open = new Map<number, number>();
  for (let tile = 0; tile < land.laid; tile++) {
    const variant = mem[VARIANT + tile] as number;
    for (let segment = 0; segment < (SEGMENTS[variant] as number); segment++) {
      if (TYPE[variant * 8 + segment] === FIELD) continue;
      const feature = top(mem, nodeOf(tile, segment));
      open.set(feature, open.get(feature) ?? 0);
    }
    for (let edge = 0; edge < 4; edge++) {
      const segment = AT_EDGE[(mem[TURNED + tile] as number) * 4 + edge] as number;
      const x = (mem[X + tile] as number) + (edge === 1 ? 1 : edge === 3 ? -1 : 0);
      const y = (mem[Y + tile] as number) + (edge === 2 ? 1 : edge === 0 ? -1 : 0);
      if (segment === 255 || tileAt(land, x, y) >= 0) continue;
      const feature = top(mem, nodeOf(tile, segment));
      open.set(feature, (open.get(feature) ?? 0) + 1);
    }
  }
  const followers = new Map<number, number>();
  for (let at = FIGURES; at < FIGURES + land.seats * SLOTS; at++) {
    const node = mem[at] as number;
    if (node > 0 && (at - FIGURES) % SLOTS < BUILDER)
      followers.set(top(mem, node), (followers.get(top(mem, node)) ?? 0) + 1);
  }
  for (const [feature, edges] of open) {
    if (mem[feature + 2] !== edges) throw new Error(`a feature has ${edges} open edges, not ${mem[feature + 2]}`);
    if (mem[feature + 3] !== (followers.get(feature) ?? 0)) throw new Error('a feature forgot who stands on it');
  }
}

function checkSeats(s: State): void {
  const { mem } = s.land;
  for (let seat = 0; seat < s.seats; seat++) {
    const free = [...mem.subarray(FIGURES + seat * SLOTS, FIGURES + seat * SLOTS + BIG)].filter((one) => one === 0);
    const purse = SEATS + seat * PURSE;
    if (free.length !== mem[purse + MEEPLES]) throw new Error(`seat ${seat} has not the meeples it says`);
    const tally = SOURCES.reduce((sum, _, i) => sum + (mem[purse + TALLY + i] as number), 0);
    if (tally !== scoreOf(s, seat)) throw new Error(`the points of seat ${seat} do not add up`);
  }
}

/** Nobody can hold more goods than lie in completed cities. */
function checkGoods({ land, seats }: State): void {
  const { mem } = land;
  const goods = [0, 0, 0];
  for (let tile = 0; tile < land.laid; tile++) {
    const kind = (mem[VARIANT + tile] as number) >> 1;
    for (let segment = 0; segment < 8; segment++) {
      const one = GOODS_AT[kind * 8 + segment] as number;
      if (one > 0 && mem[top(mem, nodeOf(tile, segment)) + 2] === 0) goods[one - 1] = (goods[one - 1] as number) + 1;
    }
  }
  for (let i = 0; i < goods.length; i++) {
    let held = 0;
    for (let seat = 0; seat < seats; seat++) held += mem[SEATS + seat * PURSE + GOODS_HELD + i] as number;
    if (held > (goods[i] as number)) throw new Error('goods were taken twice');
  }
}
