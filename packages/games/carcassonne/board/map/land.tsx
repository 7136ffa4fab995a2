// The land: one picture a tile, then houses on shared edges and towers on corners. Nothing here is live; what can be
// touched lies above it.

import { memo, type ReactElement } from 'react';
import { MARGIN, PICTURE, pictureOf, SEAM_BOX, seamPicture, TOWER_BOX, towerPicture } from '../art/gallery.ts';
import type { Land } from '../scene.ts';
import type { Sharpness } from './sharpness.ts';

interface Props {
  readonly land: Land;
  readonly sharpness: Sharpness;
}

export const LandPictures = memo(function LandPictures({ land, sharpness: { full, shown } }: Props): ReactElement {
  const close = full.size > 0;
  return (
    <svg className="cc-land" width="1" height="1" aria-hidden="true">
      <path
        d={land.tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100Z`).join('')}
        className="cc-land-shade"
      />
      {land.tiles.map((tile) => (
        <image
          key={tile.tile}
          href={shown.has(tile.tile) ? pictureOf(tile, full.has(tile.tile) ? 'full' : 'plain') : undefined}
          x={tile.x * 100 - MARGIN}
          y={tile.y * 100 - MARGIN}
          width={PICTURE}
          height={PICTURE}
        />
      ))}
      {land.seams.map(({ x, y, upright, variant }) => {
        const box = upright ? SEAM_BOX.upright : SEAM_BOX.flat;
        return (
          <image
            key={`${x} ${y}`}
            href={seamPicture({ upright, variant, detail: close ? 'full' : 'plain' })}
            x={x + box.x}
            y={y + box.y}
            width={box.w}
            height={box.h}
          />
        );
      })}
      {land.towers.map(({ x, y }) => (
        <image
          key={`${x} ${y}`}
          href={towerPicture()}
          x={x + TOWER_BOX.x}
          y={y + TOWER_BOX.y}
          width={TOWER_BOX.w}
          height={TOWER_BOX.h}
        />
      ))}
    </svg>
  );
});
