// The drawn tiles: their curves cut out the fields of the tile data, every feature has room for a figure, and everything
// that counts is on the picture.

import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outlineFor, pictureOf, portraitOf } from '../board/art/gallery.ts';
import { cellOf, pour, SIDE } from '../board/art/grid.ts';
import { fieldOfHalves, type Kind, type Part, partsOf } from '../board/art/kind.ts';
import { drawnKind } from '../board/art/kinds.ts';
import { at, turn } from '../board/art/points.ts';
import { cathedral, inn, monastery } from '../board/art/props/buildings.ts';
import { garden } from '../board/art/props/nature.ts';
import { goodsRoundel, pennant } from '../board/art/props/signs.ts';
import { featureAt, type Regions, regionsOf } from '../board/art/regions.ts';
import { sceneOf, svgOf } from '../board/art/tile.ts';
import { hasArt, loadArt } from '../sets/art.ts';
import { kinds, sets } from '../tiles/index.ts';

const QUARTERS = [0, 1, 2, 3] as const;
const ids = sets.map(({ id }) => id);
const before = ids.filter((id) => hasArt([id]));
await loadArt(ids);
const drawn: readonly Kind[] = kinds.map(({ id }) => drawnKind(id));
const regions: readonly Regions[] = drawn.map(regionsOf);
const tags = (svg: string): number => svg.match(/<[a-z]/g)?.length ?? 0;
const times = (svg: string, part: string): number => svg.split(part).length - 1;

describe('what sets draw', () => {
  it.each(readdirSync(new URL('../sets/', import.meta.url)))(
    '%s: is loaded when it is asked for, if it has a file of its own',
    async (set) => {
      const hasFile = existsSync(new URL(`../sets/${set}/art.ts`, import.meta.url));
      expect([hasFile, ids.includes(set) && !before.includes(set), hasArt([set])]).toEqual([hasFile, hasFile, true]);
    },
  );
});

it.each(kinds.filter(({ features }) => features.some(({ princess }) => princess)).map(({ id }) => id))(
  '%s: the princess stands in her city',
  (id) => {
    const gown = /translate\(([\d.]+) ([\d.]+)\)'><ellipse[^>]*\/><path d='M-7 1C-5-5-3-9-2.4-12/;
    const drawing = sceneOf({ kind: drawnKind(id), quarters: 0, copy: 0, garden: false });
    const [, x, y] = gown.exec(drawing.draw('full')) ?? [];
    const city = kinds.find((kind) => kind.id === id)?.features.findIndex(({ princess }) => princess);
    expect(featureAt(drawing.regions, at(Number(x), Number(y) - 8))).toBe(city);
  },
);

/** Specks that the roundings of a grid leave in sharp corners, in cells of a quarter unit. */
const SPECK = 20;

/** Places along a half-edge, away from its ends and from what crosses the middle of the edge. */
const alongHalf = (half: number): readonly { readonly x: number; readonly y: number }[] =>
  [0.15, 0.3, 0.5, 0.7].map((share) => turn(at((half % 2) * 50 + 3 + share * 40 + (half % 2) * 4, 0.3), half >> 1));

/** Does a city pass over the others? */
const isBridge = (part: Part): boolean => part.type === 'city' && part.crosses;

describe('the curves of a tile', () => {
  it.each(drawn.map((kind, i) => [kind.id, i] as const))('%s: cut out the fields of its half-edges', (_, i) => {
    const kind = drawn[i] as Kind;
    const own = regions[i] as Regions;
    fieldOfHalves(kind).forEach((field, half) => {
      if (field < 0) return;
      for (const quarters of QUARTERS) {
        for (const point of alongHalf(half)) {
          expect(featureAt({ ...own, quarters }, turn(point, quarters))).toBe(field);
        }
      }
    });
  });

  it.each(drawn.map((kind, i) => [kind.id, i] as const))('%s: every feature is one piece of land', (_, i) => {
    const kind = drawn[i] as Kind;
    const hasBridge = kind.parts.some(isBridge);
    const { label } = regions[i] as Regions;
    // What a block covers is nobody's land.
    if (kind.covered.length === 0) expect([...label].filter((one) => one < 0).length).toBeLessThan(SPECK);
    kind.parts.forEach((part, feature) => {
      // An overpass and a bridge part the way below them; nothing else is parted.
      if (part.type === 'road' || part.type === 'river' || (hasBridge && !isBridge(part))) return;
      const land = label.map((one) => (one === feature ? -3 : 0));
      const pieces = new Array<number>(pour(land, -3)).fill(0);
      for (const one of land) if (one < -3) pieces[-4 - one] = (pieces[-4 - one] ?? 0) + 1;
      expect(pieces.filter((size) => size > SPECK)).toHaveLength(1);
    });
  });

  it('outlines run exactly along the edge of the tile where the feature leaves it', () => {
    for (const { id } of drawn) {
      for (const { feature, part } of partsOf(drawnKind(id), 'city')) {
        for (const quarters of QUARTERS) {
          const points = outlineFor(id, quarters, feature).flat();
          const onEdges = points.filter(({ x, y }) => x === 0 || y === 0 || x === 100 || y === 100);
          expect(onEdges.length).toBeGreaterThan(20 * part.edges.length);
        }
      }
    }
  });
});

