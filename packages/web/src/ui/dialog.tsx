// A dialog on the browser's own <dialog>: it keeps the focus inside, gives it back, and closes with Escape or a click
// beside it. On a phone it is a sheet from below.

import { useModal } from '@tabella/ui/sheet';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useSay } from '../i18n/languages.ts';
import './dialog.css';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  /** For menus, which say by themselves what they are. */
  readonly titleHidden?: boolean;
  /** `above` leaves what it is about in sight. */
  readonly kind?: 'middle' | 'menu' | 'side' | 'above';
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ title, titleHidden = false, kind = 'middle', children, onClose }: Props): ReactElement {
  const say = useSay();
  const modal = useModal(onClose);
  const heading = useId();
  return (
    <dialog {...modal} className={`dialog dialog-${kind}`} aria-labelledby={heading}>
      <div className="dialog-inside">
        <div className={titleHidden ? 'hidden-text' : 'dialog-head'}>
          <h2 id={heading}>{title}</h2>
          {!titleHidden && (
            <button type="button" className="btn btn-icon" aria-label={say('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
