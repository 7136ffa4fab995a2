// The land: one picture a tile, then houses on shared edges and towers on corners. Nothing here is live; what can be
// touched lies above it.

import { memo, type ReactElement } from 'react';
import { MARGIN, PICTURE, pictureOf, SEAM_BOX, seamPicture, TOWER_BOX, towerPicture } from '../art/gallery.ts';
import type { Land } from '../scene.ts';
import type { Sharpness } from './sharpness.ts';
import { useEver } from './use-ever.ts';

interface Props {
  readonly land: Land;
  readonly sharpness: Sharpness;
}

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;

export const LandPictures = memo(function LandPictures({ land, sharpness: { full, shown } }: Props): ReactElement {
  const close = full.size > 0;
  const tiles = useEver(land.tiles, ({ tile }) => `${tile}`);
  const seams = useEver(land.seams, placeOf);
  const towers = useEver(land.towers, placeOf);
  return (
    <svg className="cc-land" width="1" height="1" aria-hidden="true">
      <path
        d={land.tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100Z`).join('')}
        className="cc-land-shade"
      />
      {tiles.map(({ key, one: tile, visibility }) => (
        <image
          key={key}
          visibility={visibility}
          href={shown.has(tile.tile) ? pictureOf(tile, full.has(tile.tile) ? 'full' : 'plain') : undefined}
          x={tile.x * 100 - MARGIN}
          y={tile.y * 100 - MARGIN}
          width={PICTURE}
          height={PICTURE}
        />
      ))}
      {seams.map(({ key, one: { x, y, upright, variant }, visibility }) => {
        const box = upright ? SEAM_BOX.upright : SEAM_BOX.flat;
        return (
          <image
            key={key}
            visibility={visibility}
            href={seamPicture({ upright, variant, detail: close ? 'full' : 'plain' })}
            x={x + box.x}
            y={y + box.y}
            width={box.w}
            height={box.h}
          />
        );
      })}
      {towers.map(({ key, one: { x, y }, visibility }) => (
        <image
          key={key}
          visibility={visibility}
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
