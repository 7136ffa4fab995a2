// Tiles become sharper step by step while nothing else is to do. A picture is shown when it is ready to be drawn, so that
// no tile is blank while its picture is made or changed.

import { useEffect, useMemo, useState } from 'react';
import { pictureOf } from '../art/gallery.ts';
import type { Land } from '../scene.ts';
import type { Camera, Size } from './camera.ts';
import { detailAt, type Sharpness, sharper } from './sharpness.ts';

const NOTHING: Sharpness = { shown: new Set(), full: new Set() };

export function useSharpness(land: Land, camera: Camera, screen: () => Size): Sharpness {
  const [sharpness, setSharpness] = useState(NOTHING);
  useEffect(() => {
    let stopped = false;
    const grow = async (now: Sharpness): Promise<void> => {
      const next = sharper(now, land, camera, screen());
      if (next === now) return;
      // Held until they are drawn, or the browser may forget them.
      const pictures = await readied(fresh(land, now, next));
      if (stopped) return;
      setSharpness(next);
      await new Promise((done) => setTimeout(done, 0));
      pictures.length = 0;
      if (!stopped) await grow(next);
    };
    void grow(sharpness);
    return () => {
      stopped = true;
    };
  }, [land, camera, screen]);
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

async function readied(addresses: readonly string[]): Promise<HTMLImageElement[]> {
  const images = addresses.map((address) => Object.assign(new Image(), { src: address }));
  // One that cannot be read is drawn all the same.
  await Promise.allSettled(images.map((image) => image.decode()));
  return images;
}
