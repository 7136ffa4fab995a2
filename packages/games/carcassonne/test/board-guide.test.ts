// The guided game: it can be played to its end by the real rules, and says of each step what really happens.

import { same } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { broughtBy, positionAt, STEPS } from '../board/guide/script.ts';
import { YOU } from '../board/guide/table.ts';
import { spotsOf } from '../board/reading/choices.ts';
import { say as guide } from '../words/en/board/guide.ts';
import { english } from '../words/en/index.ts';

const at = (id: (typeof STEPS)[number]['id']): number => STEPS.findIndex((step) => step.id === id);
const name = (seat: number): string => guide.names[seat] ?? '';

describe('the guided game', () => {
  it('has words for every step, and a task and a hint for every question', () => {
    expect(STEPS.map(({ id }) => id)).toEqual(Object.keys(guide.steps));
    for (const { id, want } of STEPS) {
      const { task, hint } = guide.steps[id];
      expect([task === undefined, hint === undefined]).toEqual([want === undefined, want === undefined]);
    }
  });

  it('asks the reader, and what is wanted can be pointed at', () => {
    STEPS.forEach(({ want }, step) => {
      const { ask, view } = positionAt(step);
      if (want === undefined) return;
      expect(ask?.seat).toBe(YOU);
      expect(ask?.from.some((choice) => same(choice, want))).toBe(true);
      if (ask?.kind !== 'place') return;
      const spots = spotsOf(ask, view.drawn?.kind ?? '');
      expect(spots.some(({ x, y, rotations }) => rotations.some((rotation) => same({ x, y, rotation }, want)))).toBe(
        true,
      );
    });
  });

  it('shows before the junction is laid that it closes the road and brings a message', () => {
    const step = at('close');
    const { ask, view } = positionAt(step);
    const want = STEPS[step]?.want;
    if (!ask || want === undefined) throw new Error('nothing is asked');
    const preview = { events: broughtBy(step, want), ends: false, wins: false };
    expect(english.preview?.(preview, want, ask, view, name)).toEqual([
      'Closes your road: 4 points, 11 → 15, brings a message',
    ]);
  });

  it('tells what Ada did, and draws the message of which it speaks', () => {
    const { told, seen } = positionAt(at('others'));
    expect(told.slice(seen).map((event) => english.event(event, name, YOU))).toEqual([
      'Ada lays a city edge, with a knight.',
      'Ada scores 4 for a city of 2 tiles: scoring meeple 9 to 13.',
    ]);
    expect(positionAt(at('message')).view.messages?.current).toMatchObject({ message: 3, seat: YOU });
    expect(positionAt(at('message')).ask).toMatchObject({ about: { worth: [2, 4] } });
  });

  it('ends with the last tile, and the reader wins', () => {
    const { view } = positionAt(at('end'));
    expect(view.result).toMatchObject({ winners: [YOU], scores: [35, 26] });
    expect(view.final.length).toBeGreaterThan(3);
  });
});
