// The board beside the rules: what is pointed at is what the rules mean, and only legal choices can be pointed at.

import { FastChance, Match, type OpenAsk, type OpenAskOf, sampleAnswer } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { layOf } from '../board/art/gallery.ts';
import { featureAt } from '../board/art/regions.ts';
import { anotherBy } from '../board/reading/another.ts';
import {
  type Asked,
  isAimedAlike,
  nextRotation,
  proposed,
  putsOf,
  spotsOf,
  standingAnswer,
} from '../board/reading/choices.ts';
import { featureUnder, standsAt } from '../board/reading/pointed.ts';
import { differentTurns } from '../board/reading/symmetry.ts';
import { type Laid, landOf, tileNumbered, tileOn } from '../board/scene.ts';
import { carcassonne } from '../rules/game.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { drawMessage } from './closing.ts';

/** Views of a match that is played by chance with everything in the box, every so many answers. */
function seen(seed: number, every: number): { readonly views: readonly View[]; readonly asks: readonly Asked[] } {
  const match = Match.start(carcassonne, {
    seats: 4,
    options: { sets: ['inns', 'traders', 'river'], abbot: true },
    fairness: { secret: 'a'.repeat(64), contributions: [String(seed), '2', '3', '4'] },
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(seed);
  const views: View[] = [];
  const asks: Asked[] = [];
  for (let i = 0; match.result === null; i++) {
    const ask = match.asks()[0] as OpenAsk;
    if (i % every === 0) {
      views.push(match.view(null) as object as View);
      asks.push(ask as object as Asked);
    }
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  views.push(match.view(null) as object as View);
  return { views, asks };
}

const { views, asks } = seen(7, 9);
const last = views.at(-1) as View;

/** The feature of the view that the picture shows at a point of a tile. */
const shownAt = (tile: Laid, x: number, y: number): number | undefined =>
  tile.features[featureAt(layOf(tile).regions, { x, y })];

describe('what is pointed at', () => {
  it('is the feature on which a figure would stand there', () => {
    const land = landOf(last.tiles);
    for (const tile of land.tiles) {
      tile.features.forEach((feature, segment) => {
        if (last.features[feature]?.type === 'river') return;
        const { x, y } = standsAt(tile, segment);
        expect(featureUnder(last, land, x, y), `${tile.kind} ${tile.rotation} segment ${segment}`).toBe(feature);
      });
    }
  });

  it('runs on across every edge as the rules join it', () => {
    const land = landOf(last.tiles);
    let compared = 0;
    for (const tile of land.tiles) {
      const [east, south] = [tileOn(land, tile.x + 1, tile.y), tileOn(land, tile.x, tile.y + 1)];
      // Away from corners, and from the banks of roads and rivers in the middle.
      for (const along of [12, 22, 32, 50, 68, 78, 88]) {
        if (east) expect(shownAt(tile, 99.7, along)).toBe(shownAt(east, 0.3, along));
        if (south) expect(shownAt(tile, along, 99.7)).toBe(shownAt(south, along, 0.3));
        compared += (east ? 1 : 0) + (south ? 1 : 0);
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('is nothing off the land', () => {
    const land = landOf(last.tiles);
    expect(featureUnder(last, land, 99_950, 50)).toBeNull();
  });

  it('figures of every position stand on their feature', () => {
    let figures = 0;
    for (const view of views) {
      const land = landOf(view.tiles);
      for (const { tile, segment, feature } of view.figures) {
        const laid = tileNumbered(land, tile);
        expect(laid && featureUnder(view, land, standsAt(laid, segment).x, standsAt(laid, segment).y)).toBe(feature);
        figures++;
      }
    }
    expect(figures).toBeGreaterThan(100);
  });
});

describe('choices on the board', () => {
  it('every spot and every turn it goes through is a legal choice, and every look of the tile is among them', () => {
    const placing = asks.filter((ask) => ask.kind === 'place');
    expect(placing.length).toBeGreaterThan(5);
    for (const ask of placing) {
      const kind = views[asks.indexOf(ask)]?.drawn?.kind ?? '';
      const legal = new Set(ask.from.map((choice) => JSON.stringify(choice)));
      const spots = spotsOf(ask, kind);
      for (const spot of spots) {
        let rotation = nextRotation(spot, 0, 'on');
        for (const _ of spot.rotations) {
          expect(legal).toContain(JSON.stringify({ x: spot.x, y: spot.y, rotation }));
          rotation = nextRotation(spot, rotation, 'after');
        }
      }
      for (const { x, y, rotation } of ask.from) {
        const turns = spots.find((spot) => spot.x === x && spot.y === y)?.rotations ?? [];
        expect(differentTurns(kind, [...turns, rotation])).toEqual(turns);
      }
    }
  });

  it('a tile that looks the same after a turn has one way less', () => {
    const all = [0, 1, 2, 3];
    expect(differentTurns('base-B', all)).toEqual([0]);
    expect(differentTurns('base-X', all)).toEqual([0]);
    expect(differentTurns('base-U', all)).toEqual([0, 1]);
    expect(differentTurns('base-H', all)).toEqual([0, 1]);
    expect(differentTurns('base-V', all)).toEqual(all);
    expect(differentTurns('base-D', all)).toEqual(all);
  });

  it('a spot with one way to lie stays as it is when it is tapped again', () => {
    expect(nextRotation({ x: 0, y: 0, rotations: [2] }, 2, 'after')).toBe(2);
    expect(nextRotation({ x: 0, y: 0, rotations: [1, 3] }, 2, 'on')).toBe(3);
  });

  it('figures are offered as the question offers them', () => {
    const ask = asks.find((one) => one.kind === 'figure' && one.from.length > 2) as Asked;
    expect(putsOf(ask)).toEqual(ask.from.filter((one) => typeof one === 'object' && one !== null && 'figure' in one));
    expect(putsOf(asks.find((one) => one.kind === 'place') ?? null)).toEqual([]);
  });
});

const ask = <K extends Asked['kind']>(
  kind: K,
  from: OpenAskOf<CarcassonneTypes, K>['from'],
  more: Partial<OpenAsk> = {},
): OpenAskOf<CarcassonneTypes, K> => {
  const made: object = { id: 1, seat: 1, kind, from, fallback: from[0] ?? null, ...more };
  return made as OpenAskOf<CarcassonneTypes, K>;
};

describe('a message', () => {
  const least = { message: 2, tile: 3, segment: 0 } as const;
  it('is proposed to be done when that is worth more, else the two points', () => {
    const about = (worth: number): Partial<OpenAsk> => ({ about: { message: 2, worth: [2, worth] } });
    expect(proposed(ask('message', ['points', least], about(7)))).toEqual(least);
    expect(proposed(ask('message', ['points', least], about(2)))).toBe('points');
    expect(proposed(ask('message', ['points', least], about(0)))).toBe('points');
  });

  it('R7: the follower on the map is marked whichever way it comes home, and to leave its points is not proposed', () => {
    const home = { message: 8, tile: 3, segment: 1 } as const;
    const left = { ...home, unscored: true } as const;
    expect([isAimedAlike(home, home), isAimedAlike(home, left)]).toEqual([true, true]);
    expect([isAimedAlike(home, { ...left, tile: 4 }), isAimedAlike(home, 'points')]).toEqual([false, false]);
    const worth = { about: { message: 8, worth: [2, 3, 0] } };
    expect(proposed(ask('message', ['points', home, left], worth))).toEqual(home);
  });

  it('with another tile, whose worth nobody knows, nothing is proposed', () => {
    const more = { about: { message: 4, worth: [2, null] } };
    expect(proposed(ask('message', ['points', { message: 4 }], more))).toBeNull();
  });
});

describe('a player who scores in the turn of another', () => {
  const move = ask('move', ['scorer', 'messenger']);
  it('walks with the figure they always walk with, and is asked in their own turn (M33)', () => {
    expect(standingAnswer(0, move, 'messenger')).toBe('messenger');
    expect(standingAnswer(1, move, 'messenger')).toBeNull();
    expect(standingAnswer(0, move, 'ask')).toBeNull();
    expect(standingAnswer(0, ask('place', []), 'scorer')).toBeNull();
    expect(standingAnswer(0, ask('move', ['scorer']), 'messenger')).toBeNull();
  });
});

describe('the card of a message', () => {
  /** The card lies open, the scoring meeple on 5 and the messenger on 13; the other stands on 15. */
  const card = (messages: 'hig' | 'zmg' | '2025') =>
    drawMessage(7, {
      options: { messages },
      track: [
        [3, 13],
        [15, 1],
      ],
    }).view;

  it('says by which figure its points bring another message', () => {
    expect(anotherBy(card('hig'), 0, 2)).toEqual({ figure: 'messenger', from: 13, to: 15 });
    expect(anotherBy(card('hig'), 0, 5)).toEqual({ figure: 'scorer', from: 5, to: 10 });
    expect(anotherBy(card('hig'), 0, 3)).toBeNull();
    expect(anotherBy(card('hig'), 0, null)).toBeNull();
  });

  it('promises none beside another’s figure by ZMG, and none at all in 2025', () => {
    expect(anotherBy(card('zmg'), 0, 2)).toBeNull();
    expect(anotherBy(card('2025'), 0, 2)).toBeNull();
  });
});
