// What must hold of every match, worked out from what everybody sees and is told and from the tile files alone: nothing of
// the rules' own checks is asked. Tiles, figures, goods, sheep and messages are neither made nor lost, neighbours fit, and
// the track shows the sum of what was awarded.

import type { CarcassonneEvent } from '../rules/choices.ts';
import type { FigureKind, Marker } from '../rules/names.ts';
import type { View } from '../rules/view.ts';
import { kindOf, setOf, sets, type TileDoc } from '../tiles/index.ts';

const OPPOSITE = [2, 3, 0, 1] as const;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** The edge of a tile that fits any other, in the files. */
const WILD = '*';
const MARKERS: readonly Marker[] = ['scorer', 'messenger'];
const MESSAGES = 8;
/** Sheep on the tokens of Hills & Sheep, all together. */
const SHEEP = 4 * 1 + 5 * 2 + 5 * 3 + 2 * 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is wrong with a moment of a match; nothing where all is well. `first` is its first moment. */
export function wrongWith(view: View, first: View, told: readonly CarcassonneEvent[]): readonly string[] {
  return [
    ...wrongTiles(view),
    ...wrongEdges(view),
    ...wrongFigures(view, first),
    ...wrongGoods(view),
    ...wrongPoints(view, told),
  ];
}

function wrongTiles({ options, tiles, drawn, left, removed, turns, seats }: View): readonly string[] {
  const box = sets.filter(({ id }) => id === 'base' || options.sets.some((one) => one === id));
  // With others in the box those of the base game may stay away.
  const isOut = ({ id, features }: TileDoc): boolean =>
    options.monasteries === false && setOf(id) === 'base' && features.some(({ type }) => type === 'monastery');
  const kinds = box.flatMap((set) => set.tiles).filter((kind) => !isOut(kind));
  // Tiles that fit anywhere lie before the seats, those of nobody in the box.
  const wild = sum(kinds.map(({ id, count }) => (isWild(id) ? count : 0)));
  const all = new Map(kinds.map((kind) => [kind.id, kind.count]));
  const wrong: string[] = [];
  const seen = [...tiles, ...removed, ...(drawn ? [drawn] : [])];
  for (const kind of new Set(seen.map((one) => one.kind))) {
    const count = seen.filter((one) => one.kind === kind).length;
    if (count > (all.get(kind) ?? 0)) wrong.push(`${count} tiles ${kind} of ${all.get(kind) ?? 0}`);
  }
  // Nobody sees the tiles under hills, and those that wait for a message drawn before they are laid. A bazaar holds one for
  // each seat.
  const sold = tiles.some(({ kind }) => kindOf(kind)?.bazaar) ? seats.length : 0;
  const hidden = tiles.filter(({ kind }) => kindOf(kind)?.hill).length + turns.length - 1 + sold + wild;
  // Tiles with a number take the place of tiles of the base game.
  const replaced = sum(kinds.map(({ wheel, count }) => (wheel ? count : 0)));
  const missing = sum([...all.values()]) - replaced - seen.length - left;
  if (missing < 0 || missing > hidden) wrong.push(`${missing} tiles are missing`);
  if (new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size < tiles.length) wrong.push('two tiles lie on one place');
  return wrong;
}

const isWild = (kind: string): boolean => kindOf(kind)?.edges.includes(WILD) ?? false;

/** Bridges carry a road to an edge without one, and abbeys fit anything. */
function wrongEdges({ tiles, tokens = [] }: View): readonly string[] {
  const at = new Map(tiles.map((tile) => [`${tile.x} ${tile.y}`, tile]));
  const bridged = new Set(tokens.filter(({ token }) => token.startsWith('bridge')).map(({ tile }) => tile));
  const wrong: string[] = [];
  for (const { tile, kind, x, y, edges } of tiles) {
    STEPS.forEach(([dx, dy], edge) => {
      const next = at.get(`${x + dx} ${y + dy}`);
      const [own, other] = [edges[edge], next?.edges[OPPOSITE[edge] ?? 0]];
      if (!next || own === other || isWild(kind) || isWild(next.kind)) return;
      if (!bridged.has(tile) && !bridged.has(next.tile)) wrong.push(`${kind} does not fit ${next.kind}`);
    });
  }
  return wrong;
}

/** On the land, in the supply, or a prisoner: together as many as at the beginning. */
function wrongFigures({ seats, figures }: View, first: View): readonly string[] {
  const wrong: string[] = [];
  let missing = 0;
  seats.forEach(({ supply }, seat) => {
    for (const [kind, count] of Object.entries(supply) as [FigureKind, number][]) {
      const begun = first.seats[seat]?.supply[kind] ?? 0;
      const lost = begun - count - figures.filter((one) => one.seat === seat && one.figure === kind).length;
      if (lost < 0 || count < 0) wrong.push(`seat ${seat} has ${-lost} of ${kind} too many`);
      missing += lost;
    }
  });
  const isFigure = (what: string): boolean => what in (first.seats[0]?.supply ?? {});
  const caught = sum(
    seats.flatMap(({ held = [] }) => held.filter(({ what }) => isFigure(what)).map(({ count }) => count)),
  );
  if (missing !== caught) wrong.push(`${missing} figures are missing, ${caught} are prisoners`);
  return wrong;
}

function wrongGoods({ tiles, seats, tokens = [], messages }: View): readonly string[] {
  const wrong: string[] = [];
  for (const goods of ['wine', 'grain', 'cloth'] as const) {
    const laid = sum(tiles.map(({ kind }) => kindOf(kind)?.features.filter((one) => one.goods === goods).length ?? 0));
    const held = sum(seats.map((seat) => seat.goods[goods]));
    if (held > laid) wrong.push(`${held} ${goods} of ${laid} on the land`);
  }
  const sheep = sum(tokens.filter(({ token }) => token === 'sheep').map(({ count }) => count));
  if (sheep > SHEEP) wrong.push(`${sheep} sheep`);
  if (messages && (messages.stack > MESSAGES || messages.stack < MESSAGES - 2))
    wrong.push(`${messages.stack} messages`);
  return wrong;
}

function wrongPoints({ seats, phase, final, result }: View, told: readonly CarcassonneEvent[]): readonly string[] {
  const wrong: string[] = [];
  const awards = told.flatMap((event) => (event.kind === 'award' ? [event] : []));
  for (const { award } of awards) {
    const parts = sum(award.items.map(({ count, each }) => count * each));
    if (parts !== award.points) wrong.push(`${award.points} points for ${award.source}, whose parts make ${parts}`);
  }
  seats.forEach((seat, i) => {
    const own = awards.filter(({ award }) => award.seat === i && award.round !== 'final');
    const given = (marker: Marker): number =>
      sum(own.filter((one) => one.marker === marker).map(({ award }) => award.points));
    for (const marker of phase === 'over' ? [] : MARKERS)
      if (seat[marker] !== given(marker))
        wrong.push(`the ${marker} of seat ${i} is on ${seat[marker]}, not ${given(marker)}`);
    if (phase !== 'over' || !result) return;
    const counted = sum(final.filter((award) => award.seat === i).map(({ points }) => points));
    const total = given('scorer') + given('messenger') + counted;
    if (result.scores?.[i] !== total) wrong.push(`seat ${i} ends with ${result.scores?.[i]}, not ${total}`);
  });
  return wrong;
}
