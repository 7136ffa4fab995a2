// The Watchtowers in English.

import { plural } from '@tabella/ui/english';
import type { SetWords } from '../words.ts';

const seeing =
  (one: string, many = `${one}s`) =>
  (count: number): string =>
    `a watchtower that sees ${plural(count, one, many)}`;

export const watch: SetWords = {
  help: 'WATCHTOWERS. When a road or city is completed and your figure stands on it on the tile of a watchtower, you score first for what the tower sees on its own tile and the eight around it: 2 points per figure, 2 per pennant, 3 per monastery, 1 per tile with a road, or 1 per tile with a city, as its sign shows. You need no majority. At the end of the game watchtowers give nothing.',
  awards: {
    'watchtower-meeple': seeing('figure'),
    'watchtower-pennant': seeing('pennant'),
    'watchtower-monastery': seeing('monastery', 'monasteries'),
    'watchtower-roadTile': seeing('tile with a road', 'tiles with roads'),
    'watchtower-cityTile': seeing('tile with a city', 'tiles with cities'),
  },
};
