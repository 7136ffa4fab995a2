// A link to the replay of a match of this server. Whoever points at it may follow it: by then what its page needs is here.

import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { type Place, replayPath } from './address.ts';

interface Props {
  readonly code: string;
  readonly game: string;
  readonly place?: Partial<Place>;
  readonly className: string;
  /** What it is called, where it shows less. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function ReplayLink({ code, game, place, className, label, children }: Props): ReactElement {
  const load = (): void => {
    import('./replay-page.tsx')
      .then(({ loadFor }) => loadFor(game))
      // Whatever is missing is asked for again on the page.
      .catch(() => undefined);
  };
  return (
    <Link
      href={replayPath(code, 'replay', place)}
      className={className}
      aria-label={label}
      onPointerEnter={load}
      onFocus={load}
    >
      {children}
    </Link>
  );
}
