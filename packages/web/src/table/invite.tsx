// How others come to this table: a short code to say, a link to send.

import { type ReactElement, useState } from 'react';
import { showCode, tablePath } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';

export const tableLink = (code: string): string => `${location.origin}${tablePath(code)}`;

export function Invite({ code }: { readonly code: string }): ReactElement {
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
  return (
    <div className="invite">
      <span className="label">{say('invite.title')}</span>
      <div className="row spread wrap">
        <strong className="invite-code mono">{showCode(code)}</strong>
        <button type="button" className="btn" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} size={18} />
          {say(copied ? 'invite.copied' : 'invite.copy')}
        </button>
      </div>
      {/* Where the clipboard is closed to us, the link can still be marked and copied. */}
      <p className="invite-link small quiet">{link}</p>
    </div>
  );
}
