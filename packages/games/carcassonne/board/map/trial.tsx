// The tile being tried: it lies on the land as it would, in a frame; turned, it turns for a moment and is then drawn
// upright again.

import { isStill } from '@tabella/ui/motion';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { PlaceChoice } from '../../rules/choices.ts';
import type { DrawnView } from '../../rules/view.ts';
import { bridgePicture, MARGIN, PICTURE, pictureOf } from '../art/gallery.ts';
import type { Detail } from '../art/paint.ts';

interface Props {
  readonly tried: PlaceChoice;
  readonly drawn: DrawnView;
  readonly copy: number;
  readonly detail: Detail;
}

const TURN_MS = 180;

export function Trial({ tried, drawn, copy, detail }: Props): ReactElement {
  const picture = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(tried.rotation);
  const { rotation, bridge } = tried;
  const over = bridge && bridge.x === tried.x && bridge.y === tried.y;
  useEffect(() => {
    if (shown === rotation) return;
    const quarters = (rotation - shown + 4) & 3;
    const element = picture.current;
    if (!element || isStill()) {
      setShown(rotation);
      return;
    }
    const turning = element.animate([{ transform: 'rotate(0)' }, { transform: `rotate(${quarters * 90}deg)` }], {
      duration: TURN_MS,
      easing: 'ease-in-out',
    });
    turning.onfinish = () => setShown(rotation);
    return () => {
      turning.onfinish = null;
      turning.cancel();
    };
  }, [rotation, shown]);
  return (
    <div className="cc-trial" style={{ left: tried.x * 100, top: tried.y * 100 }} aria-hidden="true">
      <img
        ref={picture}
        src={pictureOf({ ...drawn, rotation: shown, copy, ...(over ? { bridge: bridge.axis } : {}) }, detail)}
        alt=""
        draggable={false}
        style={{ left: -MARGIN, top: -MARGIN, width: PICTURE, height: PICTURE }}
      />
      {bridge && !over && (
        <img
          src={bridgePicture(bridge.axis)}
          alt=""
          draggable={false}
          style={{
            left: (bridge.x - tried.x) * 100 - MARGIN,
            top: (bridge.y - tried.y) * 100 - MARGIN,
            width: PICTURE,
            height: PICTURE,
          }}
        />
      )}
      <svg viewBox="0 0 100 100" className="cc-trial-frame" aria-hidden="true">
        <rect x="0" y="0" width="100" height="100" rx="4" className="cc-trial-edge" />
        <rect x="0" y="0" width="100" height="100" rx="4" className="cc-trial-line" />
      </svg>
    </div>
  );
}
