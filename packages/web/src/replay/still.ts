// A jump: the board is there as it was then, and nothing flies to its place.

import { jump } from '@tabella/ui/motion';
import { flushSync } from 'react-dom';

export const withoutFlights = (change: () => void): void => jump(() => flushSync(change));
