// Check of a view that is said to be the same for everybody: whoever looks, it differs in nothing but who they are.

import type { Fields } from '../../patch.ts';
import { expectSame } from '../failure.ts';
import { bytesOf, type HistoryCase, nameOf } from '../history-case.ts';

export function checkSharedView({ game, match, viewers }: HistoryCase): void {
  if (!game.sharedView) return;
  const shown = match.view(null) as Fields;
  for (const viewer of viewers) {
    const expected = bytesOf({ ...shown, me: viewer });
    expectSame('shared view', `the view of ${nameOf(viewer)}`, expected, bytesOf(match.view(viewer)));
  }
}
