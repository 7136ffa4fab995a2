// A feature brought out: everything else under a veil of parchment, its rim in gold, its open edges dashed.

import { memo, type ReactElement } from 'react';
import type { FeatureView } from '../../rules/view.ts';
import type { Land } from '../scene.ts';
import { landPath, openPath, shapeOf } from './shapes.ts';

interface Props {
  readonly land: Land;
  readonly features: readonly FeatureView[];
}

export const Highlight = memo(function Highlight({ land, features }: Props): ReactElement {
  const shapes = features.map((feature) => shapeOf(land, feature));
  const area = shapes.map((shape) => shape.area).join('');
  const walled = features.every((feature) => feature.type === 'city');
  const rim = shapes.map((shape) => shape.rim).join('');
  return (
    <svg className="cc-highlight" width="1" height="1" aria-hidden="true">
      <path d={landPath(land) + area} fillRule="evenodd" className="cc-veil" />
      <g data-walled={walled || undefined} className="cc-rim">
        <path d={rim} className="cc-rim-glow" />
        <path d={rim} className="cc-rim-gold" />
        {walled && (
          <>
            <path d={rim} className="cc-rim-ink" />
            <path d={rim} className="cc-rim-stone" />
            <path d={rim} className="cc-rim-merlons" />
          </>
        )}
      </g>
      <path d={features.map(openPath).join('')} className="cc-open" />
    </svg>
  );
});
