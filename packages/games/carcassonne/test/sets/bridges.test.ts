// Bridges, Castles & Bazaars: recorded games, and each ruling in a small position.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import { plainAward } from '../../rules/awards.ts';
import type { Deed, PlaceChoice } from '../../rules/choices.ts';
import type { Module } from '../../rules/module.ts';
import type { Options } from '../../rules/options.ts';
import { refuses } from '../../rules/refuses.ts';
import { words } from '../../words/en/index.ts';
import { type Position, Scenario } from '../scenario.ts';

const off: Partial<Options> = { sets: ['bridges'], messages: 'off' };
const hig: Partial<Options> = { sets: ['bridges'] };

const places = (game: Scenario): readonly PlaceChoice[] => game.ask().from as readonly PlaceChoice[];
const deeds = (game: Scenario, name: string): readonly Deed[] =>
  (game.ask().from as readonly (Deed | string)[]).filter(
    (one): one is Deed => typeof one === 'object' && one.do === name,
  );
const scores = (game: Scenario): number[] => game.view.seats.map(({ score }) => score);

describe('Bridges', () => {
  it('replay twenty recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-bridges.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['20 games, 1660 turns, 0 differences'],
      holds: true,
    });
  });

  it('a bridge over the tile lets it lie at a road, and the fields below are one', () => {
    const game = new Scenario({ options: off, next: ['base-E'] });
    const spot = { x: 1, y: 0, rotation: 0, bridge: { x: 1, y: 0, axis: 'EW' } } as const;
    expect(places(game)).toContainEqual(spot);
    game.answer(spot);
    expect(game.view.tiles[1]).toMatchObject({ bridge: 'EW', edges: 'CRFR' });
    expect(game.feature(1, 0, 2)).toMatchObject({ type: 'road', tiles: 2 });
    expect(game.view.tiles[0]?.features[2]).toBe(game.view.tiles[0]?.features[3]);
    expect(game.seat(0).held).toContainEqual({ what: 'bridge', count: 2 });
    game.answer({ figure: 'meeple', segment: 2 });
    expect(game.view.figures).toMatchObject([{ seat: 0, tile: 1, segment: 2 }]);
  });

  it('a bridge over the tile beside it lets a road go on, if the other end is free', () => {
    const over = { x: 0, y: -1, rotation: 0, bridge: { x: 0, y: 0, axis: 'NS' } } as const;
    const game = new Scenario({ options: off, start: 'base-B', next: ['base-U', 'base-U'] });
    expect(places(game)).toContainEqual(over);
    game.answer(over);
    expect(game.feature(0, -1, 0)).toMatchObject({ type: 'road', tiles: 2 });
    const taken = new Scenario({ options: off, start: 'base-B', tiles: [['base-B', 0, 1]], next: ['base-U'] });
    expect(places(taken)).not.toContainEqual(over);
  });

  it('no bridge leads over another', () => {
    const game = new Scenario({ options: off, start: 'base-B', next: ['base-U', 'base-U'] });
    game.answer({ x: 0, y: -1, rotation: 0, bridge: { x: 0, y: 0, axis: 'NS' } });
    game.answer('pass');
    expect(places(game).filter(({ bridge }) => bridge?.x === 0 && bridge.y === 0)).toEqual([]);
  });

  it('a bridge may come with a tile that fits without, and the figure may stand on it', () => {
    const game = new Scenario({ options: off, next: ['base-B'] });
    game.answer({ x: 0, y: 1, rotation: 0 });
    const [bridge] = deeds(game, 'bridge');
    expect(bridge).toEqual({ do: 'bridge', axis: 'EW', tile: 1 });
    game.answer(bridge as Deed);
    expect(game.asked).toEqual(['0 figure']);
    const segment = (game.view.tiles[1]?.features.length ?? 0) - 1;
    game.answer({ figure: 'meeple', segment });
    expect(game.feature(0, 1, segment)).toMatchObject({ type: 'road', tiles: 1 });
  });

  it('a tile that fits only with a bridge is laid with one, and leaves the game where there are none', () => {
    const position: Position = { start: 'base-X', next: ['base-B', 'base-U'] };
    expect(places(new Scenario({ ...position, options: off })).every(({ bridge }) => bridge !== undefined)).toBe(true);
    const without = new Scenario({ ...position, options: { messages: 'off' } });
    expect(without.told('removed')).toMatchObject([{ tile: 'base-B' }]);
  });

  it('seats have three bridges and castles, at a table of five or six two', () => {
    const held = (seats: number) => new Scenario({ options: off, seats, next: ['base-B'] }).seat(0).held;
    expect(held(4)).toEqual([
      { what: 'bridge', count: 3 },
      { what: 'castle', count: 3 },
    ]);
    expect(held(5)).toEqual([
      { what: 'bridge', count: 2 },
      { what: 'castle', count: 2 },
    ]);
  });
});

