// The land at the end, all of it, with one feature lit.

import { type ReactElement, useMemo } from 'react';
import type { View } from '../../rules/view.ts';
import { Highlight } from '../map/highlight.tsx';
import { LandMap, useStage } from '../map/map.tsx';
import { PieceDrawings, standingOf } from '../map/pieces.tsx';
import { boundsOf, landOf } from '../scene.ts';

interface Props {
  readonly view: View;
  readonly wide: boolean;
  /** By its number. */
  readonly feature: number | null;
  readonly caption: string | null;
}

const MARGIN = {
  wide: { left: 20, top: 64, right: 20, bottom: 20 },
  narrow: { left: 6, top: 54, right: 6, bottom: 6 },
};
/** All of it is shown, however small. */
const LEAST = 0.06;
const NO_TOUCHES = { onHold: () => {}, onTap: () => {}, onHover: () => {} };

export function LandAtEnd({ view, wide, feature, caption }: Props): ReactElement {
  const land = useMemo(() => landOf(view.tiles), [view.tiles]);
  const bounds = useMemo(() => boundsOf(view.tiles), [view.tiles]);
  const stage = useStage(bounds, bounds, MARGIN[wide ? 'wide' : 'narrow'], NO_TOUCHES, LEAST);
  const lit = feature === null ? null : view.features[feature];
  return (
    <div className="cce-land">
      <LandMap stage={stage} land={land}>
        {lit && <Highlight land={land} features={[lit]} />}
        <PieceDrawings view={view} standing={standingOf(view, land)} isChoice={never} isChosen={never} />
      </LandMap>
      {caption && <p className="cce-caption">{caption}</p>}
    </div>
  );
}

const never = (): boolean => false;
