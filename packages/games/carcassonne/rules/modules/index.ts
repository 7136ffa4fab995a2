// All modules, in the order in which they are asked. A further set is one more line.

import { abbot } from './abbot.ts';
import { base } from './base.ts';
import { inns } from './inns.ts';
import { messages } from './messages.ts';
import type { Module } from './module.ts';
import { river } from './river.ts';
import { traders } from './traders.ts';

export const MODULES: readonly Module[] = [base, inns, traders, river, abbot, messages];
