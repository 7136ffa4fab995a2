// Buttons over the map: closer, farther, all of it, and what to show.

import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import { zoomed } from '../map/camera.ts';
import type { MapStage } from '../map/map.tsx';
import { say } from '../say.ts';

interface Props {
  readonly stage: MapStage;
  readonly showing: boolean;
  onShow(): void;
}

export function Controls({ stage, showing, onShow }: Props): ReactElement {
  const { rig, fit } = stage;
  const zoom = (factor: number) => (): void => {
    const { width, height } = rig.screen();
    rig.glide(zoomed(rig.now(), factor, { x: width / 2, y: height / 2 }));
  };
  return (
    <div className="cc-controls">
      <button type="button" className="cc-tool cc-zoom" aria-label={say.zoomIn} title={say.zoomIn} onClick={zoom(1.4)}>
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="cc-tool cc-zoom"
        aria-label={say.zoomOut}
        title={say.zoomOut}
        onClick={zoom(1 / 1.4)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" className="cc-tool" aria-label={say.fit} title={say.fit} onClick={fit}>
        <Icon name="fit" />
      </button>
      <button
        type="button"
        className="cc-tool"
        aria-label={say.show}
        title={say.show}
        aria-expanded={showing}
        onClick={onShow}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
