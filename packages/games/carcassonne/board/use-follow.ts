// The camera in the course of play; see map/looking.ts for when it moves.

import { useEffect, useRef } from 'react';
import type { PlaceChoice } from '../rules/choices.ts';
import type { View } from '../rules/view.ts';
import type { Box, Camera } from './map/camera.ts';
import { cellBox, toLay, toSee } from './map/looking.ts';
import type { MapStage } from './map/map.tsx';
import type { Spot } from './reading/choices.ts';

const EDGE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

function look({ rig }: MapStage, next: Camera): void {
  if (next !== rig.now()) rig.glide(next);
}

const sightOf = ({ rig }: MapStage, margin: Box) => ({ now: rig.now(), screen: rig.screen(), margin });

/** Whose turn it is to lay a tile sees where it may go. */
export function useSpotsInSight(ask: number | null, spots: readonly Spot[], stage: MapStage, margin: Box): void {
  useEffect(() => {
    if (ask === null || spots.length === 0) return;
    const boxes = spots.map((spot) => cellBox(spot));
    look(stage, toLay({ ...sightOf(stage, margin), whole: stage.untouched() ? stage.whole() : null }, boxes));
  }, [ask]);
}

/** The tile that is being tried stays in sight, also when what it brings makes the map lower. */
export function useTrialInSight(tried: PlaceChoice | null, stage: MapStage): void {
  const { rig, view } = stage;
  const { x, y } = tried ?? {};
  useEffect(() => {
    if (x === undefined || y === undefined || !view.current) return;
    const watch = new ResizeObserver(() => {
      const next = toSee(sightOf(stage, EDGE), cellBox({ x, y }));
      if (next !== rig.now()) rig.glide(next);
    });
    watch.observe(view.current);
    return () => watch.disconnect();
  }, [x, y]);
}

/** The tile on which a figure may be put is in sight; for those who only watch, every tile that is laid. */
export function useTileInSight(
  view: View,
  stage: MapStage,
  margin: Box,
  puttingOn: number | null,
  mine: boolean,
): void {
  const watched = mine ? puttingOn : view.tiles.length - 1;
  useEffect(() => {
    const tile = watched === null ? undefined : view.tiles[watched];
    if (tile) look(stage, toSee(sightOf(stage, margin), cellBox(tile, 0.15)));
  }, [watched]);
}

/** In a replay: whoever looks at all of the land goes on doing so; others see the tile that was laid. */
export function useReplayInSight(view: View, stage: MapStage, margin: Box, laid: string | null): void {
  useEffect(() => {
    const tile = view.tiles.at(-1);
    if (laid === null || !tile) return;
    look(stage, stage.untouched() ? stage.whole() : toSee(sightOf(stage, margin), cellBox(tile, 0.15)));
  }, [laid]);
}

/** Whoever may only take the abbot home sees where it stands. */
export function useAbbotInSight(view: View, stage: MapStage, margin: Box, seat: number | null): void {
  useEffect(() => {
    const abbot = view.figures.find((one) => one.seat === seat && one.figure === 'abbot');
    const tile = abbot && view.tiles[abbot.tile];
    if (tile) look(stage, toSee(sightOf(stage, margin), cellBox(tile, 0.2)));
  }, [seat]);
}

/** Flies to a place while somebody asks for it, and back; whoever has moved on meanwhile is left alone. */
export function useVisit(stage: MapStage, margin: Box, box: Box | null): void {
  const { rig } = stage;
  const key = box ? Object.values(box).join() : '';
  const latest = useRef(box);
  latest.current = box;
  useEffect(() => {
    const place = latest.current;
    if (key === '' || !place) return;
    const from = rig.aim();
    const to = toSee(sightOf(stage, margin), place);
    if (to === rig.now()) return;
    rig.glide(to);
    const aim = rig.aim();
    return () => {
      const now = rig.aim();
      if (Math.hypot(now.x - aim.x, now.y - aim.y) < 1 && now.k === aim.k) rig.glide(from);
    };
  }, [key]);
}
