// Abbey & Mayor: recorded games, the abbey in its hole, the mayor, the wagon, the barn, and The Messages with them.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { Module } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { forWhat } from '../../words/en/award.ts';
import { drawMessage, offered } from '../closing.ts';
import { type Laid, type Position, Scenario, type Standing } from '../scenario.ts';

const sets = ['abbey'] as const;
const plain = { sets, messages: 'off' as const };

const awards = (game: Scenario): (readonly [number, number, string])[] =>
  game.told('award').map(({ award }) => [award.seat, award.points, forWhat(award)]);

const asked = (game: Scenario): readonly unknown[] => game.ask().from;

/** Round the hole at 1 1: a road from the north, a city from the west, fields; the cell at 2 2 is empty. */
const ROUND: readonly Laid[] = [
  ['base-U', 1, 0],
  ['base-A', 1, -1],
  ['base-E', 0, 1, 1],
  ['base-B', 2, 0],
  ['base-B', 2, 1],
  ['base-E', 0, 2, 2],
  ['base-E', 1, 2, 2],
];
const HOLE = { do: 'abbey', x: 1, y: 1 } as const;
const ON_ROAD: Standing = [0, 'meeple', 1, 0, 0];
const IN_CITY: Standing = [1, 'meeple', 0, 1, 0];

const hole = (more: Partial<Position> = {}): Scenario =>
  new Scenario({ options: plain, start: 'base-B', tiles: ROUND, next: ['base-V', 'base-V'], ...more });

describe('Abbey & Mayor', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-abbey.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 838 turns, 0 differences'],
      holds: true,
    });
  });
});

describe('the abbey', () => {
  it('is offered before the draw where a hole has four neighbours, and ends what leads into it', () => {
    const game = hole({ figures: [ON_ROAD, IN_CITY] });
    expect(game.seat(0).held).toEqual([{ what: 'abbey', count: 1 }]);
    expect(game.view).toMatchObject({ phase: 'act', drawn: null });
    expect(asked(game)).toEqual(['pass', HOLE]);
    const { left } = game.view;
    game.answer(HOLE);
    expect(asked(game)).toContainEqual({ figure: 'meeple', segment: 0 });
    game.answer({ figure: 'meeple', segment: 0 });
    expect(awards(game)).toEqual([
      [0, 2, 'a road of 2 tiles'],
      [1, 2, 'a city of 1 tile'],
    ]);
    expect(game.seat(0).held).toEqual([{ what: 'abbey', count: 0 }]);
    expect(game.feature(1, 1, 0)).toMatchObject({ type: 'monastery', now: 8 });
    // Nothing was drawn for it; the other seat draws, for the hole is gone.
    expect(game.view.left).toBe(left - 1);
    expect(game.asked).toEqual(['1 place']);
  });

  it('may stay in hand: a tile is drawn, and the other seat is asked in its turn', () => {
    const game = hole();
    game.answer('pass');
    expect(game.asked).toEqual(['0 place']);
    game.lay(-1, 0, 0);
    expect(game.asked).toEqual(['1 act']);
  });

  it('joins nothing: the fields round it stay apart', () => {
    const apart = hole();
    const before = apart.view.tiles.find(({ x, y }) => x === 2 && y === 1)?.features[1];
    apart.answer(HOLE);
    apart.answer('pass');
    expect(apart.view.tiles.find(({ x, y }) => x === 2 && y === 1)?.features[1]).toBe(before);
    expect(apart.view.tiles.find(({ kind }) => kind === 'abbey-A')?.features).toHaveLength(1);
  });

  it('is not offered with a neighbour missing', () => {
    const game = hole({ tiles: ROUND.filter(([, x, y]) => x !== 1 || y !== 2) });
    expect(game.asked).toEqual(['0 place']);
  });

  it('can still be laid in turn after the last tile, by everybody once, without points of a new turn', () => {
    const game = hole({ next: ['base-V'], last: true });
    game.answer('pass');
    game.lay(-1, 0, 0);
    expect(game.asked).toEqual(['1 act']);
    game.answer('pass');
    expect(game.asked).toEqual(['0 act']);
    game.answer(HOLE);
    game.answer('pass');
    expect(game.view.phase).toBe('over');
    expect(game.view.tiles.at(-1)?.kind).toBe('abbey-A');
  });

  it('nobody is asked after the last tile without a hole', () => {
    const game = new Scenario({ options: plain, next: ['base-V'], last: true }).lay(0, 1, 0);
    expect(game.view.phase).toBe('over');
  });

  it('a hole is no dead spot while anybody has an abbey', () => {
    const city = { tiles: [...ROUND.slice(0, 4), ['base-E', 2, 1, 3], ...ROUND.slice(5)] as Laid[] };
    const game = hole({ ...city, next: ['base-V'], last: true });
    expect(game.view.dead).not.toContainEqual({ x: 1, y: 1 });
  });

  it('message 3 counts it as a monastery', () => {
    const game = hole({ options: { sets }, figures: [ON_ROAD], track: [[3, 0]], messages: [3] });
    game.answer(HOLE);
    game.answer({ figure: 'meeple', segment: 0 });
    game.move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 3, tile: 8, segment: 0 }, points: 8 });
  });
});

