// Where things stand on the table: seats, the wire, the way of the message, what is at stake.

import { describe, expect, it } from 'vitest';
import { letterOutcome, stackOutcome } from '../board/middle/outcome.ts';
import { type BoardScene, hopOf, isVoid, orderFrom, roleOf, stillToCome } from '../board/scene.ts';
import { ovalOf } from '../board/table/anchors.ts';
import { bowsBetween, restOf, wayOf } from '../board/table/travel.ts';
import { landing } from '../board/table/use-landing.ts';
import type { PendingView, View } from '../rules/view.ts';
import { say as en } from '../words/en/board/index.ts';
import { letter, person, viewOf } from './board-view.ts';

const NAMES = ['You', 'Ada', 'Teo', 'Lin', 'Mara'];
const five = (patch: Partial<View> = {}): View =>
  viewOf(
    [0, 1, 2, 3, 4].map(() => person()),
    patch,
  );
const sceneOf = (view: View): BoardScene => ({
  view,
  me: 0,
  order: orderFrom(0, view.seats.length),
  ask: null,
  over: false,
  you: view.me,
  replay: undefined,
  name: (seat) => NAMES[seat] ?? '',
});
const played = (by: number, as: PendingView['as'], to: number | null = null): PendingView => ({
  by,
  as,
  card: null,
  to,
  message: null,
});

describe('seats round the oval', () => {
  const sizes = [
    [890, 470],
    [816, 400],
    [700, 360],
    [1370, 650],
  ] as const;
  it.each([3, 4, 5, 6, 7, 8, 9])('%i dossiers never lie on each other', (seats) => {
    for (const [width, height] of sizes) {
      const { anchors, dossier } = ovalOf(seats, width, height);
      expect(anchors).toHaveLength(seats);
      for (const [i, a] of anchors.entries()) {
        expect(a.x - dossier.width / 2).toBeGreaterThanOrEqual(0);
        expect(a.x + dossier.width / 2).toBeLessThanOrEqual(width);
        for (const b of anchors.slice(i + 1)) {
          const apart = Math.abs(a.x - b.x) >= dossier.width || Math.abs(a.y - b.y) >= dossier.height;
          expect(apart, `${seats} seats at ${width} × ${height}`).toBe(true);
        }
      }
    }
  });

  it('my right neighbour sits at the lower right, and messages run anti-clockwise', () => {
    const { anchors } = ovalOf(7, 890, 470);
    const [me, right, second] = anchors;
    expect(right?.x).toBeGreaterThan(me?.x ?? 0);
    expect(second?.y).toBeLessThan(right?.y ?? 0);
  });

  it('with three seats the wire from the right to the left bends over the top', () => {
    const oval = ovalOf(3, 890, 470);
    const line = { oval, order: [0, 1, 2] };
    expect(bowsBetween(line, 1, 2)).toEqual([1, 2]);
    expect(Math.min(...wayOf(line, { from: 1, to: 2, straight: false }).map((one) => one.y))).toBeLessThan(100);
  });

  it.each([4, 5, 6])(
    'with %i seats the envelope before a player leaves the message in the middle to be read',
    (seats) => {
      for (const [width, height] of [[890, 460] as const, [1370, 650] as const]) {
        const oval = ovalOf(seats, width, height);
        const line = { oval, order: orderFrom(0, seats) };
        // The card of the message and its facts, between the piles.
        const read = {
          left: width / 2 - 140,
          right: width / 2 + 140,
          top: height * 0.52 - 70,
          bottom: height * 0.52 + 60,
        };
        for (let to = 0; to < seats; to++) {
          for (const moving of [true, false]) {
            const hop = { from: (to + 2) % seats, to, straight: true, moving, trail: [] };
            const { x, y } = restOf(line, hop, { width, height });
            const [halfX, halfY] = [oval.envelope.width / 2, oval.envelope.height / 2];
            const isOn =
              x + halfX > read.left && x - halfX < read.right && y + halfY > read.top && y - halfY < read.bottom;
            expect(isOn, `before ${to} at ${width} × ${height}`).toBe(false);
          }
        }
      }
    },
  );

  it('the envelope waits on the table for every hop of nine seats', () => {
    const room = { width: 890, height: 470 };
    const line = { oval: ovalOf(9, room.width, room.height), order: orderFrom(0, 9) };
    for (let from = 0; from < 9; from++) {
      for (const moving of [true, false]) {
        const at = restOf(line, { from, to: (from + 1) % 9, straight: false, moving, trail: [] }, room);
        expect(at.x).toBeGreaterThan(40);
        expect(at.x).toBeLessThan(850);
        expect(at.y).toBeGreaterThan(20);
        expect(at.y).toBeLessThan(460);
      }
    }
  });
});

