// Where things stand in a chart: lines of the grid, labels that do not touch, paths.

/** How far the lines of a grid may stand apart, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const WHOLE_STEPS = [1, 2, 3, 4, 5, 10];

/** Round values from below the least to above the most, about four steps of them; whole ones are for what is counted. */
export function gridOf(least: number, most: number, whole: boolean): readonly number[] {
  const rough = Math.max(whole ? 1 : 1e-9, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ((rough < 1 ? STEPS : WHOLE_STEPS).find((one) => one * power >= rough * 0.999) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** Moves places apart until they are `gap` from each other, within bounds as far as there is room; same order as given. */
export function spread(places: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number) || a - b);
  const out = [...places];
  let before = least - gap;
  for (const i of order) {
    out[i] = Math.max(places[i] as number, before + gap);
    before = out[i] as number;
  }
  let after = most + gap;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i] as number, after - gap);
    after = out[i] as number;
  }
  return out;
}

/** Which of so many points have a label when only so many have room: the first, the last, and every so many between. */
export function labelled(count: number, room: number): readonly number[] {
  const every = [1, 2, 3, 5, 10, 20, 50, 100].find((one) => count / one <= room) ?? count;
  const last = count - 1;
  return Array.from({ length: count }, (_, i) => i).filter(
    (i) => i === 0 || i === last || (i % every === 0 && last - i >= every / 2),
  );
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Through all spots; a gap where there is none. Steps keep a value until the next one comes. */
export function pathOf(spots: readonly (Spot | null)[], steps = false): string {
  let path = '';
  let before: Spot | null = null;
  for (const spot of spots) {
    if (spot) path += before ? `${steps ? `L${at({ x: spot.x, y: before.y })}` : ''}L${at(spot)}` : `M${at(spot)}`;
    before = spot;
  }
  return path;
}

/** What lies between two lines, where both are. */
export function areaOf(upper: readonly (Spot | null)[], lower: readonly (Spot | null)[]): string {
  const path: string[] = [];
  let top: Spot[] = [];
  let bottom: Spot[] = [];
  const close = (): void => {
    if (top.length > 1) path.push(`M${[...top, ...bottom.reverse()].map(at).join('L')}Z`);
    top = [];
    bottom = [];
  };
  for (const [i, one] of upper.entries()) {
    const other = lower[i];
    if (one && other) {
      top.push(one);
      bottom.push(other);
    } else close();
  }
  close();
  return path.join('');
}

/** The index of the place that is nearest. */
export const nearest = (places: readonly number[], to: number): number =>
  places.reduce((best, place, i) => (Math.abs(place - to) < Math.abs((places[best] as number) - to) ? i : best), 0);
