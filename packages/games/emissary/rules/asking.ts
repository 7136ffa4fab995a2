// The words in which the rules ask.

import { asking } from '@tabella/kernel';
import type { EmissaryTypes } from './types.ts';

export const { choose, chooseSome, firstOf, question, together } = asking<EmissaryTypes>();
