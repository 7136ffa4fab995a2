// The keys of the table, as a list.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Dialog } from '../ui/dialog.tsx';

const KEYS = ['digits', 'arrows', 'enter', 'space', 'turn', 'back', 'tab', 'list', 'escape'] as const;

export function KeysDialog({ onClose }: { onClose(): void }): ReactElement {
  const say = useSay();
  return (
    <Dialog title={say('keys.title')} onClose={onClose}>
      <dl className="keys-list">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{say(`keys.${key}`)}</kbd>
            </dt>
            <dd>{say(`keys.${key}Does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
