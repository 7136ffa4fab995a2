// How the board and the pages speak to this reader: with the words of their language, which have the shape of the English.

import { spoken } from '@tabella/ui/spoken';
import type { say as Companion } from '../words/en/board/companion.ts';
import type { say as End } from '../words/en/board/end.ts';
import type { say as Guide } from '../words/en/board/guide.ts';
import type { say as Board } from '../words/en/board/index.ts';
import type { say as Plots } from '../words/en/board/plots.ts';

export type { CompanionWords } from '../words/en/board/companion.ts';
export type { GuideStep } from '../words/en/board/guide.ts';
export type { BoardWords } from '../words/en/board/index.ts';

export const say = spoken<typeof Board>('carcassonne', 'index');
export const end = spoken<typeof End>('carcassonne', 'end');
export const guide = spoken<typeof Guide>('carcassonne', 'guide');
export const companion = spoken<typeof Companion>('carcassonne', 'companion');
export const plots = spoken<typeof Plots>('carcassonne', 'plots');