/** The same with a road of seat 0 west of it that a monastery at -2 0 closes. */
const BESIDE: readonly Laid[] = [...ROUND, ['base-W', -1, 0, 1]];
const toMessage4 = (more: Partial<Position> = {}): Scenario => {
  const game = hole({
    options: { sets },
    tiles: BESIDE,
    figures: [[0, 'meeple', -1, 0, 1]],
    track: [[3, 0]],
    messages: [4],
    next: ['base-A', 'base-V'],
    ...more,
  });
  if (game.asked[0] === '0 act') game.answer('pass');
  return game.lay(-2, 0, 3).move('scorer');
};

describe('message 4', () => {
  it('Y13: the abbey may be laid instead of drawing', () => {
    const game = toMessage4().message({ message: 4 });
    expect(asked(game)).toEqual(['pass', HOLE]);
    game.answer(HOLE);
    game.answer('pass');
    expect(game.asked).toEqual(['1 place']);
    expect(game.told('places').map(({ tile, turn }) => [tile, turn])).toEqual([
      ['base-A', 'turn'],
      ['abbey-A', 'message'],
    ]);
  });

  it('without a pile it must be the abbey, and is not offered without a hole', () => {
    const last = { next: ['base-A'], last: true };
    const game = toMessage4(last);
    expect(offered(game)).toContainEqual({ choice: { message: 4 }, points: null });
    game.message({ message: 4 });
    expect(asked(game)).toEqual([HOLE]);
    const none = toMessage4({ ...last, tiles: BESIDE.filter(([, x, y]) => x !== 1 || y !== 2) });
    expect(offered(none)).toEqual([{ choice: 'points', points: 2 }]);
  });

  it('what its abbey has closed is not scored again for the tile that waited, nor entered', () => {
    // Two points as soon as a tile is laid.
    const early: Module = {
      id: 'early',
      plays: () => true,
      passes: ['1C'],
      awards: ({ turn, active }): readonly Award[] => (turn === 'turn' ? [{ ...TWO, seat: active }] : []),
    };
    const game = hole({
      options: { sets },
      modules: [early],
      tiles: ROUND.filter(([kind]) => kind !== 'base-A'),
      figures: [[1, 'meeple', 1, 0, 0]],
      track: [[3, 0]],
      messages: [4],
      next: ['base-A', 'base-V'],
    });
    game.answer('pass');
    game.answer({ x: 1, y: -1, rotation: 0 });
    game.move('scorer').message({ message: 4 });
    game.answer(HOLE);
    game.answer('pass');
    game.move('scorer', 1);
    expect(asked(game)).not.toContainEqual({ figure: 'meeple', segment: 1 });
    game.answer('pass');
    expect(awards(game).filter(([, , what]) => what === 'a road of 2 tiles')).toEqual([[1, 2, 'a road of 2 tiles']]);
  });
});

const TWO: Award = {
  seat: 0,
  points: 2,
  source: 'other',
  round: '1C',
  items: [{ what: 'bonus', count: 1, each: 2 }],
  complete: true,
  inn: false,
  cathedral: false,
  tile: -1,
  segment: -1,
  message: 0,
  name: 'early',
};

