// Editions of The Messages: scenarios Z of the rulings, and the rules of 2025.

import { describe, expect, it } from 'vitest';
import type { Edition } from '../rules/options.ts';
import { words } from '../words/en/index.ts';
import { type Position, Scenario } from './scenario.ts';

function closeRoad(messages: Edition, more: Partial<Position> = {}): Scenario {
  return new Scenario({
    start: 'base-W',
    next: ['base-A'],
    ...more,
    options: { messages, ...more.options },
    figures: [[0, 'meeple', 0, 0, 0], ...(more.figures ?? [])],
  }).lay(1, 0, 1);
}

const drawn = (game: Scenario): number => game.told('message').length;

describe('beside another figure (ZMG: no message)', () => {
  it('Z1: an opponent on 10 keeps the message away by ZMG, not by HiG', () => {
    const track = [
      [8, 0],
      [10, 0],
    ] as const;
    const zmg = closeRoad('zmg', { track }).move('scorer');
    expect(drawn(zmg)).toBe(0);
    expect(zmg.told('blocked')).toEqual([{ kind: 'blocked', seat: 0, space: 10 }]);
    expect(drawn(closeRoad('hig', { track }).move('scorer'))).toBe(1);
  });

  it('Z1: the question does not promise a message where an opponent stands', () => {
    const track = [
      [8, 0],
      [10, 0],
    ] as const;
    const label = (game: Scenario): string =>
      words.choice('scorer', game.ask(), game.view as never, (seat) => `P${seat}`);
    expect(label(closeRoad('zmg', { track }))).toBe('Scoring meeple 8 → 10, a dark space, but not alone on it');
    expect(label(closeRoad('hig', { track }))).toBe('Scoring meeple 8 → 10, brings a message');
  });

  it('others choose one after the other by ZMG, where it matters, and all at once by HiG', () => {
    const figures = [
      [1, 'meeple', 0, 0, 0],
      [2, 'meeple', 0, 0, 0],
    ] as const;
    const asked = (edition: Edition): string[] => closeRoad(edition, { seats: 3, figures }).move('scorer').asked;
    expect(asked('zmg')).toEqual(['1 move']);
    expect(asked('hig')).toEqual(['1 move', '2 move']);
  });

  it('Z2: an opponent’s messenger on 60 stands on the same space', () => {
    const track = [
      [8, 0],
      [0, 60],
    ] as const;
    expect(drawn(closeRoad('zmg', { track }).move('scorer'))).toBe(0);
    expect(drawn(closeRoad('2025', { track }).move('scorer'))).toBe(1);
  });

  it('Z4: an opponent who lands there in the same round counts: it is tested when the round closes', () => {
    const track = [
      [3, 0],
      [1, 3],
    ] as const;
    const game = closeRoad('zmg', { track, figures: [[1, 'meeple', 0, 0, 0]] });
    game.move('scorer', 0).move('messenger', 1);
    expect(drawn(game)).toBe(0);
    const apart = closeRoad('zmg', { track, figures: [[1, 'meeple', 0, 0, 0]] });
    apart.move('scorer', 0).move('scorer', 1);
    expect(drawn(apart)).toBe(1);
  });

  it('the own second figure does not block', () => {
    const game = closeRoad('zmg', {
      track: [
        [3, 5],
        [1, 1],
      ],
    });
    expect(drawn(game.move('scorer'))).toBe(1);
  });
});

describe('message 8 without a majority', () => {
  it.each([
    ['zmg', 4],
    ['hig', 0],
    ['2025', 0],
  ] as const)('by %s it gives %i', (edition, points) => {
    const game = closeRoad(edition, {
      track: [
        [3, 0],
        [1, 1],
      ],
      messages: [8],
      tiles: [
        ['base-U', -1, 0, 1],
        ['base-U', -2, 0, 1],
        ['base-U', -3, 0, 1],
      ],
      figures: [
        [0, 'meeple', 0, 0, 2],
        [1, 'meeple', -1, 0, 0],
        [1, 'meeple', -2, 0, 0],
      ],
    }).move('scorer');
    expect(game.view.messages?.current?.choices[1]?.points).toBe(points);
  });
});

