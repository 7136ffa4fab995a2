// A thing on the table as a button: it is chosen if it may be, else it is read.

import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Thing } from './picks.ts';
import { usePicks } from './use-picks.ts';

interface Props {
  readonly thing: Thing | null;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly flight?: string;
  /** What a tap does when there is nothing to choose. */
  readonly onRead?: (() => void) | undefined;
  readonly onPeek?: ((place: HTMLElement | null) => void) | undefined;
  readonly children: ReactNode;
}

export function Tap({ thing, label, className = '', style, flight, onRead, onPeek, children }: Props): ReactElement {
  const { open, chosen, tap, confirm } = usePicks();
  const may = thing !== null && open.has(thing);
  const picked = thing !== null && chosen.has(thing);
  const shared = {
    className: `on-bare on-tap ${className}`,
    style,
    'data-may': may || undefined,
    'data-chosen': picked || undefined,
    'data-flight': flight,
  };
  if (!may && !onRead) {
    return (
      <span {...shared} role="img" aria-label={label}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      aria-label={label}
      aria-pressed={may ? picked : undefined}
      aria-haspopup={may ? undefined : 'dialog'}
      onClick={may ? () => tap(thing) : onRead}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPeek?.(event.currentTarget)}
      onPointerLeave={() => onPeek?.(null)}
      onPointerDown={() => onPeek?.(null)}
      onDoubleClick={confirm}
      onKeyDown={(event) => {
        if (event.key === 'i') onRead?.();
        // Enter on what is chosen already confirms it, as a second tap does.
        if (event.key === 'Enter' && picked && confirm()) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
