// The wax button: what has been put together is played. It is there only when it can be pressed.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';

interface Props {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly text: string;
}

export function Confirm({ busy, sending, text }: Props): ReactElement {
  const say = useSay();
  return (
    <button type="submit" className="btn btn-wax ask-confirm" disabled={busy} data-key={say('keys.enter')}>
      {!sending && <Icon name="check" size={18} />}
      {sending ? say('prompt.sending') : text}
    </button>
  );
}
