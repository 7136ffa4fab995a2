// How the board and the pages speak to this reader: with the words of their language, which have the shape of the English.

import { spoken } from '@tabella/ui/spoken';
import type { say as End } from '../words/en/board/end.ts';
import type { say as Guide } from '../words/en/board/guide.ts';
import type { say as Board } from '../words/en/board/index.ts';
import type { say as Plots } from '../words/en/board/plots.ts';

export type { Decisive } from '../words/en/board/end.ts';
export type { GuideStep, LessonName } from '../words/en/board/guide.ts';
export type { BoardWords } from '../words/en/board/index.ts';

export const say = spoken<typeof Board>('emissary', 'index');
export const end = spoken<typeof End>('emissary', 'end');
export const guide = spoken<typeof Guide>('emissary', 'guide');
export const plots = spoken<typeof Plots>('emissary', 'plots');
