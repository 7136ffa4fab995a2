// The guided games in their order.

import type { LessonName } from '../say.ts';
import { STEPS, type Step } from './script.ts';
import { SECOND } from './second.ts';

export const LESSONS: Readonly<Record<LessonName, readonly Step[]>> = { first: STEPS, second: SECOND };
