// Another file to check: it is opened here and goes nowhere else.

import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../../i18n/languages.ts';
import { Icon } from '../../ui/icon.tsx';
import { replayPath } from '../address.ts';
import { keepFile } from '../opened-file.ts';

export function CheckFile(): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const open = (file: File | undefined): void => {
    if (file) void keepFile(file).then((isMatch) => go(isMatch ? replayPath(null, 'deal') : '/replay'));
  };
  return (
    <label
      className="deal-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        open(event.dataTransfer.files[0]);
      }}
    >
      <Icon name="share" size={22} />
      <span>
        <b>{say('deal.file')}</b>
        <small>{say('deal.fileNote')}</small>
      </span>
      <input type="file" accept=".tabella" onChange={({ target }) => open(target.files?.[0])} />
    </label>
  );
}