describe('the way of the message', () => {
  it('goes along the wire from its sender, past the dead', () => {
    const view = five({ letter: letter({ from: 1, at: 4, route: [2] }) });
    const dead = { ...view, seats: view.seats.map((seat, i) => (i === 3 ? { ...seat, alive: false } : seat)) };
    expect(hopOf(dead)).toEqual({ from: 2, to: 4, straight: false, moving: true, trail: [1, 2] });
  });

  it('leaves the wire when it is oriented, intercepted or transferred', () => {
    expect(hopOf(five({ letter: letter({ stamp: 'OM', at: 3 }) }))?.straight).toBe(true);
    expect(hopOf(five({ letter: letter({ at: 3, route: [1] }) }))?.straight).toBe(true);
  });

  it('lies before the one whom it has reached', () => {
    const hop = hopOf(five({ phase: 'accept', letter: letter({ at: 2, stage: 'accept', route: [1, 2] }) }));
    expect(hop).toEqual({ from: 1, to: 2, straight: false, moving: false, trail: [0, 1] });
  });

  it('still has to come past these, and at last its sender', () => {
    expect(stillToCome(five({ letter: letter({ at: 1, next: 2 }) }))).toEqual([2, 3, 4, 0]);
    expect(stillToCome(five({ letter: letter({ stamp: 'OM', at: 3, next: 0 }) }))).toEqual([0]);
    expect(stillToCome(five({ letter: letter({ must: 'accept', next: null }) }))).toEqual([]);
  });

  it('once accepted it is shown open for a moment; declined or thrown away it is not', () => {
    const before = five({ phase: 'accept', letter: letter({ at: 2, stage: 'accept' }) });
    const card = { effect: 'trap', colour: 'black', stamp: 'CM' } as const;
    const row = [{ card, from: 0, cause: 'transmitted' } as const];
    const seats = before.seats.map((seat, i) => (i === 2 ? { ...seat, messages: row, black: 1 } : seat));
    expect(landing(before, { ...before, seats, letter: null })?.face).toEqual(card);
    expect(landing(before, { ...before, letter: null })).toBeNull();
  });

  it('says who does what', () => {
    expect(roleOf(five({ phase: 'play', active: 2 }), 2)).toBe('plays');
    expect(roleOf(five({ phase: 'accept', letter: letter({ at: 2, stage: 'accept' }) }), 2)).toBe('decides');
    expect(roleOf(five({ phase: 'transit', letter: letter() }), 0)).toBe('sent');
  });
});

describe('what happens if nobody answers', () => {
  it('the last card goes first: each voids the one before it', () => {
    const view = five({ stack: [played(1, 'lock-on', 2), played(2, 'counteract'), played(1, 'counteract')] });
    expect([0, 1, 2].map((place) => isVoid(view, place))).toEqual([false, true, false]);
    expect(stackOutcome(sceneOf(view), en)).toBe('Teo must accept what arrives.');
  });

  it('an Intercept that is countered lets the message go on', () => {
    const stack = [played(2, 'intercept'), played(3, 'counteract')];
    const view = five({ stack, letter: letter({ at: 0, from: 4 }) });
    expect(stackOutcome(sceneOf(view), en)).toBe('Intercept is countered, the message goes on to you.');
  });

  it('a Trap on somebody locked changes nothing', () => {
    const view = five({ stack: [played(1, 'trap', 2)] });
    const seats = view.seats.map((seat, i) => (i === 2 ? { ...seat, locked: true } : seat));
    expect(stackOutcome(sceneOf({ ...view, seats }), en)).toBe('Teo stays locked: Lock On is stronger.');
  });

  it('a message before somebody: free, locked, trapped', () => {
    const lies = (must: 'accept' | 'decline' | null): string =>
      letterOutcome(sceneOf(five({ letter: letter({ stage: 'arrival', must }) })), en);
    expect(lies(null)).toBe('Ada accepts it, or it goes on to Teo.');
    expect(lies('accept')).toBe('Ada is locked and must accept it.');
    expect(lies('decline')).toBe('Ada is trapped: it goes on to Teo.');
  });
});
