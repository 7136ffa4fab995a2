// Abbey & Mayor in English.

import { plural } from '@tabella/ui/english';
import type { Deed } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import type { SetWords } from '../words.ts';

/** Where a wagon would go. */
function target({ tiles, features }: View, { tile = -1, segment = -1 }: Deed): string {
  const feature = features[tiles[tile]?.features[segment] ?? -1];
  if (!feature || feature.type === 'monastery') return 'a monastery';
  return `a ${feature.type} of ${plural(feature.tiles, 'tile')}`;
}

const farmersBeside = (cities: number): string =>
  `farmers beside ${plural(cities, 'completed city', 'completed cities')}`;

export const abbey: SetWords = {
  help: 'ABBEY AND MAYOR. Your abbey is a tile in your hand. Instead of drawing you may lay it in a hole with tiles on all four sides, also in turn after the last tile. It is a monastery and ends every road and city that leads into it. THE MAYOR goes only into cities and is as strong as the pennants of the whole city: without any it wins nothing. THE WAGON goes onto roads, into cities and monasteries. When it is scored it may drive on to a road, city or monastery on its tile or the eight around that is free and not complete. THE BARN stands on a corner where four tiles show one field without a barn, one of them the tile you have just placed. The farmers there score at once, 3 points per completed city, and go home; no farmer comes there again. Farmers whose field is joined to a barn score 1 point per city and go home. At the end the barn is worth 4 points per completed city to its owner.',
  awards: {
    'field.barn-placed': (cities) => `${farmersBeside(cities)}, home for a new barn`,
    'field.barn-connected': (cities) => `${farmersBeside(cities)}, joined to a barn`,
    barn: (cities) => `a barn beside ${plural(cities, 'completed city', 'completed cities')}`,
  },
  asks: {
    abbey: 'Draw a tile, or lay your abbey in a hole?',
    wagon: 'Your wagon was scored. Does it drive on?',
  },
  passes: { abbey: 'Draw a tile', wagon: 'The wagon comes home' },
  deeds: {
    abbey: { name: 'Abbey', choice: () => 'your abbey in the hole', told: ['lays the abbey', 'lay the abbey'] },
    wagon: {
      name: 'Wagon',
      choice: ({ deed, view }) => `the wagon drives on to ${target(view, deed)}`,
      told: ['drives on with the wagon', 'drive on with the wagon'],
    },
  },
  tokens: { abbey: (count) => plural(count, 'abbey', 'abbeys') },
};
