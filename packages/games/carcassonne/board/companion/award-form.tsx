// Writing down an award: so many points for one player, and the figure that walks them.

import { type ReactElement, useState } from 'react';
import { companion as say } from '../say.ts';
import type { Preview } from '../track/index.tsx';
import { Points } from './fields.tsx';
import type { Deed, Ledger } from './ledger.ts';
import { WalkButtons } from './walk-buttons.tsx';

/** What roads, cities and monasteries bring most often. */
const QUICK = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12];

interface Props {
  readonly ledger: Ledger;
  readonly seat: number;
  onDeed(deed: Deed): void;
  onPreview(preview: Preview | null): void;
}

export function AwardForm({ ledger, seat, onDeed, onPreview }: Props): ReactElement {
  const [points, setPoints] = useState<number | null>(null);
  return (
    <section className="ccc-panel" aria-label={say.award}>
      <Points label={say.points} value={points} quick={QUICK} onValue={setPoints} />
      <WalkButtons
        ledger={ledger}
        seat={seat}
        points={points}
        onPreview={onPreview}
        onWalk={(figure) => {
          onDeed({ kind: 'award', seat, points: points ?? 0, figure });
          setPoints(null);
        }}
      />
    </section>
  );
}
