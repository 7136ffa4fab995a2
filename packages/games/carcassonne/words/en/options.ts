// The options and their values, labelled with whose rules they are.

import type { OptionNamesOf } from '@tabella/kernel';
import type { CarcassonneTypes } from '../../rules/types.ts';
import { names } from '../../sets/names-en.ts';

const presence = (name: string, set: string): Record<string, string> => ({
  [`${name}.with`]: `with ${set}`,
  [`${name}.yes`]: 'yes',
  [`${name}.no`]: 'no',
});

export const options: OptionNamesOf<CarcassonneTypes> = {
  sets: 'expansions',
  ...Object.fromEntries(Object.entries(names).map(([id, { name }]) => [`sets.${id}`, name])),
  big: 'big meeple',
  ...presence('big', 'Inns & Cathedrals'),
  builder: 'builder',
  ...presence('builder', 'Traders & Builders'),
  pig: 'pig',
  ...presence('pig', 'Traders & Builders'),
  abbot: 'abbot, with the gardens',
  messages: 'The Messages',
  'messages.off': 'none',
  'messages.hig': 'Hans im Glück 2017',
  'messages.zmg': 'Z-Man 2017 (no message if another figure is on the space)',
  'messages.2025': 'Hans im Glück 2025 (one figure per turn)',
  farmers: 'farmers',
  fields: 'fields at the end',
  'fields.field': '3 points per city of a field (today)',
  'fields.city': '4 points per city, once (first edition)',
  tiny: 'a city of two tiles',
  'tiny.four': '4 points (today)',
  'tiny.two': '2 points (first edition)',
  monasteries: 'monasteries of the base game beside German, Dutch or Japanese ones',
  auctions: 'auctions at bazaars',
  debts: 'bids beyond what one has (without The Messages)',
  paymentsTrigger: 'points that you are paid can bring a message',
  fruit: 'a fruit tree bears',
  'fruit.now': 'on the turn in which it is laid (today)',
  'fruit.next': 'from the next turn on (first wording)',
  wagon: 'a scored wagon drives on',
  'wagon.around': 'to a tile around (today)',
  'wagon.joined': 'to what its road or city meets (first edition)',
  barns: 'several barns in one field',
  guards: 'the dragon and a guard on a tower',
  'guards.safe': 'the guard stays',
  'guards.eaten': 'the guard goes home like others',
  princess: 'the princess and a knight of her city',
  'princess.may': 'may be sent home (today)',
  'princess.must': 'must be sent home (Rio Grande)',
  dragonWalk: 'the dragon walks',
  'dragonWalk.before': 'before what is completed is scored (today)',
  'dragonWalk.after': 'when all is scored (Rio Grande)',
  watchtowers: 'a watchtower gives its points',
  'watchtowers.each': 'for each of your followers on it',
  'watchtowers.once': 'once to each player',
  aids: 'aids: remaining tiles, dead spots, known messages',
};
