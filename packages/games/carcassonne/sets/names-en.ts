// The sets as the options name them, in English; what else they say is loaded when they are in play.

import type { SetId } from '../rules/options.ts';

interface SetName {
  /** In the options: `Inns & Cathedrals`. */
  readonly name: string;
  /** What it brings, in one short sentence: `Points for what stands around.` */
  readonly brings: string;
  /** The picture beside it in the rules: a kind of tile, or as the board names it. */
  readonly picture: string;
}

/** In the order of their rules. */
export const names: Readonly<Record<SetId, SetName>> = {
  inns: { name: 'Inns & Cathedrals', brings: 'Double or nothing; a big meeple.', picture: 'inns-A' },
  traders: { name: 'Traders & Builders', brings: 'Goods, second tiles, a pig.', picture: 'goods' },
  river: { name: 'the River', brings: 'The land begins along a river.', picture: 'river-spring' },
  watch: { name: 'Watchtowers', brings: 'Points for what stands around a tower.', picture: 'watch-D' },
  shrines: { name: 'Heretics & Shrines', brings: 'A race against the monastery next door.', picture: 'shrines-3' },
  wind: { name: 'The Wind Roses', brings: 'Points in the right corner of the map.', picture: 'wind-2' },
  german: { name: 'German Monasteries', brings: 'A monk may lie down and count a whole line.', picture: 'german-2' },
  siege: { name: 'Besieged Cities', brings: 'Worth less, easy to leave.', picture: 'siege-C3' },
  hills: { name: 'Hills & Sheep', brings: 'Hills win ties, vineyards, shepherds and a wolf.', picture: 'hills-D' },
  bigtop: { name: 'Under the Big Top', brings: 'A tent that pays, acrobats, a ringmaster.', picture: 'bigtop-J' },
  dragon: { name: 'The Princess & the Dragon', brings: 'A dragon that eats, a fairy that pays.', picture: 'dragon-2' },
  dutch: {
    name: 'Dutch & Belgian Monasteries',
    brings: 'Brick monasteries to stand or lie down in.',
    picture: 'dutch-C',
  },
  japan: { name: 'Japanese Buildings', brings: 'Halls to stand or lie in; tiles of our own.', picture: 'japan-C' },
  bridges: {
    name: 'Bridges, Castles & Bazaars',
    brings: 'Bridges, castles, and tiles at auction.',
    picture: 'bridges-J',
  },
  darmstadt: { name: 'Darmstadt', brings: 'Churches that reward neighbours, a grand hall.', picture: 'darmstadt-C' },
  fruit: {
    name: 'The Fruit-Bearing Trees',
    brings: 'Fruit to harvest and sell; tiles of our own.',
    picture: 'fruit-A',
  },
  abbey: { name: 'Abbey & Mayor', brings: 'An abbey for a hole, a mayor, a wagon, a barn.', picture: 'abbey-A' },
  school: { name: 'The School', brings: 'A teacher who lets you score what others score.', picture: 'school-A' },
  wheel: { name: 'Wheel of Fortune', brings: 'A wheel of events at the start; tiles of our own.', picture: 'wheel-V3' },
  tower: { name: 'The Tower', brings: 'Towers that capture, prisoners, ransom.', picture: 'tower-I' },
};