/** A city of two tiles with two pennants beside the road that seat 0 closes. */
const PENNANTS: readonly Laid[] = [
  ['base-B', 0, -1],
  ['base-F', -1, -1, 1],
  ['base-F', -1, -2, 1],
];
const MAYOR: Standing = [0, 'mayor', -1, -1, 0];

describe('the mayor', () => {
  it('goes only into cities', () => {
    const game = new Scenario({ options: plain, next: ['base-D'] });
    game.answer({ x: 1, y: 0, rotation: 0 });
    const kinds = asked(game).filter(
      (one) => typeof one === 'object' && (one as { figure: string }).figure === 'mayor',
    );
    expect(kinds).toEqual([{ figure: 'mayor', segment: 0 }]);
    expect(game.refuse({ figure: 'mayor', segment: 1 }).reason).toBe('A mayor goes into a city.');
  });

  it.each([
    [5, { message: 5 }, 4],
    [6, { message: 6 }, 2],
    [2, { message: 2, tile: 2, segment: 0 }, 4],
  ] as const)('Y10: with two pennants message %i', (message, choice, points) => {
    const game = drawMessage(message, { options: { sets }, tiles: PENNANTS, figures: [MAYOR] });
    expect(offered(game)).toContainEqual({ choice, points });
  });

  it('Y10: message 8 scores the city if two are the majority', () => {
    const rival: Standing = [1, 'meeple', -1, -2, 0];
    const eight = (rivals: number): Scenario =>
      drawMessage(8, {
        options: { sets },
        tiles: PENNANTS,
        figures: [MAYOR, ...new Array<Standing>(rivals).fill(rival)],
      });
    const choice = { message: 8, tile: 2, segment: 0 };
    expect(offered(eight(2))).toContainEqual({ choice, points: 4 });
    expect(offered(eight(3))).toContainEqual({ choice, points: 0 });
  });

  const EMPTY: readonly Laid[] = [['base-E', 0, -1]];
  const alone: Standing = [0, 'mayor', 0, -1, 0];

  it('without pennants message 2 counts the city all the same, message 8 gives nothing, by ZMG all of it', () => {
    const with8 = (messages: 'hig' | 'zmg'): Scenario =>
      drawMessage(8, { options: { sets, messages }, tiles: EMPTY, figures: [alone] });
    const least = drawMessage(2, { options: { sets }, tiles: EMPTY, figures: [alone] });
    expect(offered(least)).toContainEqual({ choice: { message: 2, tile: 1, segment: 0 }, points: 1 });
    const choice = { message: 8, tile: 1, segment: 0 };
    expect(offered(with8('hig'))).toContainEqual({ choice, points: 0 });
    expect(offered(with8('zmg'))).toContainEqual({ choice, points: 1 });
  });

  it('wins by pennants, ties with as many followers, and loses without any', () => {
    const won = new Scenario({
      options: plain,
      start: 'base-M',
      tiles: [['base-E', 0, -1, 2]],
      figures: [
        [0, 'mayor', 0, 0, 0],
        [1, 'meeple', 0, -1, 0],
      ],
      next: ['base-E', 'base-V'],
    });
    expect(won.feature(0, 0, 0).owners.map(({ seat, strength, leads }) => [seat, strength, leads])).toEqual([
      [0, 1, true],
      [1, 1, true],
    ]);
    won.lay(-1, 0, 1);
    expect(awards(won).map(([seat, points]) => [seat, points])).toEqual([
      [0, 8],
      [1, 8],
    ]);
    const lost = new Scenario({
      options: plain,
      start: 'base-E',
      figures: [[0, 'mayor', 0, 0, 0]],
      next: ['base-E', 'base-V'],
    }).lay(0, -1, 2);
    expect(awards(lost)).toEqual([]);
    expect(lost.seat(0).supply.mayor).toBe(1);
  });
});

/** Seat 0 lays a monastery at 1 0, which closes the road to the east; a free city lies to the north. */
const wagon = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: plain,
    start: 'base-W',
    tiles: [['base-E', 0, -1]],
    figures: [[0, 'wagon', 0, 0, 0]],
    next: ['base-A', 'base-V'],
    ...more,
  }).lay(1, 0, 1);

