// A sheet over the table: a card to read, a pile to look through. Escape or a tap outside closes it.

import { useModal } from '@tabella/ui/sheet';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from './art/icons.tsx';
import { say } from './say.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Sheet({ title, children, onClose }: Props): ReactElement {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className="on-sheet" aria-labelledby={id}>
      <div className="on-sheet-paper">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="on-btn on-btn-icon" aria-label={say.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
