// The codes with which live connections are closed, by the reason of the goodbye.

import type { Bye } from '../protocol/index.ts';

export const CLOSE_CODES: Readonly<Record<Bye['reason'], number>> = {
  flood: 1008,
  gone: 4404,
  banned: 4403,
  restart: 1012,
  outage: 1013,
};

export const goodbye = (reason: Bye['reason']): string => JSON.stringify({ type: 'bye', reason } satisfies Bye);
