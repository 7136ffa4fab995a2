// A table at which nobody listens and nothing is drawn in public: for those who play on by themselves.

import type { Table } from './types.ts';

export const SILENT: Table = {
  seats: 0,
  chance: { int: () => 0 },
  roll: () => 0,
  lot: () => 0,
  announce: () => undefined,
  end: () => {
    throw new Error('a playout ends by itself');
  },
};
