// Whose the fields are: every field with farmers in the colour of the leading player, with their emblem on each tile.

import { memo, type ReactElement } from 'react';
import type { FeatureView, View } from '../../rules/view.ts';
import { standsAt } from '../reading/pointed.ts';
import { type Land, tileNumbered } from '../scene.ts';
import { colourOf } from '../seats.ts';
import { emblemPath } from '../track/index.tsx';
import { shapeOf } from './shapes.ts';

interface Props {
  readonly land: Land;
  readonly features: View['features'];
}

export const FieldOwners = memo(function FieldOwners({ land, features }: Props): ReactElement {
  const owned = Object.values(features).filter(
    ({ type, owners }) => type === 'field' && owners.some(({ leads }) => leads),
  );
  return (
    <svg className="cc-owners" width="1" height="1" aria-hidden="true">
      {owned.map((feature) => (
        <OwnedField key={`${feature.members[0]?.tile} ${feature.members[0]?.segment}`} land={land} feature={feature} />
      ))}
    </svg>
  );
});

function OwnedField({ land, feature }: { readonly land: Land; readonly feature: FeatureView }): ReactElement {
  const { area, rim } = shapeOf(land, feature);
  const leaders = feature.owners.filter(({ leads }) => leads);
  return (
    <g>
      <path d={area} fill={colourOf(leaders[0]?.seat ?? 0)} className="cc-owned" />
      <path d={rim} stroke={colourOf(leaders[0]?.seat ?? 0)} className="cc-owned-rim" />
      {feature.members.map(({ tile, segment }, i) => {
        const laid = tileNumbered(land, tile);
        const leader = leaders[i % leaders.length];
        if (!laid || !leader) return null;
        const { x, y } = standsAt(laid, segment);
        return (
          <path
            key={`${tile} ${segment}`}
            d={emblemPath(leader.seat)}
            fill={colourOf(leader.seat)}
            className="cc-owned-emblem"
            transform={`translate(${x} ${y}) scale(1.3)`}
          />
        );
      })}
    </g>
  );
}
