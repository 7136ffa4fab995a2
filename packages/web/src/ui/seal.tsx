// The mark of Tabella: a T pressed into wax.

import type { ReactElement } from 'react';

export function Seal({ size = 32 }: { readonly size?: number }): ReactElement {
  return <img src="/seal.svg" width={size} height={size} alt="" />;
}