const to = (tile: number, segment: number) => ({ do: 'wagon', figure: 'wagon', tile, segment }) as const;

describe('the wagon', () => {
  it('goes into no field', () => {
    const game = new Scenario({ options: plain, next: ['base-B'] });
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(asked(game)).toContainEqual({ figure: 'wagon', segment: 0 });
    expect(game.refuse({ figure: 'wagon', segment: 1 }).reason).toBe(
      'A wagon goes onto a road, into a city or a monastery.',
    );
  });

  it('drives on to what is free and not complete on its tile and those around', () => {
    const game = wagon();
    expect(awards(game)).toEqual([[0, 2, 'a road of 2 tiles']]);
    expect(asked(game)).toEqual(['pass', to(1, 0), to(0, 1), to(0, 2), to(2, 0)]);
    game.answer(to(0, 2));
    expect(game.view.figures).toMatchObject([{ seat: 0, figure: 'wagon', tile: 0, segment: 2 }]);
  });

  it('does not drive where somebody stands', () => {
    const game = wagon({
      figures: [
        [0, 'wagon', 0, 0, 0],
        [1, 'meeple', 0, -1, 0],
      ],
    });
    expect(asked(game)).toEqual(['pass', to(0, 1), to(0, 2), to(2, 0)]);
  });

  it('by the first edition goes only to what its road meets: the other roads and the monastery at its end', () => {
    const game = wagon({ options: { ...plain, wagon: 'joined' } });
    expect(asked(game)).toEqual(['pass', to(0, 1), to(0, 2), to(2, 0)]);
  });

  it('by the first edition a city leads on to the road at its gate', () => {
    const game = new Scenario({
      options: { ...plain, wagon: 'joined' },
      start: 'abbey-G',
      figures: [[0, 'wagon', 0, 0, 0]],
      next: ['base-E', 'base-V'],
    }).lay(0, -1, 2);
    expect(asked(game)).toEqual(['pass', to(0, 2)]);
  });

  it('may come home instead, also when it was outvoted or is not of the seat whose turn it is', () => {
    const game = wagon({
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, 0, 0],
        [1, 'wagon', 0, 0, 0],
      ],
    });
    expect(awards(game)).toEqual([[0, 2, 'a road of 2 tiles']]);
    expect(game.asked).toEqual(['1 act']);
    game.answer('pass');
    expect(game.seat(1).supply.wagon).toBe(1);
    expect(game.asked).toEqual(['1 place']);
  });

  it('Y12: drives into a city before the message, which counts it as a knight', () => {
    const game = wagon({ options: { sets }, track: [[3, 0]], messages: [6] }).move('scorer');
    expect(game.asked).toEqual(['0 act']);
    game.answer(to(1, 0));
    expect(game.view.messages?.current?.message).toBe(6);
    expect(offered(game)).toContainEqual({ choice: { message: 6 }, points: 2 });
  });
});

/** A closed city of two tiles, and below it three tiles of one field; a fourth at 1 1 makes a corner. */
const FIELD: readonly Laid[] = [
  ['base-E', 0, -1, 2],
  ['base-B', 1, 0],
  ['base-B', 0, 1],
];
const BARN = { figure: 'barn', segment: 1 } as const;
const FARMER: Standing = [1, 'meeple', 1, 0, 1];

const barn = (more: Partial<Position> = {}): Scenario =>
  new Scenario({ options: plain, start: 'base-E', tiles: FIELD, next: ['base-B', 'base-V'], ...more });