describe('the pictures', () => {
  const scenes = drawn.flatMap((kind, i) =>
    QUARTERS.map((quarters) => ({
      kind,
      quarters,
      hasGarden: (kinds[i]?.gardenCopies ?? 0) > 0,
      scene: sceneOf({ kind, quarters, copy: 0, garden: (kinds[i]?.gardenCopies ?? 0) > 0 }),
    })),
  );

  it('every feature has a place for a figure inside it, however the tile lies', () => {
    for (const { kind, scene, hasGarden } of scenes) {
      kind.parts.forEach((part, feature) => {
        const spot = scene.spots[feature];
        expect(spot && featureAt(scene.regions, spot), `${kind.id} ${part.type} ${feature}`).toBe(feature);
      });
      expect(scene.spots).toHaveLength(kind.parts.length + (hasGarden ? 1 : 0));
    }
  });

  it('a garden lies in a field', () => {
    for (const { kind, scene, hasGarden } of scenes) {
      if (!hasGarden || !scene.garden) continue;
      expect(kind.parts[featureAt(scene.regions, scene.garden)]?.type, kind.id).toBe('field');
    }
  });

  it('everything that counts is drawn: pennants, goods, inns, cathedrals, monasteries, gardens', () => {
    for (const { kind, quarters, scene, hasGarden } of scenes) {
      for (const detail of ['full', 'plain'] as const) {
        const svg = scene.draw(detail);
        const cities = partsOf(kind, 'city').map(({ part }) => part);
        const name = `${kind.id} ${quarters} ${detail}`;
        const wanted = cities.reduce((sum, city) => sum + city.pennants, 0);
        expect(times(svg, pennant()), name).toBe(wanted);
        for (const city of cities) if (city.goods) expect(times(svg, goodsRoundel(city.goods)), name).toBe(1);
        expect(times(svg, cathedral()), name).toBe(cities.filter((city) => city.cathedral).length);
        expect(times(svg, inn()), name).toBe(partsOf(kind, 'road').filter(({ part }) => part.inn).length);
        for (const { part } of partsOf(kind, 'monastery'))
          expect(times(svg, part.building ?? monastery()), name).toBe(1);
        if (kind.landmark) expect(times(svg, kind.landmark), name).toBe(1);
        expect(times(svg, garden()), name).toBe(hasGarden ? 1 : 0);
      }
    }
  });

  it('are small: at most 205 shapes, and far fewer from afar', () => {
    const full = scenes.map(({ scene }) => tags(scene.draw('full')));
    const plain = scenes.map(({ scene }) => tags(scene.draw('plain')));
    expect(Math.max(...full)).toBeLessThanOrEqual(205);
    expect(plain.reduce((a, b) => a + b)).toBeLessThan(full.reduce((a, b) => a + b) * 0.65);
  });

  it('are well-formed and need no address of anything else', () => {
    for (const { scene } of scenes) {
      for (const detail of ['full', 'plain'] as const) {
        const open: string[] = [];
        const wrong: string[] = [];
        for (const [, close, name = '', self] of svgOf(scene.draw(detail)).matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
          if (!close && !self) open.push(name);
          else if (close && open.pop() !== name) wrong.push(name);
        }
        expect([open, wrong]).toEqual([[], []]);
        expect(scene.draw(detail)).not.toMatch(/NaN|undefined|href|url\(/);
      }
    }
  });

  it('the same tile is drawn the same everywhere, and copies differ', () => {
    const tile = { kind: 'base-D', rotation: 1, garden: false, copy: 0 };
    const again = sceneOf({ kind: drawnKind('base-D'), quarters: 1, copy: 0, garden: false });
    expect(decodeURIComponent(pictureOf(tile, 'full'))).toContain(again.draw('full'));
    expect(pictureOf({ ...tile, copy: 1 }, 'full')).not.toBe(pictureOf(tile, 'full'));
    expect(portraitOf(tile)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  it('the grid is as fine as two cells a unit', () => {
    expect([cellOf(at(0, 0)), cellOf(at(99.9, 99.9)), cellOf(at(100, 5))]).toEqual([0, SIDE * SIDE - 1, -1]);
  });
});
