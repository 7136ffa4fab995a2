// Where a file is dropped or chosen. It stays in this browser.

import { type DragEvent, type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { replayPath } from './address.ts';
import { Refusal } from './no-replay.tsx';
import { keepFile, useOpenedFile } from './opened-file.ts';
import './drop-page.css';

export function DropPage(): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const { opening, busy } = useOpenedFile();
  useEffect(() => {
    document.title = `${say('replay.title')} · Tabella`;
  }, [say]);
  useEffect(() => {
    // From now on a file can be opened without a net.
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep replay')).catch(() => undefined);
  }, []);
  const open = (file: File | undefined): void => {
    if (file) void keepFile(file).then((isMatch) => isMatch && go(replayPath(null)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };
  return (
    <>
      <TopBar />
      <main className="about" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <h1>{say('replay.title')}</h1>
        <label className="card drop">
          <Icon name="film" size={36} />
          <span className="drop-text">{say('replay.file')}</span>
          <span className="btn btn-wax">{say(busy ? 'replay.opening' : 'replay.choose')}</span>
          <input
            type="file"
            className="hidden-text"
            accept=".tabella"
            disabled={busy}
            onChange={({ target }) => {
              open(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        {opening !== null && !opening.ok && <Refusal refused={opening} />}
      </main>
    </>
  );
}
