// Message 2: your smallest city.

import { CITY } from '../../tiles/compile.ts';
import { leastOf } from './least.ts';

export const leastCity = leastOf(2, CITY);
