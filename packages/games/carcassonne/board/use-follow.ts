// The camera follows play: all spots are visible when a tile is to be laid; to that tile when a figure may go on it,
// and back when that is done; to a tile that others laid out of sight.

import { useEffect, useRef } from 'react';
import type { View } from '../rules/view.ts';
import { type Box, brought, type Camera, fitted, isSeen } from './map/camera.ts';
import type { MapStage } from './map/map.tsx';

/** A tile on which a figure is put is at least so large, in pixels a unit. */
const CLOSE = { wide: 1.6, narrow: 2 };
const TRAY = 88;

/** Whose turn it is to lay a tile sees where it may go. */
export function useSpotsInSight(ask: number | null, reach: Box, { rig, fit }: MapStage, margin: Box): void {
  useEffect(() => {
    if (ask !== null && !isSeen(rig.now(), reach, rig.screen(), margin)) fit();
  }, [ask]);
}

export function useFollow(
  view: View,
  stage: MapStage,
  margin: Box,
  puttingOn: number | null,
  room: keyof typeof CLOSE,
): void {
  const { rig } = stage;
  // The figures in hand lie at the foot, and no tile in the corner.
  const clear: Box = { ...margin, left: 24, bottom: TRAY };
  const before = useRef<{ readonly from: Camera; readonly to: Camera } | null>(null);
  useEffect(() => {
    const tile = puttingOn === null ? undefined : view.tiles[puttingOn];
    if (tile) {
      const from = rig.now();
      const to = fitted(cellBox(tile.x, tile.y, 0.35), rig.screen(), clear, CLOSE[room]);
      if (from.k < to.k) {
        before.current = { from, to };
        rig.glide(to);
      } else rig.glide(brought(from, cellBox(tile.x, tile.y, 0.2), rig.screen(), clear));
      return;
    }
    const last = before.current;
    before.current = null;
    // A player who has looked elsewhere meanwhile is left alone.
    if (last && Math.abs(rig.now().k - last.to.k) < 0.01) rig.glide(last.from);
  }, [puttingOn]);
  const count = view.tiles.length;
  useEffect(() => {
    const tile = view.tiles[count - 1];
    if (!tile || puttingOn !== null) return;
    const now = rig.now();
    const next = brought(now, cellBox(tile.x, tile.y, 0.1), rig.screen(), margin);
    if (next.x !== now.x || next.y !== now.y) rig.glide(next);
  }, [count]);
}

const cellBox = (x: number, y: number, around: number): Box => ({
  left: (x - around) * 100,
  top: (y - around) * 100,
  right: (x + 1 + around) * 100,
  bottom: (y + 1 + around) * 100,
});

/** A player who may only take their abbot home sees where he stands. */
export function useAbbotInSight(view: View, stage: MapStage, margin: Box, seat: number | null): void {
  const { rig } = stage;
  useEffect(() => {
    const abbot = view.figures.find((one) => one.seat === seat && one.figure === 'abbot');
    const tile = abbot && view.tiles[abbot.tile];
    if (tile) rig.glide(brought(rig.aim(), cellBox(tile.x, tile.y, 0.2), rig.screen(), margin));
  }, [seat]);
}
