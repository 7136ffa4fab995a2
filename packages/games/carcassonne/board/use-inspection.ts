// The feature that is looked at: under the mouse, under a resting finger, or where the keys are.

import { useCallback, useState } from 'react';
import type { View } from '../rules/view.ts';
import { toWorld } from './map/camera.ts';
import type { Rig } from './map/use-camera.ts';
import { featureUnder } from './reading/pointed.ts';
import type { Land } from './scene.ts';

export interface Inspection {
  readonly feature: number | null;
  /** Stays until something else is touched. */
  pin(feature: number | null): void;
  hoverAt(rig: Rig, at: { readonly x: number; readonly y: number } | null): void;
  pinAt(rig: Rig, x: number, y: number): void;
}

/** `mind` names the question and what is chosen: when they change, nobody looks at the old feature any more. */
export function useInspection(view: View, land: Land, mind: string): Inspection {
  const [hovered, setHovered] = useState<number | null>(null);
  const [pinned, setPinned] = useState<number | null>(null);
  const [seen, setSeen] = useState(view.tiles.length);
  // Features are renumbered when a tile is laid.
  if (seen !== view.tiles.length) {
    setSeen(view.tiles.length);
    setHovered(null);
    setPinned(null);
  }
  const [minded, setMinded] = useState(mind);
  if (minded !== mind) {
    setMinded(mind);
    setPinned(null);
  }
  const under = useCallback(
    (rig: Rig, x: number, y: number): number | null => {
      const point = toWorld(rig.now(), x, y);
      return featureUnder(view, land, point.x, point.y);
    },
    [view, land],
  );
  return {
    feature: hovered ?? pinned,
    pin: setPinned,
    hoverAt: (rig, at) => setHovered(at && under(rig, at.x, at.y)),
    pinAt: (rig, x, y) => {
      const found = under(rig, x, y);
      setHovered(null);
      setPinned(found === pinned ? null : found);
    },
  };
}
