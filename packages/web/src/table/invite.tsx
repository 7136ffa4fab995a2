// How others come to this table: a picture to scan, a short code to say, a link to send.

import { lazy, type ReactElement, Suspense, useState } from 'react';
import { showCode } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import { tableLink } from './table-link.ts';
import './invite.css';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface Props {
  readonly code: string;
  readonly title: string;
}

export function Invite({ code, title }: Props): ReactElement {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const link = tableLink(code);
  const copy = (): void => {
    navigator.clipboard
      ?.writeText(link)
      .then(() => {
        setCopied(true);
        announce(say('invite.copied'));
      })
      .catch(() => undefined);
  };
  // Whoever closes the share sheet has shared nothing, and needs no word of it.
  const share = (): void => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <div className="invite">
      <div className="invite-qr">
        <Suspense fallback={null}>
          <QrCode text={link} label={say('invite.qr')} />
        </Suspense>
      </div>
      <div className="invite-ways">
        <span className="label">{say('invite.title')}</span>
        <strong className="invite-code mono">{showCode(code)}</strong>
        <button type="button" className="btn" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} size={18} />
          {say(copied ? 'invite.copied' : 'invite.copy')}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" className="btn" onClick={share}>
            <Icon name="arrow" size={18} />
            {say('invite.share')}
          </button>
        )}
      </div>
      {/* Where the clipboard is closed to us, the link can still be marked and copied. */}
      <p className="invite-link small quiet">{link}</p>
    </div>
  );
}
