// A link to this moment, with these eyes; the moment stays in sight. A match from a file is passed on as the file.

import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { eyesText, replayPath, viewsOf } from './address.ts';
import { Download } from './download.tsx';
import { DownloadText } from './download-text.tsx';
import { useReplay } from './use-replay.ts';
import './share.css';

const COPIED_MS = 2_000;

export function Share({ onClose }: { onClose(): void }): ReactElement {
  const say = useSay();
  const { code } = useReplay();
  return (
    <Dialog kind="above" title={say('share.heading')} onClose={onClose}>
      <div className="stack share">
        {code === null ? <p>{say('share.file')}</p> : <LinkTo code={code} />}
        <Download />
        <DownloadText />
      </div>
    </Dialog>
  );
}

function LinkTo({ code }: { readonly code: string }): ReactElement {
  const say = useSay();
  const { replay, words, row, eyes, name, show } = useReplay();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const link = `${location.origin}${replayPath(code, 'replay', { row, eyes })}`;
  const titles = { all: say('seen.all'), public: say('seen.public') };
  const views = viewsOf(replay.seats);
  const copy = (): void =>
    void navigator.clipboard
      ?.writeText(link)
      .then(() => setCopied(true))
      .catch(() => undefined);
  return (
    <>
      <input
        className="field mono"
        readOnly
        aria-label={say('share.link')}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <label className="row spread">
        {say('share.as')}
        <select
          className="btn"
          value={eyesText(eyes)}
          onChange={({ target }) => show({ eyes: views.find((one) => eyesText(one) === target.value) ?? 'all' })}
        >
          {views.map((one) => (
            <option key={one} value={eyesText(one)}>
              {typeof one === 'number' ? name(one) : titles[one]}
            </option>
          ))}
        </select>
      </label>
      <div className="row share-deeds">
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.share({ title: words.title, url: link }).catch(() => undefined)}
          >
            <Icon name="send" />
            {say('share.system')}
          </button>
        )}
        <button type="button" className="btn btn-wax" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          <span aria-live="polite">{say(copied ? 'share.copied' : 'share.copy')}</span>
        </button>
      </div>
      <p className="small quiet">{say('share.note')}</p>
    </>
  );
}