describe('R7: message 8 without its points', () => {
  const road: Partial<Position> = {
    messages: [8],
    track: [
      [3, 0],
      [1, 1],
    ],
    tiles: [
      ['base-U', -1, 0, 1],
      ['base-U', -2, 0, 1],
    ],
    figures: [[0, 'meeple', 0, 0, 2]],
  };
  const home = { message: 8, tile: 0, segment: 2 } as const;

  it('R7: by Z-Man the follower may come home without being scored', () => {
    const game = closeRoad('zmg', road).move('scorer');
    expect(game.view.messages?.current?.choices).toEqual([
      { choice: 'points', points: 2 },
      { choice: home, points: 3 },
      { choice: { ...home, unscored: true }, points: 0 },
    ]);
    const label = words.choice({ ...home, unscored: true }, game.ask(), game.view as never, (seat) => `P${seat}`);
    expect(label).toBe('No points: highwayman comes home');
    game.message({ ...home, unscored: true });
    expect(game.asked).toEqual(['1 place']);
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 0, supply: { meeple: 7 } });
    expect(game.told('resolves')).toMatchObject([{ message: 8, how: 'action', points: 0 }]);
    expect(game.told('returns')).toMatchObject([{ seat: 0, figure: 'meeple', tile: 0 }]);
  });

  it.each(['hig', '2025'] as const)('R7: by %s the points are not left', (edition) => {
    const game = closeRoad(edition, road).move('scorer');
    expect(game.view.messages?.current?.choices).toHaveLength(2);
    expect(game.refuse({ ...home, unscored: true }).reason).toBe('The message on the table does not offer that.');
  });

  it('R7: what is worth nothing is offered once', () => {
    const farmer = closeRoad('zmg', { ...road, figures: [[0, 'meeple', 0, 0, 3]] }).move('scorer');
    expect(farmer.view.messages?.current?.choices.slice(1).map(({ points }) => points)).toEqual([0]);
  });
});

describe('the merge before the last count', () => {
  it.each([
    ['zmg', 'scorer', 12, 0],
    ['hig', 'messenger', 0, 12],
  ] as const)('Z6: by %s the %s carries the sum, and totals are equal', (edition, marker, scorer, messenger) => {
    const game = new Scenario({
      options: { messages: edition },
      track: [
        [4, 8],
        [0, 0],
      ],
      next: ['base-U'],
      last: true,
    });
    game.lay(0, 1, 1);
    expect(game.told('merges')[0]).toEqual({ kind: 'merges', seat: 0, marker, total: 12 });
    expect(game.seat(0)).toMatchObject({ scorer, messenger, score: 12 });
    expect(game.match.result?.scores).toEqual([12, 0]);
  });
});

describe('the rules of 2025', () => {
  const both: Partial<Position> = {
    start: 'base-W',
    tiles: [
      ['base-U', 1, 0, 1],
      ['base-B', 1, -1],
      ['base-E', 2, -1, 2],
    ],
    figures: [[0, 'meeple', 2, -1, 0]],
    next: ['base-L'],
  };

  it('only one of the two figures moves in a turn: a player who moved one is not asked again', () => {
    const game = new Scenario({
      ...both,
      figures: [[0, 'meeple', 0, 0, 0], ...(both.figures ?? [])],
      options: { messages: '2025' },
      track: [[1, 2]],
      next: ['base-L'],
    });
    game.lay(2, 0, 0).move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 1, messenger: 9 });
    expect(game.asked).toEqual(['1 place']);
  });

  it('the tile of message 4 is a turn of its own: the other figure may move in it', () => {
    const game = closeRoad('2025', {
      messages: [4],
      next: ['base-A', 'base-A'],
      figures: [[0, 'meeple', 0, 0, 1]],
      track: [[3, 3]],
    });
    game.move('scorer').message({ message: 4 });
    game.lay(0, 1, 2);
    expect(game.asked).toEqual(['0 move']);
  });

  it('the track is looked at once, after phase 3: the abbot’s points count then', () => {
    const position: Partial<Position> = {
      options: { messages: '2025', abbot: true },
      tiles: [['base-B', 0, -1]],
      figures: [[0, 'abbot', 0, -1, 0]],
      track: [[0, 0]],
    };
    const early = new Scenario({ ...position, start: 'base-W', next: ['base-B'], track: [[2, 0]] });
    early.answer({ x: 1, y: -1, rotation: 0 });
    early.answer({ take: 'abbot' });
    early.move('scorer');
    expect(early.seat(0).scorer).toBe(5);
    expect(drawn(early)).toBe(1);
    expect(early.view.messages?.current).not.toBeNull();
  });

  it('a message’s points bring no further message', () => {
    const game = closeRoad('2025', { track: [[3, 3]], messages: [7] }).move('scorer');
    expect(drawn(game)).toBe(1);
    game.message('points');
    expect(game.seat(0)).toMatchObject({ scorer: 7, messenger: 3 });
    expect(drawn(game)).toBe(1);
    expect(game.asked).toEqual(['1 place']);
  });
});
