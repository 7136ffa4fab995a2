// A moment: something that stands over the whole table for a while, such as my identity, or that I am out. A button, a tap
// beside its content, or Escape ends it; for those who asked for stillness nothing in it moves.

import { type ReactElement, type ReactNode, useEffect } from 'react';
import './moment.css';
import { useModal } from './sheet.ts';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  /** It ends by itself after so many milliseconds; otherwise it waits. */
  readonly after?: number;
  /** A class of the game's own. */
  readonly className?: string;
  onDone(): void;
}

export function Moment({ label, children, after, className, onDone }: Props): ReactElement {
  const { ref, onClose, onClick } = useModal(onDone);
  useEffect(() => {
    if (after === undefined) return undefined;
    const timer = setTimeout(onDone, after);
    return () => clearTimeout(timer);
  }, [after, onDone]);
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
    </dialog>
  );
}
