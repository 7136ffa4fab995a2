// Points out of twelve: the number, and twelve lamps of which so many are lit, one after another.

import type { CSSProperties, ReactElement } from 'react';
import { say } from './say.ts';

const PERFECT = 12;
const LAMPS: readonly number[] = Array.from({ length: PERFECT }, (_, lamp) => lamp);

export function Points({ points }: { readonly points: number }): ReactElement {
  return (
    <p className="st-total">
      <b>{points}</b> <span className="st-of">{say.end.of(PERFECT)}</span>
    </p>
  );
}

export function Lamps({ points }: { readonly points: number }): ReactElement {
  return (
    <p className="st-lamps" aria-hidden="true">
      {LAMPS.map((lamp) => (
        <i key={lamp} data-lit={lamp < points || undefined} style={{ '--lamp': lamp } as CSSProperties} />
      ))}
    </p>
  );
}
