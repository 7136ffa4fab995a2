// Tiles become sharper step by step while nothing else is to do. A picture is shown when it is ready to be drawn, so that
// no tile is blank while its picture is made or changed.

import { useEffect, useMemo, useState } from 'react';
import { pictureOf } from '../art/gallery.ts';
import type { Land } from '../scene.ts';
import type { Camera, Size } from './camera.ts';
import { detailAt, type Sharpness, sharper, withMissing } from './sharpness.ts';

/** Pictures are changed once the camera stands still: those who leaf through a replay would only wait for them. */
const REST_MS = 300;
const NOTHING: Sharpness = { shown: new Set(), full: new Set() };

export function useSharpness(land: Land, camera: Camera, screen: () => Size): Sharpness {
  const [sharpness, setSharpness] = useState(NOTHING);
  // The browser forgets pictures that nobody holds: those of a replay that goes back would have to be read again.
  const [held] = useState(() => new Map<string, HTMLImageElement>());
  useEffect(() => {
    let stopped = false;
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const grow = async (now: Sharpness, rested = false): Promise<void> => {
      const next = (rested ? sharper : withMissing)(now, land, camera, screen());
      if (next === now) {
        if (rested) return;
        await pause(REST_MS);
        if (!stopped) await grow(now, true);
        return;
      }
      await readied(fresh(land, now, next), held);
      if (stopped) return;
      setSharpness(next);
      await pause(0);
      if (!stopped) await grow(next, rested);
    };
    void grow(sharpness);
    return () => {
      stopped = true;
    };
  }, [land, camera, screen, held]);
  return useMemo(() => withNewest(sharpness, land, camera), [sharpness, land, camera]);
}

/** The newest tile is shown at once: where it was tried, its picture is ready. */
function withNewest(now: Sharpness, { tiles }: Land, camera: Camera): Sharpness {
  const newest = Math.max(...tiles.map(({ tile }) => tile));
  if (now.shown.has(newest)) return now;
  return {
    shown: new Set([...now.shown, newest]),
    full: detailAt(camera) === 'full' ? new Set([...now.full, newest]) : now.full,
  };
}

/** Pictures that the next step draws and this one does not. */
function fresh(land: Land, now: Sharpness, next: Sharpness): readonly string[] {
  return land.tiles.flatMap((tile) => {
    const { tile: number } = tile;
    if (!next.shown.has(number)) return [];
    const full = next.full.has(number);
    return now.shown.has(number) && now.full.has(number) === full ? [] : [pictureOf(tile, full ? 'full' : 'plain')];
  });
}

async function readied(addresses: readonly string[], held: Map<string, HTMLImageElement>): Promise<void> {
  const missing = addresses.filter((address) => !held.has(address));
  for (const address of missing) held.set(address, Object.assign(new Image(), { src: address }));
  // One that cannot be read is drawn all the same.
  await Promise.allSettled(missing.map((address) => held.get(address)?.decode()));
}
