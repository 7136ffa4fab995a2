// A moment: something that stands over the whole table for a while, such as my identity, or that I am out. A button, a tap
// beside its content, or Escape ends it; for those who asked for stillness nothing in it moves.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { iconSet, SIGNS } from './icon.tsx';
import './moment.css';
import { useModal } from './sheet.ts';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  /** It ends by itself after so many milliseconds; otherwise it waits. */
  readonly after?: number;
  /** What the button in the corner is called that ends it; without one the content has a button of its own. */
  readonly skip?: string;
  /** A class of the game's own. */
  readonly className?: string;
  onDone(): void;
}

const Sign = iconSet({ skip: SIGNS.next }, '', 18);

export function Moment({ label, children, after, skip, className, onDone }: Props): ReactElement {
  const { ref, onClose, onClick } = useModal(onDone);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (after === undefined) return undefined;
    const timer = setTimeout(() => done.current(), after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a <dialog>
    <dialog
      ref={ref}
      className={className === undefined ? 'moment' : `moment ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={onClick}
    >
      {children}
      {skip !== undefined && (
        <button type="button" className="moment-skip" onClick={onDone}>
          {skip}
          <Sign name="skip" />
        </button>
      )}
    </dialog>
  );
}
