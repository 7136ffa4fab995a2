// The pieces of the sets, counted again from what everybody sees and was told: goods, floors, bridges, castles, the tent and
// its animals, sheep, fruit, the teacher, abbeys, messages.

import type { CarcassonneEvent } from '../rules/choices.ts';
import type { HeldView, View } from '../rules/view.ts';
import { kindOf } from '../tiles/index.ts';
import { isWild } from './land.ts';
import { sum } from './sum.ts';

type Told = readonly CarcassonneEvent[];

const MESSAGES = 8;
/** What is written on the animals under the tent. */
const ANIMALS: readonly number[] = [1, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7];
/** Sheep on the tokens of Hills & Sheep, all together. */
const SHEEP = 4 * 1 + 5 * 2 + 5 * 3 + 2 * 4;
/** Tokens of each fruit. */
const FRUITS = 4;
/** Pieces of which there is one in the box, on the land or with a seat. */
const SINGLE: readonly string[] = ['dragon', 'fairy', 'teacher', 'tent', 'wheel-pig'];

const heldOf = (held: readonly HeldView[] | undefined, what: string): number =>
  sum((held ?? []).map((one) => (one.what === what && one.seat === undefined ? one.count : 0)));

const allHeld = ({ seats }: View, what: string): number => sum(seats.map(({ held }) => heldOf(held, what)));

const onLand = ({ tokens = [] }: View, token: string): number =>
  sum(tokens.map((one) => (one.token === token ? one.count : 0)));

export function wrongPieces(view: View, first: View, told: Told): readonly string[] {
  return [
    ...wrongGoods(view, told),
    ...wrongBuildings(view, first),
    ...wrongTent(view, told),
    ...wrongSheep(view, told),
    ...wrongFruit(view, told),
    ...wrongSingles(view),
  ];
}

/** Every seat has what it was told to get, and no more than lies on the land was given. */
function wrongGoods({ tiles, seats }: View, told: Told): readonly string[] {
  const wrong: string[] = [];
  for (const goods of ['wine', 'grain', 'cloth'] as const) {
    const laid = sum(tiles.map(({ kind }) => kindOf(kind)?.features.filter((one) => one.goods === goods).length ?? 0));
    const held = sum(seats.map((seat) => seat.goods[goods]));
    if (held > laid) wrong.push(`${held} ${goods} of ${laid} on the land`);
    seats.forEach((seat, i) => {
      const given = sum(told.map((event) => (event.kind === 'goods' && event.seat === i ? event[goods] : 0)));
      if (seat.goods[goods] !== given) wrong.push(`seat ${i} has ${seat.goods[goods]} ${goods}, and got ${given}`);
    });
  }
  return wrong;
}

/** What is not with the seats any more stands on the land. */
function wrongBuildings(view: View, first: View): readonly string[] {
  const built: readonly (readonly [what: string, count: number])[] = [
    ['floor', onLand(view, 'tower')],
    ['bridge', view.tiles.filter(({ bridge }) => bridge !== undefined).length],
    ['castle', onLand(view, 'castle')],
    ['abbey', view.tiles.filter(({ kind }) => isWild(kind)).length],
  ];
  return built.flatMap(([what, count]) => {
    const [left, begun] = [allHeld(view, what), allHeld(first, what)];
    return left + count === begun ? [] : [`${count} of ${what} on the land and ${left} with the seats, of ${begun}`];
  });
}

/** The tent is on a circus as soon as there is one; no animal is drawn more often than it is in the box. */
function wrongTent({ tiles, tokens = [] }: View, told: Told): readonly string[] {
  const wrong: string[] = [];
  const circuses = tiles.filter(({ kind }) => kindOf(kind)?.circus).length;
  const drawn = told.flatMap((event) => (event.kind === 'draws' && event.token === 'animal' ? [event.count] : []));
  if (drawn.length > circuses) wrong.push(`${drawn.length} animals were drawn for ${circuses} circuses`);
  for (const worth of new Set(drawn)) {
    const [many, of] = [drawn, ANIMALS].map((list) => list.filter((one) => one === worth).length) as [number, number];
    if (many > of) wrong.push(`the animal ${worth} was drawn ${many} times of ${of}`);
  }
  for (const { tile } of tokens.filter(({ token }) => token === 'tent'))
    if (!kindOf(tiles[tile]?.kind ?? '')?.circus) wrong.push(`the tent is on tile ${tile}, which is no circus`);
  return wrong;
}

/** A flock is what its seat drew since its shepherd came. */
function wrongSheep(view: View, told: Told): readonly string[] {
  const wrong: string[] = [];
  const drawn = view.seats.map(() => 0);
  for (const event of told) {
    if ((event.kind === 'places' || event.kind === 'puts') && event.figure === 'shepherd') drawn[event.seat] = 0;
    if (event.kind === 'draws' && event.token === 'sheep') drawn[event.seat] = (drawn[event.seat] ?? 0) + event.count;
  }
  const shepherds = view.figures.filter(({ figure }) => figure === 'shepherd');
  const flocks = (view.tokens ?? []).filter(({ token }) => token === 'sheep');
  if (flocks.length !== shepherds.length) wrong.push(`${flocks.length} flocks of ${shepherds.length} shepherds`);
  for (const { seat, tile, segment } of shepherds) {
    const flock = flocks.find((one) => one.tile === tile && one.segment === segment);
    if (flock?.count !== drawn[seat])
      wrong.push(`the flock of seat ${seat} has ${flock?.count} sheep, and ${drawn[seat]} were drawn`);
  }
  if (onLand(view, 'sheep') > SHEEP) wrong.push(`${onLand(view, 'sheep')} sheep`);
  return wrong;
}

/** Off the tree, with a seat or sold. */
function wrongFruit(view: View, told: Told): readonly string[] {
  const wrong: string[] = [];
  const trees = (view.tokens ?? []).filter(({ token }) => token.endsWith('.tree'));
  for (const { token, count } of trees) {
    const fruit = token.slice(0, -'.tree'.length);
    const picked = told.filter((event) => event.kind === 'draws' && event.token === `${fruit}.value`).length;
    const sold = told.filter(
      (event) => event.kind === 'does' && event.deed.do === 'trade' && event.deed.what?.split(' ').includes(fruit),
    ).length;
    if (count + picked !== FRUITS) wrong.push(`${count} of ${fruit} on the tree, and ${picked} picked`);
    if (allHeld(view, fruit) !== picked - sold)
      wrong.push(`${allHeld(view, fruit)} of ${fruit} with the seats, ${picked} picked and ${sold} sold`);
  }
  return wrong;
}

function wrongSingles(view: View): readonly string[] {
  const wrong: string[] = [];
  for (const what of SINGLE) {
    const many = (view.tokens ?? []).filter(({ token }) => token === what).length + allHeld(view, what);
    if (many > 1) wrong.push(`${many} of ${what}`);
  }
  const { stack = MESSAGES } = view.messages ?? {};
  if (stack > MESSAGES || stack < MESSAGES - 2) wrong.push(`${stack} messages`);
  return wrong;
}
