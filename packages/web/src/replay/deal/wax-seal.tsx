// A seal of wax: whole, broken, or not yet pressed.

import type { ReactElement } from 'react';

const EDGE =
  'M40 2c5 0 8 5 13 6s10-1 13 3 2 9 4 13 8 7 8 12-6 8-8 12 1 10-3 14-9 2-14 4-7 9-12 9-8-6-13-7-10 2-14-2-2-9-5-13-8-7-8-12 6-8 8-13-1-10 3-14 9-1 13-4 7-8 12-8z';

const SIGN = {
  check: 'M27 41l9 9 17-19',
  dash: 'M28 40h24',
  dots: 'M27 40h.1M40 40h.1M53 40h.1',
  crack: 'M42 2l-6 18 8 10-9 14 8 9-6 25',
} as const;

export function WaxSeal({ sign }: { readonly sign: keyof typeof SIGN }): ReactElement {
  return (
    <svg className="wax-seal" data-sign={sign} viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
      <path className="wax" d={EDGE} />
      <circle className="wax-ring" cx="40" cy="40" r="25" />
      <path className="wax-sign" d={SIGN[sign]} />
    </svg>
  );
}