describe('the barn', () => {
  it('stands on a corner of four tiles; the farmers there score and go home, and none comes again', () => {
    const game = barn({ figures: [FARMER] });
    game.answer({ x: 1, y: 1, rotation: 0 });
    expect(asked(game)).toContainEqual(BARN);
    game.answer(BARN);
    expect(awards(game)).toEqual([[1, 3, 'farmers beside 1 completed city, home for a new barn']]);
    expect(game.seat(1).supply.meeple).toBe(7);
    expect(game.feature(1, 1, 1)).toMatchObject({ now: 4, owners: [{ seat: 0, leads: true, figures: ['barn'] }] });
    game.answer({ x: 2, y: 1, rotation: 2 });
    expect(asked(game)).toContainEqual({ figure: 'meeple', segment: 2 });
    expect(asked(game)).not.toContainEqual({ figure: 'meeple', segment: 1 });
  });

  it('needs four tiles that show field at the corner', () => {
    const game = barn({ tiles: FIELD.slice(0, 2) });
    game.answer({ x: 1, y: 1, rotation: 0 });
    expect(asked(game)).not.toContainEqual(BARN);
    expect(game.refuse(BARN).reason).toContain('A barn goes on a corner');
  });

  it.each([
    ['is the only one of its field', false],
    ['stands beside others where the table allows several in a field', true],
  ])('%s', (_name, barns) => {
    const game = barn({
      options: { ...plain, barns },
      tiles: [...FIELD, ['base-B', 1, 1], ['base-V', 2, 0, 2]],
      figures: [[1, 'barn', 1, 1, 1]],
    });
    game.answer({ x: 2, y: 1, rotation: 0 });
    expect(asked(game).some((one) => JSON.stringify(one) === JSON.stringify(BARN))).toBe(barns);
  });

  /** Seat 0's barn at 1 1; beyond the road at 2 1 a field of seat 1's farmer, which a monastery at 2 0 joins. */
  const joined = (more: Partial<Position> = {}): Scenario =>
    barn({
      tiles: [...FIELD, ['base-B', 1, 1], ['base-U', 2, 1]],
      figures: [
        [0, 'barn', 1, 1, 1],
        [1, 'meeple', 2, 1, 2],
      ],
      next: ['base-A', 'base-V'],
      ...more,
    });

  it('farmers whose field is joined to it get a point per city and go home', () => {
    const game = joined().lay(2, 0, 0);
    expect(awards(game)).toEqual([[1, 1, 'farmers beside 1 completed city, joined to a barn']]);
    expect(game.seat(1).supply.meeple).toBe(7);
  });

  it('a pig helps its farmer there, and goes home with him', () => {
    const game = joined({
      options: { ...plain, pig: 'yes' },
      figures: [
        [0, 'barn', 1, 1, 1],
        [1, 'meeple', 2, 1, 2],
        [1, 'pig', 2, 1, 2],
      ],
    }).lay(2, 0, 0);
    expect(awards(game).map(([seat, points]) => [seat, points])).toEqual([[1, 2]]);
    expect(game.seat(1).supply).toMatchObject({ meeple: 7, pig: 1 });
  });

  it('gives four points per completed city at the end', () => {
    const game = joined({ figures: [[0, 'barn', 1, 1, 1]], next: ['base-A'], last: true }).lay(2, 0, 0);
    expect(awards(game)).toEqual([[0, 4, 'a barn beside 1 completed city']]);
    expect(game.view.seats.map(({ score }) => score)).toEqual([4, 0]);
  });

  it('is no farmer: message 7 gives nothing for it, message 8 does not take it', () => {
    const tiles: readonly Laid[] = [
      ['base-U', -1, 0, 1],
      ['base-B', 0, -1],
      ['base-B', -1, -1],
    ];
    const figures: readonly Standing[] = [[0, 'barn', 0, 0, 3]];
    const seven = drawMessage(7, { options: { sets }, tiles, figures });
    expect(offered(seven)).toContainEqual({ choice: { message: 7 }, points: 0 });
    const eight = drawMessage(8, { options: { sets }, tiles, figures });
    expect(offered(eight)).toEqual([{ choice: 'points', points: 2 }]);
  });

  it('is not eaten by the dragon', () => {
    const game = barn({
      options: { sets: ['abbey', 'dragon'], messages: 'off' },
      tiles: [...FIELD, ['base-B', 1, 1]],
      figures: [
        [0, 'barn', 1, 1, 1],
        [1, 'meeple', 1, 1, 0],
      ],
      done: [[0, { do: 'dragon', tile: 4 }]],
      next: ['base-V'],
    });
    expect(game.view.figures).toMatchObject([{ figure: 'barn' }]);
  });

  it('there is none without farmers', () => {
    const game = barn({ options: { ...plain, farmers: false } });
    expect(game.seat(0).figures).toMatchObject({ barn: 0, mayor: 1, wagon: 1 });
  });
});
