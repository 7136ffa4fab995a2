// Tiles become sharper step by step while nothing else is to do.

import { useEffect, useState } from 'react';
import type { Land } from '../scene.ts';
import type { Camera, Size } from './camera.ts';
import { type Sharpness, sharper } from './sharpness.ts';

export function useSharpness(land: Land, camera: Camera, screen: () => Size): Sharpness {
  const [sharpness, setSharpness] = useState<Sharpness>({ shown: new Set(), full: new Set() });
  useEffect(() => {
    let timer = 0;
    const step = (): void => {
      setSharpness((now) => {
        const next = sharper(now, land, camera, screen());
        if (next !== now) timer = window.setTimeout(step, 0);
        return next;
      });
    };
    step();
    return () => clearTimeout(timer);
  }, [land, camera, screen]);
  return sharpness;
}
