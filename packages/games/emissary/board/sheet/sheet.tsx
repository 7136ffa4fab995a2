// A sheet over the table: beside it at a desk, over it in a hand; the prompt stays in sight. Escape closes it.

import { useBorrowedFocus } from '@tabella/ui/sheet';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Sheet({ title, children, onClose }: Props): ReactElement {
  const place = useBorrowedFocus<HTMLDivElement>();
  return (
    <div
      ref={place}
      className="em-sheet em-night"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="em-sheet-head">
        <h2>{title}</h2>
        <button type="button" className="em-tool" onClick={onClose}>
          <Icon name="close" />
          <span className="hidden-text">{say.close}</span>
        </button>
      </header>
      <div className="em-sheet-body">{children}</div>
    </div>
  );
}
