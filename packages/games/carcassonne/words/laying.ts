// What a tile would do where it is tried: which roads and cities it starts, extends, joins or closes, and whose they are.
// Everything here is seen on the table.

import type { PlaceChoice } from '../rules/choices.ts';
import type { FeatureView, View } from '../rules/view.ts';
import { kindOf } from '../tiles/known.ts';
import { EDGES } from '../tiles/schema.ts';

interface Change {
  readonly type: FeatureView['type'];
  /** What was there before and becomes one with the tile. */
  readonly before: readonly FeatureView[];
  readonly tiles: number;
  readonly open: number;
  /** Who has the most figures there, alone or tied. */
  readonly leaders: readonly number[];
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A building is complete with its own tile and eight others. */
export const AROUND = 9;

/** Roads, cities and buildings that the drawn tile would change; fields and rivers are left out. */
export function changesBy(view: View, at: PlaceChoice): readonly Change[] {
  const { drawn } = view;
  const doc = drawn && kindOf(drawn.kind);
  if (!doc) return [];
  const groups: Group[] = [];
  const parts = doc.features.flatMap(({ type, edges = [], sharedEdges = [] }) => {
    const sides = [...edges, ...sharedEdges].map((edge) => (EDGES.indexOf(edge) + at.rotation) & 3);
    return type === 'road' || type === 'city' ? [{ type, sides }] : [];
  });
  if (at.bridge?.x === at.x && at.bridge.y === at.y)
    parts.push({ type: 'road', sides: at.bridge.axis === 'NS' ? [0, 2] : [1, 3] });
  for (const { type, sides } of parts) {
    const group = groupAt(view, at, type, sides);
    // Two segments of the tile that meet in the same feature are one.
    const same = groups.find(
      (one) => one.type === type && [...group.before].some((feature) => one.before.has(feature)),
    );
    if (!same) groups.push(group);
    else {
      for (const feature of group.before) same.before.add(feature);
      same.fresh += group.fresh;
      for (const end of group.used) same.used.add(end);
    }
  }
  const starts = [
    ...(drawn.monastery ? ['monastery' as const] : []),
    ...(drawn.garden && view.options.abbot ? ['garden' as const] : []),
  ];
  return [
    ...groups.map(changeOf),
    ...starts.map((type) => ({
      type,
      before: [],
      tiles: around(view, at),
      open: AROUND - around(view, at),
      leaders: [],
    })),
    ...Object.values(view.features)
      .filter((feature) => isMissing(feature, at))
      .map((feature) => grown(feature)),
  ];
}

interface Group {
  readonly type: 'road' | 'city';
  readonly before: Set<FeatureView>;
  /** Ends into the open that the tile adds, and ends of the land that it takes up. */
  fresh: number;
  readonly used: Set<string>;
}

function groupAt(view: View, { x, y, bridge }: PlaceChoice, type: Group['type'], sides: readonly number[]): Group {
  const group: Group = { type, before: new Set(), fresh: 0, used: new Set() };
  for (const side of sides) {
    const edge = (side + 2) & 3;
    // Two cities may share the edge.
    const met = Object.entries(view.features).filter(
      ([, one]) => one.type === type && one.open.some((end) => end.x === x && end.y === y && end.edge === edge),
    );
    for (const [number, one] of met) {
      group.before.add(one);
      group.used.add(`${number} ${edge}`);
    }
    const [dx, dy] = STEPS[side] ?? [0, 0];
    // A bridge over the next tile leads on.
    const leadsOn = bridge !== undefined && bridge.x === x + dx && bridge.y === y + dy;
    if (met.length === 0 && (leadsOn || !isLaid(view, x + dx, y + dy))) group.fresh++;
  }
  return group;
}

function changeOf({ type, before: met, fresh, used }: Group): Change {
  const before = [...met];
  const sum = (count: (feature: FeatureView) => number): number => before.reduce((all, one) => all + count(one), 0);
  return {
    type,
    before,
    tiles: 1 + sum(({ tiles }) => tiles),
    open: fresh - used.size + sum(({ open }) => open.length),
    leaders: leadersOf(before),
  };
}

const isLaid = ({ tiles }: View, x: number, y: number): boolean => tiles.some((tile) => tile.x === x && tile.y === y);

const around = ({ tiles }: View, { x, y }: PlaceChoice): number =>
  1 + tiles.filter((tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1).length;

/** The cell is one that a building still needs. */
const isMissing = ({ open }: FeatureView, { x, y }: PlaceChoice): boolean =>
  open.some((end) => end.edge < 0 && end.x === x && end.y === y);

function grown(feature: FeatureView): Change {
  const open = feature.open.length - 1;
  return { type: feature.type, before: [feature], tiles: AROUND - open, open, leaders: leadersOf([feature]) };
}

/** Of those who are tied the ones on a hill, if there are any. */
function leadersOf(features: readonly FeatureView[]): readonly number[] {
  const strengths = new Map<number, number>();
  const owners = features.flatMap((feature) => feature.owners);
  for (const { seat, strength } of owners) strengths.set(seat, (strengths.get(seat) ?? 0) + strength);
  const most = Math.max(0, ...strengths.values());
  const leaders = most === 0 ? [] : [...strengths].flatMap(([seat, strength]) => (strength === most ? [seat] : []));
  const high = leaders.filter((leader) => owners.some(({ seat, hill }) => seat === leader && hill === true));
  return leaders.length > 1 && high.length > 0 ? high : leaders;
}
