// Message 1: your smallest road.

import { ROAD } from '../../tiles/compile.ts';
import { leastOf } from './least.ts';

export const leastRoad = leastOf(1, ROAD);
