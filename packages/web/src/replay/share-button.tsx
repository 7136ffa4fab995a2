// Opens what there is to share.

import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';

const Share = lazy(() => import('./share.tsx').then(({ Share: Opened }) => ({ default: Opened })));

export function ShareButton(): ReactElement {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn share-button"
        aria-label={say('share.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
        <span>{say('share.title')}</span>
      </button>
      <Suspense fallback={null}>{open && <Share onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
