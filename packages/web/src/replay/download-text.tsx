// The match as a text for people to read.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { recordText } from './text-record.ts';
import { useReplay } from './use-replay.ts';

export function DownloadText(): ReactElement {
  const say = useSay();
  const { replay, words, name, log, code } = useReplay();
  const save = async (): Promise<void> => {
    const text = await recordText({ replay, words, name, takenBack: (who) => say('log.undone', { name: who }) });
    const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href, download: `${log.game}-${code ?? 'match'}.txt` });
    link.click();
    URL.revokeObjectURL(href);
  };
  return (
    <button type="button" className="btn btn-plain" onClick={() => void save()}>
      <Icon name="scroll" />
      {say('replay.text.save')}
    </button>
  );
}
