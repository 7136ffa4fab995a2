// The map: where the camera goes, what the keys reach, where cards and rings find room, and what is drawn sharply.

import { describe, expect, it } from 'vitest';
import { movedApart } from '../board/map/apart.ts';
import { type Box, brought, fitted, kept, LEAST, MOST, panned, toWorld, zoomed } from '../board/map/camera.ts';
import { cellBox, toLay, toSee } from '../board/map/looking.ts';
import { nearestTowards } from '../board/map/roving.ts';
import { type Sharpness, sharper, withMissing } from '../board/map/sharpness.ts';
import { beside } from '../board/reading/beside.ts';
import { boundsOf, landOf } from '../board/scene.ts';
import type { TileView } from '../rules/view.ts';

const SCREEN = { width: 390, height: 500 };
const NO_MARGIN: Box = { left: 0, top: 0, right: 0, bottom: 0 };

describe('the camera', () => {
  it('what lies under the fingers stays under them while they zoom', () => {
    const camera = { x: 30, y: -40, k: 0.8 };
    const before = toWorld(camera, 120, 200);
    const after = toWorld(zoomed(camera, 1.7, { x: 120, y: 200 }), 120, 200);
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 6), expect.closeTo(before.y, 6)]);
  });

  it('never comes closer or goes farther than a tile can be read', () => {
    const camera = { x: 0, y: 0, k: 1 };
    expect(zoomed(camera, 100, { x: 0, y: 0 }).k).toBe(MOST);
    expect(zoomed(camera, 0.001, { x: 0, y: 0 }).k).toBe(LEAST);
  });

  it('shows all of a land inside the margin', () => {
    const land: Box = { left: -100, top: -200, right: 400, bottom: 500 };
    const margin: Box = { left: 10, top: 50, right: 10, bottom: 90 };
    const { x, y, k } = fitted(land, SCREEN, margin, 1);
    expect(x + land.left * k).toBeGreaterThanOrEqual(9.99);
    expect(y + land.top * k).toBeGreaterThanOrEqual(49.99);
    expect(x + land.right * k).toBeLessThanOrEqual(380.01);
    expect(y + land.bottom * k).toBeLessThanOrEqual(410.01);
  });

  it('cannot be dragged so far that no land is left in sight', () => {
    const land: Box = { left: 0, top: 0, right: 300, bottom: 300 };
    for (const [dx, dy] of [
      [9999, 0],
      [-9999, 0],
      [0, 9999],
      [0, -9999],
    ] as const) {
      const { x, y, k } = kept(panned({ x: 0, y: 0, k: 1 }, dx, dy), land, SCREEN);
      expect(x + land.right * k).toBeGreaterThan(40);
      expect(y + land.bottom * k).toBeGreaterThan(40);
      expect(x + land.left * k).toBeLessThan(SCREEN.width - 40);
      expect(y + land.top * k).toBeLessThan(SCREEN.height - 40);
    }
  });

  it('moves only as far as needed to bring a tile into sight', () => {
    const camera = { x: 0, y: 0, k: 1 };
    const seen: Box = { left: 100, top: 100, right: 200, bottom: 200 };
    expect(brought(camera, seen, SCREEN, NO_MARGIN)).toEqual(camera);
    const outside: Box = { left: 380, top: 100, right: 480, bottom: 200 };
    expect(brought(camera, outside, SCREEN, NO_MARGIN)).toEqual({ x: -90, y: 0, k: 1 });
  });
});

describe('the camera belongs to whoever looks', () => {
  const margin = NO_MARGIN;
  const now = { x: 0, y: 0, k: 1 };
  const whole = { x: 50, y: 60, k: 0.5 };
  const near = cellBox({ x: 1, y: 1 });
  const outside = cellBox({ x: 6, y: 1 });
  const farther = cellBox({ x: 30, y: 1 });

  it('to lay a tile it stays while all spots are in sight', () => {
    expect(toLay({ now, screen: SCREEN, margin, whole }, [near])).toBe(now);
    expect(toLay({ now, screen: SCREEN, margin, whole: null }, [near])).toBe(now);
  });

  it('shows all spots to somebody who never moved it, and stays for somebody who did', () => {
    expect(toLay({ now, screen: SCREEN, margin, whole }, [near, outside])).toBe(whole);
    expect(toLay({ now, screen: SCREEN, margin, whole: null }, [near, outside])).toBe(now);
  });

  it('moves to the nearest spot, with the same zoom, only when none is in sight', () => {
    expect(toLay({ now, screen: SCREEN, margin, whole: null }, [farther, outside])).toEqual({ x: -310, y: 0, k: 1 });
  });

  it('does not move for a tile that is in sight, and never zooms to one that is not', () => {
    expect(toSee({ now, screen: SCREEN, margin }, near)).toBe(now);
    expect(toSee({ now, screen: SCREEN, margin }, outside)).toEqual({ x: -310, y: 0, k: 1 });
  });

  it('does not move for what is larger than the screen and fills it already', () => {
    expect(toSee({ now, screen: SCREEN, margin }, { left: -500, top: -500, right: 1500, bottom: 1500 })).toBe(now);
  });
});

