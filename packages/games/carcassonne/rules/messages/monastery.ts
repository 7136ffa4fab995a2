// Message 3: your smallest monastery, whoever of yours stands or lies in it; gardens do not count.

import { CLOISTER, MONASTERY } from '../../tiles/compile.ts';
import { leastOf } from './least.ts';

export const leastMonastery = leastOf(3, MONASTERY, CLOISTER);
