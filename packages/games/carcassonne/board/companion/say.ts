// How the companion speaks to this reader.

import { createContext, useContext } from 'react';
import { type CompanionWords, en } from './words.ts';

const Say = createContext<CompanionWords>(en);

export const useSay = (): CompanionWords => useContext(Say);
