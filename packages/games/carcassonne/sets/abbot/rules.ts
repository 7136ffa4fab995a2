// The Abbot: a follower for monasteries and gardens, who may be taken home early. His gardens are on the tiles in any case.

import { ABBOT } from '../../rules/core/sizes.ts';
import type { Module } from '../../rules/module.ts';

export const abbot: Module = {
  id: 'abbot',
  plays: (options) => options.abbot,
  figures: (options) => (options.abbot ? [ABBOT] : []),
};
