// The Fruit-Bearing Trees in English.

import { list, plural } from '@tabella/ui/english';
import type { SetWords } from '../words.ts';
import { SALES } from './sales.ts';

/** One and many of each. */
const NAMES: readonly (readonly [one: string, many: string])[] = [
  ['apple', 'apples'],
  ['pear', 'pears'],
  ['plum', 'plums'],
  ['cherry', 'cherries'],
  ['apricot', 'apricots'],
  ['quince', 'quinces'],
];

const lotOf = (what = ''): string =>
  list(what.split(' ').map((fruit) => `${/^[aeiou]/.test(fruit) ? 'an' : 'a'} ${fruit}`));

export const fruit: SetWords = {
  help: 'FRUIT TREES. Whoever lays a tree chooses its fruit: four tokens of that kind worth 2, 3, 4 and 5, face down. When you put a figure on the tile you just laid and a tree is on it or on one of the eight around, you may harvest: score the next token of one such tree and keep it. Or sell 1, 2, 3 or 4 kept tokens of different kinds for 3, 6, 10 or 15 points. You do one of the two, before scoring. A kept token is worth 1 point at the end. These six tiles are of our own design.',
  awards: {
    harvest: () => 'a harvest',
    sale: () => 'fruit sold',
    fruit: (count) => `${plural(count, 'fruit')} kept`,
  },
  asks: { plant: 'What grows on your tree?', fruit: 'Harvest from a tree, or sell fruit?' },
  deeds: {
    plant: {
      name: 'Plant',
      choice: ({ deed }) => NAMES.find(([one]) => one === deed.what)?.[1] ?? 'fruit',
      told: ['plants a fruit tree', 'plant a fruit tree'],
    },
    harvest: {
      name: 'Harvest',
      choice: ({ deed, view }) => {
        const tree = view.tokens?.find(({ token, tile }) => token.endsWith('.tree') && tile === deed.tile);
        const [, many = 'fruit'] = NAMES.find(([one]) => `${one}.tree` === tree?.token) ?? [];
        return `harvest ${many}, ${tree?.count ?? 0} on the tree`;
      },
      told: ['harvests', 'harvest'],
    },
    trade: {
      name: 'Sell',
      choice: ({ deed }) =>
        `sell ${lotOf(deed.what)} for ${plural(SALES[deed.what?.split(' ').length ?? 0] ?? 0, 'point')}`,
      told: ['sells fruit', 'sell fruit'],
    },
  },
  tokens: Object.fromEntries(
    NAMES.flatMap(([one, many]) => [
      [one, (count: number) => plural(count, one, many)],
      [`${one}.tree`, (count: number) => `a tree with ${plural(count, one, many)}`],
      [`${one}.value`, (count: number) => `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} worth ${count}`],
    ]),
  ),
};
