// The match as a file, as it was opened.

import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { useReplay } from './use-replay.ts';

export function Download(): ReactElement {
  const say = useSay();
  const { text, log, code } = useReplay();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'application/vnd.tabella' }));
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return (
    <a
      className="btn btn-plain replay-download"
      aria-label={say('replay.download')}
      href={href}
      download={`${log.game}-${code ?? 'match'}.tabella`}
    >
      <Icon name="download" />
      <span>{say('replay.download')}</span>
    </a>
  );
}
