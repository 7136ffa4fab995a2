// The fingerprint of a deal: short enough to read to each other, and whole when it is copied.

import { type ReactElement, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import './fair-deal.css';

const SHOWN = 16;

/** The first digits, in groups of four. */
const shortFingerprint = (commitment: string): string => (commitment.slice(0, SHOWN).match(/.{1,4}/g) ?? []).join(' ');

export function Fingerprint({ of: commitment }: { readonly of: string }): ReactElement {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard
      ?.writeText(commitment)
      .then(() => {
        setCopied(true);
        announce(say('fair.copied'));
      })
      .catch(() => undefined);
  };
  return (
    <span className="fingerprint">
      <span className="mono" title={commitment}>
        {shortFingerprint(commitment)}
      </span>
      <button type="button" className="btn btn-icon" aria-label={say('fair.copy')} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} size={16} />
      </button>
    </span>
  );
}
