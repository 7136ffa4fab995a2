// What points are given for, in half a sentence: `a city of 3 tiles and 1 pennant`.

import { list, plural } from '@tabella/ui/english';
import type { Award, Item } from '../../rules/names.ts';
import { said } from '../../sets/told-en.ts';

const NOUNS: Readonly<Record<Item['what'], readonly [one: string, many: string]>> = {
  tiles: ['tile', 'tiles'],
  pennants: ['pennant', 'pennants'],
  monastery: ['monastery', 'monasteries'],
  garden: ['garden', 'gardens'],
  neighbours: ['neighbour', 'neighbours'],
  vineyards: ['vineyard', 'vineyards'],
  acrobats: ['acrobat', 'acrobats'],
  line: ['tile in line', 'tiles in line'],
  besieged: ['besieged city', 'besieged cities'],
  castles: ['castle', 'castles'],
  hall: ['Darmstadtium', 'halls'],
  cities: ['completed city', 'completed cities'],
  pig: ['city beside the pig', 'cities beside the pig'],
  goods: ['kind of goods', 'kinds of goods'],
  knights: ['knight', 'knights'],
  farmers: ['farmer', 'farmers'],
  seal: ['seal', 'seals'],
  bonus: ['bonus', 'bonuses'],
};

/** What the award is for. */
export function forWhat(award: Award): string {
  if (award.source === 'goods') return `the most ${award.name}`;
  if (award.source === 'other') return forOther(award);
  if (award.source === 'message') return forMessage(award);
  if (said('awards', award.name) !== undefined) return forOther(award);
  return featureText(award, award.name || award.source);
}

function forOther({ name, items }: Award): string {
  return said('awards', name)?.(items[0]?.count ?? 0) ?? name;
}

function forMessage(award: Award): string {
  const [item] = award.items;
  switch (award.message) {
    case 1:
    case 2:
    case 3:
    case 8:
      return `the message: ${featureText(award, award.name)}`;
    case 5:
    case 6:
    case 7:
      if (item && item.what !== 'seal') return `the message: ${plural(item.count, ...NOUNS[item.what])}`;
      return "the message's seal";
    default:
      return "the message's seal";
  }
}

function featureText(award: Award, type: string): string {
  const [item] = award.items;
  if (item?.what === 'seal') return "the message's seal";
  const has = (what: Item['what']): number => award.items.find((one) => one.what === what)?.count ?? 0;
  const bonus = has('bonus') > 0 ? ', with a bonus' : '';
  if (has('acrobats') > 0) return plural(has('acrobats'), 'acrobat');
  switch (type) {
    case 'road':
    case 'city': {
      const special = award.inn ? ' with an inn' : award.cathedral ? ' with a cathedral' : '';
      const parts = [
        plural(has('tiles'), 'tile'),
        ...(has('pennants') > 0 ? [plural(has('pennants'), 'pennant')] : []),
        ...(has('hall') > 0 ? ['the Darmstadtium'] : []),
      ];
      return `${award.complete ? 'a' : 'an unfinished'} ${type} of ${list(parts)}${special}${bonus}`;
    }
    case 'field': {
      const pig = has('pig') > 0 ? ' and a pig' : '';
      const siege = has('besieged') > 0 ? `, ${has('besieged')} of them besieged` : '';
      const castles = has('castles') > 0 ? `, ${plural(has('castles'), 'castle')} among them` : '';
      return `a field with ${plural(has('cities'), 'completed city', 'completed cities')}${siege}${castles}${pig}${bonus}`;
    }
    case 'other':
      return bonus === '' ? 'a figure' : 'a bonus';
    case 'cloister':
      return `a monastery with ${plural(has('line'), 'tile')} in line${bonus}`;
    default: {
      const parts = [
        plural(has('neighbours'), 'neighbour'),
        ...(has('vineyards') > 0 ? [plural(has('vineyards'), 'vineyard')] : []),
      ];
      return `a ${type} with ${list(parts)}${bonus}`;
    }
  }
}