describe('arrow keys among spots', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 3 },
    { x: -1, y: 0 },
  ];
  it('go to the nearest one in their direction and stay where there is none', () => {
    expect(nearestTowards('ArrowRight', { x: 0, y: 0 }, spots)).toEqual({ x: 2, y: 0 });
    expect(nearestTowards('ArrowDown', { x: 0, y: 0 }, spots)).toEqual({ x: 1, y: 3 });
    expect(nearestTowards('ArrowUp', { x: 0, y: 0 }, spots)).toBeNull();
    expect(nearestTowards('Enter', { x: 0, y: 0 }, spots)).toBeNull();
  });

  it('reach every spot from every other', () => {
    const cells = Array.from({ length: 40 }, (_, i) => ({ x: (i * 7) % 11, y: (i * 5) % 13 }));
    const reached = new Set([cells[0]]);
    for (const cell of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = cell && nearestTowards(key, cell, cells);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(cells.length);
  });
});

describe('rings and cards', () => {
  it('rings for a thumb are moved apart', () => {
    const moved = movedApart(
      [
        { x: 50, y: 50 },
        { x: 52, y: 50 },
        { x: 50, y: 50 },
      ],
      23,
    );
    moved.forEach((a, i) => {
      for (const b of moved.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(22.5);
    });
  });

  it('a card never covers what it speaks of while there is room beside it', () => {
    const card = { width: 200, height: 120 };
    const screen = { width: 800, height: 600 };
    for (let left = 0; left <= 600; left += 50) {
      for (let top = 0; top <= 450; top += 50) {
        const about: Box = { left, top, right: left + 200, bottom: top + 150 };
        const place = beside(about, card, screen, NO_MARGIN);
        const apart =
          place.left >= about.right ||
          place.left + card.width <= about.left ||
          place.top >= about.bottom ||
          place.top + card.height <= about.top;
        expect(apart).toBe(true);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + card.width).toBeLessThanOrEqual(screen.width);
        expect(place.top + card.height).toBeLessThanOrEqual(screen.height);
      }
    }
  });
});

const tile = (number: number, x: number, y: number, kind: string, rotation = 0): TileView => ({
  tile: number,
  x,
  y,
  kind,
  edges: '',
  rotation,
  garden: false,
  seat: null,
  features: [],
});

describe('the land', () => {
  // Two caps facing each other make one small city; a third tile lies beside them.
  const land = landOf([tile(0, 0, 0, 'base-E', 2), tile(1, 0, 1, 'base-E'), tile(2, 1, 1, 'base-U')]);

  it('houses stand on the edge that two parts of a city share, and a tower on each corner where walls end', () => {
    expect(land.seams.map(({ x, y, upright }) => [x, y, upright])).toEqual([[50, 100, false]]);
    expect(land.towers).toEqual([
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ]);
  });

  it('is drawn from north to south, and copies of a kind differ', () => {
    expect(land.tiles.map(({ tile: number }) => number)).toEqual([0, 1, 2]);
    expect(land.tiles.map(({ copy }) => copy)).toEqual([0, 1, 0]);
    expect(boundsOf([{ x: -2, y: 3 }], 1)).toEqual({ left: -300, top: -100, right: 200, bottom: 500 });
  });

  it('becomes sharp a few tiles at a time where it is in sight, and plain from afar', () => {
    const wide = landOf(Array.from({ length: 100 }, (_, i) => tile(i, i % 10, Math.floor(i / 10), 'base-V')));
    const grow = (from: Sharpness, camera: { x: number; y: number; k: number }): Sharpness[] => {
      const steps = [from];
      for (;;) {
        const last = steps.at(-1) as Sharpness;
        const screen = { width: 300, height: 300 };
        const missing = withMissing(last, wide, camera, screen);
        const next = missing === last ? sharper(last, wide, camera, screen) : missing;
        if (next === last) return steps;
        steps.push(next);
      }
    };
    const close = grow({ shown: new Set(), full: new Set() }, { x: 0, y: 0, k: 1 });
    const end = close.at(-1) as Sharpness;
    expect(end.shown.size).toBe(100);
    expect(end.full.size).toBeGreaterThanOrEqual(9);
    expect(end.full.size).toBeLessThan(30);
    // What is in sight comes first, and at once in full.
    expect(close[0]?.full.size).toBe(close[0]?.shown.size);
    for (let i = 1; i < close.length; i++) {
      expect((close[i]?.shown.size ?? 0) - (close[i - 1]?.shown.size ?? 0)).toBeLessThanOrEqual(12);
    }
    expect(grow(end, { x: 0, y: 0, k: 0.3 }).at(-1)?.full.size).toBe(0);
  });
});
