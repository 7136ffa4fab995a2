// The 27 people of the game, as the table of characters has them.

import { CHARACTERS } from '../data/characters.ts';
import { readPeople } from './tables.ts';

export const people = readPeople(CHARACTERS, 27);
