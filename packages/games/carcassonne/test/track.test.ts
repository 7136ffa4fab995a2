// The score track: which space is which, where it is drawn, and where figures stand on it.

import { describe, expect, it } from 'vitest';
import { hopped, isDark, plateOf, SPACES, sameSpace, spaceOf, stepsOf } from '../board/track/circuit.ts';
import { type Box, borderBox, spotsIn, stripBox, stripStart, THICK } from '../board/track/layout.ts';

const ALL = Array.from({ length: SPACES }, (_, space) => space);
const W = 892;
const H = 720;

describe('the circuit', () => {
  it('every fifth space is dark, 0 among them, on every lap', () => {
    expect(ALL.filter(isDark)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
    expect([50, 52, 100, 135].map(isDark)).toEqual([true, false, true, true]);
  });

  it('a total of 60 stands on the space of 10, with a plate of 50', () => {
    expect([spaceOf(60), plateOf(60), plateOf(49), plateOf(107)]).toEqual([10, 50, 0, 100]);
    expect([sameSpace(60, 10), sameSpace(60, 60), sameSpace(12, 11)]).toEqual([true, true, false]);
  });

  it('a walk comes by every space between, also over the end of the lap', () => {
    expect(stepsOf(48, 51)).toEqual([48, 49, 50, 51]);
    expect(stepsOf(7, 7)).toEqual([7]);
  });
});

describe('the border', () => {
  const boxes = ALL.map((space) => borderBox(space, W, H));

  it('covers the frame once: 15 along the top, 10 down, 15 back, 10 up', () => {
    const area = boxes.reduce((sum, { w, h }) => sum + w * h, 0);
    expect(area).toBeCloseTo(W * H - (W - 2 * THICK) * (H - 2 * THICK), 6);
    const at = (space: number): [number, number] => [boxes[space]?.x ?? -1, boxes[space]?.y ?? -1];
    expect(at(0)).toEqual([0, 0]);
    expect(at(15)).toEqual([W - THICK, THICK]);
    expect(boxes[25]).toMatchObject({ x: W - W / 15, y: H - THICK });
    expect(boxes[39]?.x).toBeCloseTo(0, 6);
    expect(boxes[49]?.y).toBeCloseTo(THICK, 6);
  });

  it('each space lies beside the one before', () => {
    for (const space of ALL) expect(touch(boxes[space], boxes[(space + 1) % SPACES])).toBe(true);
  });

  it.each([1, 2, 5, 12])('%i figures stand inside one space', (count) => {
    for (const box of [boxes[0], boxes[17], stripBox(3, 0)]) {
      if (!box) throw new Error('no such space');
      const spots = spotsIn(box, count);
      expect(spots).toHaveLength(count);
      for (const { x, y, size } of spots) {
        expect(size).toBeGreaterThan(5);
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.w);
        expect(y - size).toBeGreaterThanOrEqual(box.y);
        expect(y).toBeLessThanOrEqual(box.y + box.h);
      }
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });
});

function touch(a: Box | undefined, b: Box | undefined): boolean {
  const slack = 1e-6;
  return (
    a !== undefined &&
    b !== undefined &&
    a.x <= b.x + b.w + slack &&
    b.x <= a.x + a.w + slack &&
    a.y <= b.y + b.h + slack &&
    b.y <= a.y + a.h + slack
  );
}

describe('the strip', () => {
  it('begins at 0, or in the middle of the lap when a figure walks over its end', () => {
    expect([stripStart(23, 25), stripStart(47, 52), stripStart(98, 103)]).toEqual([0, 25, 25]);
    expect(stripBox(47, 25).x).toBeLessThan(stripBox(2, 25).x);
  });
});

describe('the walk', () => {
  it('goes hop by hop to the end, in less than ten hops, and never backwards step by step', () => {
    let now: Readonly<Record<string, number>> = { a: 3, b: 30 };
    const ends = { a: 21, b: 12, c: 4 };
    const seen = [now.a];
    for (let i = 0; i < 10; i++) {
      now = hopped(now, ends);
      seen.push(now.a);
    }
    expect(now).toEqual(ends);
    expect(seen).toEqual([...seen].sort((a = 0, b = 0) => a - b));
    expect(hopped({ a: 30 }, { a: 12 })).toEqual({ a: 12 });
  });
});
