// The map: a window on the land that can be dragged and zoomed. What lies in the world moves with it; what lies over it
// stays on the screen.

import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { say } from '../say.ts';
import type { Land } from '../scene.ts';
import { type Box, type Camera, fitted, panned } from './camera.ts';
import { LandPictures } from './land.tsx';
import { type Rig, useCamera } from './use-camera.ts';
import { type Touches, useGestures } from './use-gestures.ts';
import { useSharpness } from './use-sharpness.ts';

export interface MapStage {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly rig: Rig;
  /** Where the camera last came to rest. */
  readonly camera: Camera;
  fit(): void;
  /** The camera that shows all of it, and whether that is what is shown. */
  whole(): Camera;
  untouched(): boolean;
}

/** How close the land may come when all of it is shown: a tile of 110 pixels. */
const CLOSEST_FIT = 1.1;
/** Room for the next tiles, in units, so that it need not be fitted anew with each. */
const ROOM = 50;
/** The part of the height that lines of the prompt may take or leave. */
const SOME_LINES = 0.3;

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - ROOM,
  top: top - ROOM,
  right: right + ROOM,
  bottom: bottom + ROOM,
});

/** `land` is how far one may go, `reach` what is shown when all of it is shown, then never farther than `least`. */
export function useStage(land: Box, reach: Box, margin: Box, touches: Touches, least?: number): MapStage {
  const view = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, k: 0 });
  const rest = useCallback((next: Camera) => {
    world.current?.style.setProperty('--cc-k', String(next.k));
    setCamera(next);
  }, []);
  const fit = useRef<Camera | null>(null);
  const whole = (): Camera => {
    fit.current = fitted(grown(reach), rig.screen(), margin, CLOSEST_FIT, least);
    return fit.current;
  };
  // A player who saw all of the land still does; one who looked at some place keeps it in the middle. When the prompt below
  // has a line more or less, nothing moves under the finger.
  const rig: Rig = useCamera(view, { pane, world }, land, rest, (before, now) => {
    const aim = rig.aim();
    if (now.width === before.width && Math.abs(now.height - before.height) < before.height * SOME_LINES) return;
    const next = isSame(aim, fit.current)
      ? whole()
      : panned(aim, (now.width - before.width) / 2, (now.height - before.height) / 2);
    if (aim !== rig.now()) {
      rig.glide(next);
      return;
    }
    rig.move(next);
    rig.rest();
  });
  useGestures(view, rig, touches);
  useLayoutEffect(() => {
    if (fit.current) return;
    rig.move(whole());
    rig.rest();
  });
  return {
    view,
    pane,
    world,
    rig,
    camera,
    fit: () => rig.glide(whole()),
    whole,
    untouched: () => isSame(rig.aim(), fit.current),
  };
}

const isSame = (a: Camera, b: Camera | null): boolean =>
  b !== null && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.k - b.k) < 0.002;

interface Props {
  readonly stage: MapStage;
  readonly land: Land;
  /** What moves with the land. */
  readonly children: ReactNode;
  /** A finger came down somewhere on the map. */
  onTouch?(): void;
}

export function LandMap({ stage, land, children, onTouch }: Props): ReactElement {
  const { view, pane, world, rig, camera, fit } = stage;
  const sharpness = useSharpness(land, camera, rig.screen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no form
    <div
      ref={view}
      className="cc-map"
      role="group"
      aria-roledescription="map"
      aria-label={`${say.map}. ${say.mapKeys}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys
      tabIndex={0}
      onPointerDown={onTouch}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget && event.key === '0') fit();
      }}
    >
      <div ref={pane} className="cc-pane">
        <div ref={world} className="cc-world">
          <LandPictures land={land} sharpness={sharpness} />
          {children}
        </div>
      </div>
    </div>
  );
}
