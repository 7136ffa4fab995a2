// How the board and the pages speak to this reader: with the words of their language, which have the shape of the English.

import { spoken } from '@tabella/ui/spoken';
import type { say as Guide } from '../words/en/board/guide.ts';
import type { say as Board } from '../words/en/board/index.ts';
import type { say as Plots } from '../words/en/board/plots.ts';

export type { GuideStep } from '../words/en/board/guide.ts';
export type { BoardWords } from '../words/en/board/index.ts';

export const say = spoken<typeof Board>('onmitsu', 'index');
export const guide = spoken<typeof Guide>('onmitsu', 'guide');
export const plots = spoken<typeof Plots>('onmitsu', 'plots');
