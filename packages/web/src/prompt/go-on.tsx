// Step by step: a bot has acted, and the next waits until I have seen it.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useSend } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';

export function GoOn(): ReactElement {
  const say = useSay();
  const send = useSend();
  return (
    <button
      type="button"
      className="btn btn-wax"
      data-pass
      data-key={say('keys.space')}
      onClick={() => void send({ type: 'go-on' })}
    >
      {say('prompt.goOn')}
      <Icon name="arrow" size={18} />
    </button>
  );
}
