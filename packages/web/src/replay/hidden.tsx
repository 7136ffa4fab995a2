// What only a replay shows beside its board: answers that others did not know yet, the cards to come, and who could be what.
// At a desk it stands below whose eyes are chosen; in a hand the answers lie on the board, the rest is with the log.

import type { Shown } from '@tabella/kernel';
import { lazy, type ReactElement, Suspense, useDeferredValue } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { Declared } from './declared.tsx';
import { NextInPile } from './next-in-pile.tsx';
import { useNarrow } from './use-narrow.ts';
import { useReplay } from './use-replay.ts';
import './hidden.css';

const AtThisMoment = lazy(() => import('../analysis/at-this-moment.tsx'));

interface Props {
  readonly shown: Shown;
  readonly where: 'column' | 'board' | 'log';
}

/** In a jump the board comes first. */
export function Hidden({ shown: now, where }: Props): ReactElement | null {
  const shown = useDeferredValue(now);
  const narrow = useNarrow();
  const { analysis } = useReplay();
  const believed = analysis?.moments.some(({ beliefs }) => beliefs && beliefs.length > 0) ?? false;
  if ((where === 'column') === narrow) return null;
  return (
    <div className="hidden-things" data-where={where}>
      {where !== 'log' && <Declared asks={shown.declared} />}
      {where !== 'board' && (
        <>
          {/* What could not be loaded is not shown; the match is here. */}
          <Boundary of="beliefs" instead={null}>
            <Suspense fallback={null}>{believed && <AtThisMoment />}</Suspense>
          </Boundary>
          <NextInPile view={shown.view} />
        </>
      )}
    </div>
  );
}