/** The city of the start tile is about to be closed by a cap in the north. */
const closing = (more: Partial<Position> = {}): Scenario =>
  new Scenario({ options: off, figures: [[0, 'meeple', 0, 0, 0]], next: ['base-E'], ...more }).lay(0, -1, 2);
const CASTLE: Deed = { do: 'castle', tile: 1, segment: 0 };

/** A castle of seat 0 on the start tile and the one in the north; a road through it ends in the west. */
const castle = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: off,
    tiles: [
      ['base-E', 0, -1, 2],
      ['base-A', -1, 0, 3],
    ],
    done: [[0, CASTLE]],
    next: ['base-A', 'base-B'],
    ...more,
    figures: [[0, 'meeple', 0, 0, 0], ...(more.figures ?? [])],
  });

describe('Castles', () => {
  it('whoever has the only knight in a city of two small parts may make it a castle', () => {
    const game = closing();
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: ['pass', CASTLE], about: { step: 'castle' } });
    game.answer(CASTLE);
    expect(scores(game)).toEqual([0, 0]);
    expect(game.feature(0, 0, 0).type).toBe('castle');
    expect(game.view.figures).toHaveLength(1);
    expect(game.view.tokens).toEqual([{ token: 'castle', tile: 0, segment: -1, count: 1, to: 1 }]);
    expect(game.seat(0).held).toContainEqual({ what: 'castle', count: 2 });
  });

  it('who does not want a castle scores the city', () => {
    const game = closing();
    game.answer('pass');
    expect(scores(game)).toEqual([4, 0]);
  });

  it('the owner of the city is asked, whoever closed it', () => {
    expect(closing({ figures: [[1, 'meeple', 0, 0, 0]] }).asked).toEqual(['1 act']);
  });

  it('nobody is asked where nobody is, nor where two are', () => {
    expect(closing({ figures: [] }).asked).toEqual(['1 place']);
    const two = closing({
      figures: [
        [0, 'meeple', 0, 0, 0],
        [1, 'meeple', 0, 0, 0],
      ],
    });
    expect(scores(two)).toEqual([4, 4]);
  });

  it('a part that is too large for half a castle makes none', () => {
    const game = new Scenario({ options: off, figures: [[0, 'meeple', 0, 0, 0]], next: ['bridges-I'] }).lay(0, -1, 3);
    expect(scores(game)).toEqual([4, 0]);
  });

  it('a lord gets the points of the next feature on one of six tiles, though others held it, and comes home', () => {
    const game = castle({ figures: [[1, 'meeple', 0, 0, 1]] }).lay(1, 0, 1);
    expect(scores(game)).toEqual([3, 3]);
    expect(game.view.figures).toEqual([]);
    expect(game.view.tokens).toHaveLength(1);
    expect(game.told('award').map(({ award }) => award.name)).toContain('castle');
  });

  it('a lord is paid for a feature that nobody held', () => {
    expect(scores(castle().lay(1, 0, 1))).toEqual([3, 0]);
  });

  it('tiles beyond the short sides are not of the fief', () => {
    const game = new Scenario({
      options: off,
      tiles: [
        ['base-E', 0, -1, 2],
        ['base-B', 0, 1],
        ['base-A', 0, 2, 3],
      ],
      figures: [[0, 'meeple', 0, 0, 0]],
      done: [[0, CASTLE]],
      next: ['base-A'],
    }).lay(1, 2, 1);
    expect(scores(game)).toEqual([0, 0]);
    expect(game.view.figures).toHaveLength(1);
  });

  it('what is completed in the turn in which a castle is built is not for it', () => {
    const game = new Scenario({
      options: off,
      tiles: [
        ['base-A', 1, 0, 1],
        ['base-B', 2, 0],
        ['base-B', 2, -1],
        ['base-A', 1, -1, 1],
      ],
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-L'],
    }).lay(0, -1, 2);
    game.answer({ do: 'castle', tile: 5, segment: 0 });
    expect(scores(game)).toEqual([0, 0]);
    expect(game.view.figures).toHaveLength(1);
  });

  it('3.3: of several features the lord takes which one it likes', () => {
    const game = castle({
      options: hig,
      tiles: [
        ['base-E', 0, -1, 2],
        ['base-A', -1, 0, 3],
        ['base-B', -1, 1],
        ['base-B', 0, 1],
        ['base-A', 1, 1, 2],
      ],
      next: ['base-W'],
    }).lay(1, 0, 0);
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', about: { step: 'fief' } });
    expect(deeds(game, 'fief').map(({ points }) => points)).toEqual([3, 2]);
    game.answer(deeds(game, 'fief')[1] as Deed);
    game.move('scorer');
    expect(scores(game)).toEqual([2, 0]);
  });

  it('Y16: the points of a castle are an award of their own, and there is one message at most', () => {
    const game = castle({ options: hig, figures: [[0, 'meeple', 0, 0, 1]], track: [[2, 2]] }).lay(1, 0, 1);
    game.move('scorer').move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 5 });
    expect(game.told('message')).toHaveLength(1);
  });

  it.each([2, 5, 6] as const)('Y15: message %i knows no lord', (message) => {
    const game = castle({
      options: hig,
      figures: [[0, 'meeple', 0, 0, 1]],
      track: [[2, 0]],
      messages: [message],
    }).lay(1, 0, 1);
    game.move('scorer').move('scorer', 0);
    const { choices } = game.view.messages?.current ?? { choices: [] };
    expect(choices.filter(({ points }) => (points ?? 0) > 2)).toEqual([]);
    expect(choices.some(({ choice }) => typeof choice === 'object' && 'tile' in choice)).toBe(false);
  });

  it('Y15: message 8 returns a lord for nothing, and the castle stays empty', () => {
    const game = new Scenario({
      options: hig,
      tiles: [
        ['base-E', 0, -1, 2],
        ['base-B', 0, 1],
        ['base-B', 0, 2],
      ],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, 2, 0],
      ],
      done: [[0, CASTLE]],
      track: [[4, 0]],
      messages: [8],
      modules: [onePoint],
      next: ['base-B'],
    });
    game.move('scorer');
    const choice = { message: 8, tile: 0, segment: 0 } as const;
    expect(game.view.messages?.current?.choices).toContainEqual({ choice, points: 0 });
    game.message(choice);
    expect(game.seat(0).supply.meeple).toBe(6);
    expect(game.view.tokens).toHaveLength(1);
  });

  it('a castle is worth one point more to a field than a city', () => {
    expect(castle({ figures: [[1, 'meeple', 0, 0, 2]] }).feature(0, 0, 2)).toMatchObject({ type: 'field', now: 4 });
    const byCity = castle({ options: { ...off, fields: 'city' }, figures: [[1, 'meeple', 0, 0, 2]] });
    expect(byCity.view.seats[1]?.outlook).toBe(5);
  });

  it('the dragon goes by castles', () => {
    const game = castle({
      options: { ...off, sets: ['bridges', 'dragon'] },
      figures: [[1, 'meeple', 0, 0, 1]],
      done: [
        [0, CASTLE],
        [0, { do: 'dragon', tile: 0 }],
      ],
    });
    expect(game.view.figures).toMatchObject([{ seat: 0, segment: 0 }]);
  });
});

