// Message 7: two points for every farmer of yours.

import { FIELD } from '../../tiles/compile.ts';
import { eachOf } from './knights.ts';

export const farmers = eachOf(7, FIELD, 'farmers');
