// Check of a view that is said to be the same for everybody: whoever looks, it differs in nothing but who they are.

import type { Fields } from '../../patch.ts';
import { expectEqual, type HistoryCase, nameOf } from '../history-case.ts';

export function checkSharedView({ game, match, viewers }: HistoryCase): void {
  if (!game.sharedView) return;
  const shown = match.view(null) as Fields;
  for (const viewer of viewers) {
    expectEqual('shared view', `the view of ${nameOf(viewer)}`, { ...shown, me: viewer }, match.view(viewer));
  }
}
