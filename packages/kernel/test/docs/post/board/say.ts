// How the board of Post speaks to this reader: with the words of their language, which have the shape of the English.

import { spoken } from '@tabella/ui/spoken';
import type { say as Board } from '../words/en/board/index.ts';

export const say = spoken<typeof Board>('post', 'index');
