// Every set speaks, as it does wherever the rules are at hand.

import { sets } from '../sets/en.ts';
import { wordsOfSets } from '../sets/told-en.ts';

wordsOfSets.keep(sets);
