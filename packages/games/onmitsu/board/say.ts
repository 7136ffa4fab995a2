// How the board speaks to this reader.

import { createContext, useContext } from 'react';
import { type BoardWords, en } from './words/en.ts';

const Say = createContext<BoardWords>(en);

export const useSay = (): BoardWords => useContext(Say);
