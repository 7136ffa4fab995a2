// Message 3: your smallest monastery, whoever of yours is on it; gardens do not count.

import { MONASTERY } from '../../tiles/compile.ts';
import { leastOf } from './least.ts';

export const leastMonastery = leastOf(3, MONASTERY);
