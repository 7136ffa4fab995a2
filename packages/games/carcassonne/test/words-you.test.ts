// Words for the one who reads them: "You", turns, what a choice would bring, the verdict; and no coordinates anywhere.

import { FastChance, Match, type NameOf, type PreviewOf, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import type { CarcassonneEvent, PlaceChoice } from '../rules/choices.ts';
import { carcassonne } from '../rules/game.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import { kinds } from '../tiles/index.ts';
import { laidText } from '../words/en/events.ts';
import { words } from '../words/en/index.ts';
import { tileName } from '../words/en/tiles.ts';
import { Scenario } from './scenario.ts';

const NAMES = ['Ada', 'Bruno', 'Clara'];
const name: NameOf = (seat) => NAMES[seat] as string;
const COORDINATES = /\b[NESW]\d/;

/** What the choice brings, by playing it in a copy of the position. */
function previewed(make: () => Scenario, at: PlaceChoice): readonly string[] {
  const game = make();
  const before = game.match.told.length;
  const ask = game.ask();
  const view = game.match.view(ask.seat);
  game.lay(at.x, at.y, at.rotation);
  while (game.match.asks()[0]?.kind === 'move' && game.ask().seat === ask.seat) game.move('scorer');
  const events = game.match.told.slice(before).map(({ event }) => event as CarcassonneEvent);
  const preview: PreviewOf<CarcassonneTypes> = {
    events: events.filter(({ kind }) => kind !== 'message'),
    ends: false,
    wins: false,
  };
  return (
    words.preview?.(
      preview as object as Parameters<NonNullable<typeof words.preview>>[0],
      { ...at },
      ask,
      view,
      name,
    ) ?? []
  );
}

describe('events', () => {
  const laid: CarcassonneEvent = {
    kind: 'places',
    seat: 1,
    tile: 'base-A',
    garden: false,
    x: 3,
    y: -7,
    rotation: 0,
    turn: 'turn',
    figure: 'meeple',
    segment: 0,
    on: 'monastery',
  };

  it('speak of the reader as you', () => {
    expect(words.event(laid, name, 1)).toBe('You lay a monastery with a road, with a monk.');
    expect(words.event(laid, name, 0)).toBe('Bruno lays a monastery with a road, with a monk.');
    expect(words.event({ kind: 'message', seat: 1, message: 1 }, name, 1)).toBe(
      'You draw a message: your smallest road.',
    );
    expect(words.event({ kind: 'message', seat: 1, message: 1 }, name, null)).toBe(
      'Bruno draws a message: their smallest road.',
    );
    expect(words.event({ kind: 'merges', seat: 1, marker: 'scorer', total: 40 }, name, 1)).toBe(
      'Your two figures become one, on 40.',
    );
  });

  it('begin a turn with its tile, and no turn with a second one', () => {
    expect(words.turn?.(laid, name, 1)).toBe('Your turn');
    expect(words.turn?.(laid, name, 0)).toBe("Bruno's turn");
    expect(words.turn?.(laid, name, 0, 7)).toBe('Turn 7: Bruno');
    expect(words.turn?.(laid, name, 1, 8)).toBe('Turn 8: you');
    expect(words.turn?.({ ...laid, turn: 'builder' }, name, 0)).toBeNull();
    expect(words.turn?.({ kind: 'builder', seat: 0 }, name, 0)).toBeNull();
  });

  it('say what was laid in a few words', () => {
    expect(laidText(laid)).toBe('monastery with a road, with a monk');
    expect(laidText({ ...laid, tile: 'base-U', figure: null, on: null })).toBe('straight road, no meeple');
  });
});

describe('tiles', () => {
  it('have a name each, by what is drawn on them', () => {
    for (const { id } of kinds) expect(tileName(id), id).toMatch(/^(German )?[a-z -]+$/);
    expect(tileName('base-J')).toBe('city edge with a road bend');
    expect(tileName('inns-E')).toBe('two road bends');
  });
});

describe('a preview', () => {
  it('says what a tile closes, the walk, and that it brings a message', () => {
    const make = (): Scenario =>
      new Scenario({ start: 'base-W', next: ['base-A'], figures: [[0, 'meeple', 0, 0, 0]], track: [[3, 0]] });
    expect(previewed(make, { x: 1, y: 0, rotation: 1 })).toEqual([
      'Closes your road: 2 points, 3 → 5, brings a message',
      'Starts a monastery: 2 of 9 tiles',
    ]);
  });

  it('names the score when no figure brings a message', () => {
    const make = (): Scenario =>
      new Scenario({ start: 'base-W', next: ['base-A'], figures: [[0, 'meeple', 0, 0, 0]], track: [[1, 6]] });
    expect(previewed(make, { x: 1, y: 0, rotation: 1 })[0]).toBe('Closes your road: 2 points, 7 → 9');
  });

  it('says whose road is extended or closed', () => {
    const extend = (seat: number): readonly string[] =>
      previewed(() => new Scenario({ start: 'base-W', next: ['base-U'], figures: [[seat, 'meeple', 0, 0, 0]] }), {
        x: 1,
        y: 0,
        rotation: 1,
      });
    expect(extend(0)).toEqual(['Extends your road: 2 tiles, 1 open end']);
    expect(extend(1)).toEqual(["Extends Bruno's road: 2 tiles, 1 open end"]);
    const close = previewed(
      () => new Scenario({ start: 'base-W', next: ['base-W'], figures: [[1, 'meeple', 0, 0, 0]] }),
      { x: 1, y: 0, rotation: 0 },
    );
    expect(close.some((line) => line.startsWith('Closes Bruno'))).toBe(true);
  });
});

describe('the verdict', () => {
  const result = { winners: [1], reason: 'points', scores: [61, 82, 76] };
  it('speaks to the winner, to the others and to those who watch', () => {
    expect(words.verdict?.(result, {}, name, 1)).toEqual({ title: 'You win with 82', why: 'Clara 76, Ada 61.' });
    expect(words.verdict?.(result, {}, name, 2)).toEqual({ title: 'Bruno wins with 82', why: 'You 76, Ada 61.' });
    expect(words.verdict?.({ ...result, winners: [0, 1], scores: [9, 9, 3] }, {}, name, 1)).toEqual({
      title: 'You and Ada share the win with 9',
      why: 'Clara 3.',
    });
  });
});

it('no sentence and no label names a place by coordinates', () => {
  const fairness = { secret: sha256Hex('places'), contributions: [] };
  const match = Match.start(carcassonne, { seats: 3, options: { sets: ['inns', 'river'] }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(5);
  while (match.result === null) {
    const ask = match.asks()[0];
    if (!ask) throw new Error('nobody is asked');
    const view = match.view(ask.seat);
    for (const choice of ask.from.slice(0, 4)) expect(words.choice(choice, ask, view, name)).not.toMatch(COORDINATES);
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  for (const { event } of match.told) expect(words.event(event, name, 0)).not.toMatch(COORDINATES);
});