/** A point at the beginning of every turn. */
const onePoint: Module = {
  id: 'one-point',
  plays: () => true,
  passes: ['1A'],
  awards: ({ active }, pass) => [
    plainAward(active, 'other', pass, [{ what: 'bonus', count: 1, each: 1 }], { name: 'one-point' }),
  ],
};

/** Seat 0 has laid a bazaar: two tiles are for sale. */
const bazaar = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: off,
    start: 'base-B',
    track: [
      [10, 0],
      [12, 0],
    ],
    next: ['bridges-A', 'base-E', 'base-U', 'base-V'],
    ...more,
  }).lay(1, 0, 0);

const putUp = (game: Scenario, kind: string, price = 0): Scenario => {
  game.answer({ do: 'auction', kind, garden: false });
  const { seat } = game.ask();
  game.answer({ do: 'bid', seat, points: price });
  return game;
};

describe('Bazaars', () => {
  it('the next seat chooses a tile and bids; who outbids it may get it, and everybody begins with the tile got', () => {
    const game = bazaar();
    expect(game.view.auction).toMatchObject({ tiles: [{ kind: 'base-E' }, { kind: 'base-U' }], seller: 1, tile: null });
    expect(game.ask()).toMatchObject({ seat: 1, about: { step: 'auction' } });
    putUp(game, 'base-E', 1);
    expect(game.ask()).toMatchObject({ seat: 0, about: { step: 'bid' } });
    expect(deeds(game, 'bid').map(({ points }) => points)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    game.answer({ do: 'bid', seat: 0, points: 3 });
    expect(game.view.auction).toMatchObject({ price: 3, bidder: 0, tile: { kind: 'base-E' } });
    expect(game.ask()).toMatchObject({ seat: 1, from: [{ do: 'buy' }, { do: 'sell' }] });
    game.answer({ do: 'sell', points: 3 });
    expect(scores(game)).toEqual([7, 15]);
    expect(game.view.drawn?.kind).toBe('base-U');
    expect(game.seat(0).ready?.kind).toBe('base-E');
    game.lay(2, 0, 0);
    expect(game.view.drawn?.kind).toBe('base-E');
    expect(game.view.auction).toBeUndefined();
  });

  it('who chose a tile may buy it from the highest bidder', () => {
    const game = putUp(bazaar(), 'base-E');
    game.answer({ do: 'bid', seat: 0, points: 5 });
    game.answer({ do: 'buy', points: 5 });
    expect(scores(game)).toEqual([15, 7]);
    expect(game.view.drawn?.kind).toBe('base-E');
  });

  it('without another bid the own one is paid, to nobody', () => {
    const game = putUp(bazaar(), 'base-E', 2);
    game.answer('pass');
    expect(scores(game)).toEqual([10, 10]);
  });

  it('3.3: nobody bids more than they have, and who cannot pay sells', () => {
    const game = putUp(bazaar({ track: [[10, 0]] }), 'base-E');
    game.answer({ do: 'bid', seat: 0, points: 4 });
    expect(scores(game)).toEqual([6, 4]);
    expect(game.seat(0).ready?.kind).toBe('base-E');
  });

  it('an auction needs a tile for every seat, and one whose tiles are its own brings no other', () => {
    expect(bazaar({ next: ['bridges-A', 'base-E'], last: true }).view.auction).toBeUndefined();
    const game = putUp(bazaar({ next: ['bridges-A', 'bridges-J', 'base-U', 'base-V'] }), 'bridges-J');
    game.answer('pass');
    game.lay(2, 0, 0);
    expect(game.view.auction).toBeUndefined();
    expect(game.view.drawn?.kind).toBe('base-U');
  });

  it('tiles that lie ready are laid though the pile is empty', () => {
    const game = putUp(bazaar({ next: ['bridges-A', 'base-B', 'base-A'], last: true }), 'base-B');
    game.answer('pass');
    expect(game.view.left).toBe(0);
    game.lay(2, 0, 0);
    expect(game.match.result).toBeNull();
    game.lay(3, 0, 0);
    expect(game.match.result).not.toBeNull();
  });

  it('without auctions a bazaar is a tile like any other', () => {
    expect(bazaar({ options: { ...off, auctions: false } }).view.auction).toBeUndefined();
  });

  it('3.3: which figure pays is up to the payer, and a payment brings no message', () => {
    const game = putUp(
      bazaar({
        options: hig,
        track: [
          [10, 0],
          [8, 7],
        ],
      }),
      'base-E',
    );
    game.answer({ do: 'bid', seat: 0, points: 5 });
    game.answer({ do: 'buy', points: 5 });
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'move', about: { counts: false } });
    game.move('scorer');
    expect(game.ask()).toMatchObject({ seat: 1, kind: 'move' });
    game.move('messenger');
    expect(game.seat(1)).toMatchObject({ scorer: 8, messenger: 2 });
    expect(game.seat(0)).toMatchObject({ scorer: 15 });
    expect(game.told('message')).toEqual([]);
  });

  it('3.3: where no figure has enough, one gives all and the other the rest', () => {
    const game = putUp(
      bazaar({
        options: hig,
        track: [
          [10, 0],
          [4, 3],
        ],
      }),
      'base-E',
    );
    game.answer({ do: 'bid', seat: 0, points: 6 });
    game.answer({ do: 'buy', points: 6 });
    game.move('messenger', 0);
    expect(game.seat(1)).toMatchObject({ scorer: 0, messenger: 1 });
  });

  it('3.3: by the other reading what the active seat is paid can bring a message', () => {
    const options = { ...hig, paymentsTrigger: true };
    const game = putUp(
      bazaar({
        options,
        track: [
          [10, 0],
          [8, 0],
        ],
      }),
      'base-E',
    );
    game.answer({ do: 'bid', seat: 0, points: 5 });
    game.answer({ do: 'buy', points: 5 });
    game.move('scorer', 0);
    expect(game.told('message')).toMatchObject([{ seat: 0 }]);
    game.message('points');
    game.move('messenger');
    expect(game.asked).toEqual(['1 place']);
  });

  it('3.3: the tile that lies ready may serve message 4, or stay for the turn', () => {
    const start = (): Scenario => {
      const game = bazaar({
        options: hig,
        modules: [onePoint],
        track: [
          [10, 0],
          [4, 0],
        ],
        messages: [4],
        prepare: noPoint,
      });
      putUp(game, 'base-E');
      game.answer('pass');
      game.move('scorer');
      return game.message({ message: 4 });
    };
    const used = start();
    expect(used.ask()).toMatchObject({ seat: 1, about: { step: 'ready' } });
    used.answer({ do: 'ready', kind: 'base-E', garden: false });
    expect(used.view.drawn?.kind).toBe('base-E');
    used.lay(2, 0, 2);
    expect(used.view.drawn?.kind).toBe('base-V');
    const kept = start();
    kept.answer('pass');
    expect(kept.view.drawn?.kind).toBe('base-V');
    expect(kept.seat(1).ready?.kind).toBe('base-E');
  });

  it('a debt is refused together with messages, with the reason', () => {
    const { options } = new Scenario({ options: off, next: ['base-B'] }).view;
    expect(refuses(2, { ...options, debts: true })).toBeNull();
    expect(refuses(2, { ...options, debts: true, messages: 'hig' })).toEqual({ kind: 'debts-with-messages' });
  });

  it('what is bid and got is told', () => {
    const game = putUp(bazaar(), 'base-E', 1);
    game.answer('pass');
    const told = game.match.told.map(({ event }) => words.event(event, (seat) => ['Ada', 'Bruno'][seat] ?? ''));
    expect(told).toContain('Bruno bids 1.');
    expect(told.join(' ')).toContain('Bruno gets a city edge for 1 point.');
  });
});

/** The first turn begins without a point. */
function noPoint(s: { stage: string }): void {
  s.stage = 'draw';
}
