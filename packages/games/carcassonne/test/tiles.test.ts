// The tiles: counts of every set, and tile files that are refused.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tilesTool } from '../commands/tiles.ts';
import { AT_EDGE, AT_HALF, EDGE_BYTE } from '../tiles/compile.ts';
import { kinds, sets, type TileDoc, turnedEdge, turnedHalf, WILD_EDGES } from '../tiles/index.ts';
import { readTiles } from '../tiles/read.ts';

const sum = (tiles: readonly TileDoc[], of: (tile: TileDoc) => number): number =>
  tiles.reduce((all, tile) => all + tile.count * of(tile), 0);
const segments = (tile: TileDoc, of: (segment: TileDoc['features'][number]) => boolean): number =>
  tile.features.filter(of).length;

describe('the tiles of the box', () => {
  it('are sound', () => {
    expect(readTiles({ sets })).toEqual({ ok: true, sets });
  });

  it.each([
    ['base', { kinds: 24, tiles: 72, pennants: 10, monasteries: 6, gardens: 8, edges: 'C79 R94 F115 V0' }],
    ['inns', { kinds: 17, tiles: 18, pennants: 3, monasteries: 1, gardens: 2, edges: 'C31 R24 F17 V0' }],
    ['traders', { kinds: 24, tiles: 24, pennants: 0, monasteries: 1, gardens: 2, edges: 'C52 R25 F19 V0' }],
    ['river', { kinds: 10, tiles: 12, pennants: 0, monasteries: 1, gardens: 1, edges: 'C5 R6 F15 V22' }],
    ['watch', { kinds: 12, tiles: 12, pennants: 0, monasteries: 0, gardens: 0, edges: 'C14 R14 F20 V0' }],
    ['shrines', { kinds: 6, tiles: 6, pennants: 0, monasteries: 6, gardens: 0, edges: 'C3 R6 F15 V0' }],
    ['wind', { kinds: 6, tiles: 6, pennants: 0, monasteries: 0, gardens: 0, edges: 'C8 R5 F11 V0' }],
    ['hills', { kinds: 16, tiles: 18, pennants: 0, monasteries: 2, gardens: 1, edges: 'C24 R18 F30 V0' }],
    ['bigtop', { kinds: 16, tiles: 20, pennants: 0, monasteries: 0, gardens: 2, edges: 'C11 R30 F39 V0' }],
    ['german', { kinds: 6, tiles: 6, pennants: 0, monasteries: 6, gardens: 0, edges: 'C0 R2 F22 V0' }],
    ['siege', { kinds: 10, tiles: 10, pennants: 0, monasteries: 0, gardens: 0, edges: 'C16 R11 F13 V0' }],
    ['dutch', { kinds: 6, tiles: 6, pennants: 0, monasteries: 6, gardens: 0, edges: 'C0 R2 F22 V0' }],
    ['darmstadt', { kinds: 3, tiles: 3, pennants: 0, monasteries: 2, gardens: 0, edges: 'C4 R6 F2 V0' }],
    ['fruit', { kinds: 6, tiles: 6, pennants: 0, monasteries: 0, gardens: 0, edges: 'C4 R9 F11 V0' }],
    ['school', { kinds: 2, tiles: 2, pennants: 0, monasteries: 0, gardens: 0, edges: 'C0 R6 F0 V0' }],
    ['wheel', { kinds: 35, tiles: 35, pennants: 0, monasteries: 2, gardens: 0, edges: 'C19 R31 F42 V0' }],
    ['japan', { kinds: 6, tiles: 6, pennants: 0, monasteries: 6, gardens: 0, edges: 'C0 R2 F22 V0' }],
    ['bridges', { kinds: 11, tiles: 12, pennants: 0, monasteries: 2, gardens: 1, edges: 'C17 R10 F21 V0' }],
    ['dragon', { kinds: 29, tiles: 30, pennants: 2, monasteries: 2, gardens: 2, edges: 'C35 R41 F44 V0' }],
    ['tower', { kinds: 17, tiles: 18, pennants: 1, monasteries: 1, gardens: 2, edges: 'C22 R24 F26 V0' }],
  ])('add up in set %s', (id, expected) => {
    const tiles = sets.find((set) => set.id === id)?.tiles ?? [];
    const letters = (letter: string): number => sum(tiles, (tile) => tile.edges.split(letter).length - 1);
    expect({
      kinds: tiles.length,
      tiles: sum(tiles, () => 1),
      pennants: sum(tiles, (tile) => tile.features.reduce((all, one) => all + (one.pennants ?? 0), 0)),
      monasteries: sum(tiles, (tile) => segments(tile, (one) => one.type === 'monastery')),
      gardens: tiles.reduce((all, tile) => all + (tile.gardenCopies ?? 0), 0),
      edges: ['C', 'R', 'F', 'V'].map((letter) => letter + letters(letter)).join(' '),
    }).toEqual(expected);
  });

  it('have the inns, cathedrals and goods of their boxes', () => {
    const all = kinds as readonly TileDoc[];
    const goods = (name: string): number => sum(all, (tile) => segments(tile, (one) => one.goods === name));
    expect(sum(all, (tile) => segments(tile, (one) => one.inn === true))).toBe(8);
    expect(sum(all, (tile) => segments(tile, (one) => one.cathedral === true))).toBe(2);
    expect([goods('wine'), goods('grain'), goods('cloth')]).toEqual([9, 6, 5]);
  });

  it('turn clockwise, with everything on them', () => {
    kinds.forEach((kind, k) => {
      for (let rotation = 0; rotation < 4; rotation++) {
        const turned = k * 4 + rotation;
        for (let edge = 0; edge < 4; edge++) {
          const letter = 'CRFV'[((EDGE_BYTE[turned] ?? 0) >> (2 * edge)) & 3];
          // A seam is joined like a field.
          if (kind.edges !== WILD_EDGES) expect(letter).toBe(kind.edges[(edge - rotation + 4) % 4]?.replace('#', 'F'));
        }
        kind.features.forEach((segment, i) => {
          for (const edge of segment.edges ?? []) {
            expect(AT_EDGE[turned * 4 + 'NESW'.indexOf(turnedEdge(edge, rotation))]).toBe(i);
          }
          for (const half of segment.halves ?? []) {
            const place = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'].indexOf(turnedHalf(half, rotation));
            expect(AT_HALF[turned * 8 + place]).toBe(i);
          }
        });
      }
    });
  });
});

describe('tile files that are refused, with the set, the tile and the field', () => {
  const cap = {
    id: 'my-cap',
    count: 1,
    edges: 'CFFF',
    features: [
      { type: 'city', edges: ['N'] },
      { type: 'field', halves: ['EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [0] },
    ],
  };
  const file = (tile: unknown, total = 1): unknown => ({ sets: [{ id: 'mine', name: 'Mine', total, tiles: [tile] }] });
  const city = (more: object): object => ({ ...cap, features: [{ ...cap.features[0], ...more }, cap.features[1]] });
  const field = (more: object): object => ({ ...cap, features: [cap.features[0], { ...cap.features[1], ...more }] });
  const houses = (...types: string[]): object => ({
    ...cap,
    features: [...cap.features, ...types.map((type) => ({ type }))],
  });
  const road = (more: object, far: readonly number[] = []): object => ({
    id: 'my-road',
    count: 1,
    edges: 'CRFR',
    features: [
      { type: 'city', edges: ['N'] },
      { type: 'road', edges: ['E', 'W'], ...more },
      { type: 'field', halves: ['EL', 'WR'], cities: [0] },
      { type: 'field', halves: ['ER', 'SL', 'SR', 'WL'], cities: far },
    ],
  });

  it('a sound one is read', () => {
    expect(readTiles(file(cap))).toMatchObject({ ok: true, sets: [{ tiles: [{ id: 'my-cap', edges: 'CFFF' }] }] });
    expect(readTiles(file(road({ inn: true })))).toMatchObject({ ok: true });
  });

  it.each<[string, unknown, RegExp]>([
    ['no file', 7, /the file: not an object/],
    ['no sets', {}, /the file, sets: not a list/],
    ['an empty list of sets', { sets: [] }, /^the file, sets: empty$/],
    ['an unknown key of the file', { sets, version: 1 }, /^the file: "version" is none of sets$/],
    [
      'an unknown key of a set',
      { sets: [{ id: 'mine', name: 'Mine', total: 1, tiles: [cap], author: 'me' }] },
      /^set mine: "author" is none of id name total tiles$/,
    ],
    ['an unknown key of a tile', file({ ...cap, garden: 1 }), /^set mine, my-cap: "garden" is none of id letter/],
    [
      'an unknown key of a feature',
      file(city({ pennant: 1 })),
      /^set mine, my-cap, features\[0\]: "pennant" is none of type edges/,
    ],
    [
      'two sets of one name',
      { sets: ['my-a', 'my-b'].map((id) => ({ id: 'mine', name: 'Mine', total: 1, tiles: [{ ...cap, id }] })) },
      /^set mine, id: there are two sets of this name$/,
    ],
    ['a wrong total', file(cap, 2), /set mine, total: it says 2, but its tiles are 1/],
    ['a letter that is none', file({ ...cap, edges: 'CFFX' }), /my-cap, edges: "CFFX"/],
    [
      'an edge without its feature',
      file({ ...cap, edges: 'CCFF' }),
      /my-cap, edges: E is C, but its feature is missing/,
    ],
    ['an edge of another feature', file({ ...cap, edges: 'RFFF' }), /my-cap, edges: N is R, but its feature is a city/],
    [
      'a half on a city edge',
      file(field({ halves: ['NL', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] })),
      /my-cap, features\[1\].halves: a field reaches the city edge N/,
    ],
    [
      'a missing half',
      file(field({ halves: ['EL', 'ER', 'SL', 'SR', 'WL'] })),
      /my-cap, features: no field has the half WR/,
    ],
    ['a half that is none', file(field({ halves: ['XX'] })), /my-cap, features\[1\].halves: "XX"/],
    [
      'a half twice',
      file(field({ halves: ['EL', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] })),
      /my-cap, features\[1\]: EL belongs to features\[1\] already/,
    ],
    [
      'a city across the corner that is not touched',
      file(field({ cities: [] })),
      /my-cap, features\[1\].cities: at EL it touches the city at N/,
    ],
    ['a city that is none', file(field({ cities: [0, 1] })), /my-cap, features\[1\].cities: features\[1\] is no city/],
    ['an inn in a city', file(city({ inn: true })), /my-cap, features\[0\].inn: only a road/],
    [
      'an inn that is a text',
      file(road({ inn: 'yes' })),
      /^set mine, my-road, features\[1\].inn: neither true nor false$/,
    ],
    [
      'a cathedral that is a number',
      file(city({ cathedral: 1 })),
      /^set mine, my-cap, features\[0\].cathedral: neither true nor false$/,
    ],
    ['halves of a city', file(city({ halves: false })), /^set mine, my-cap, features\[0\].halves: only a field has it/],
    ['a letter that is a number', file({ ...cap, letter: 5 }), /^set mine, my-cap, letter: not a text$/],
    ['a note that is a number', file({ ...cap, note: 5 }), /^set mine, my-cap, note: not a text$/],
    ['goods that are none', file(city({ goods: 'salt' })), /my-cap, features\[0\].goods: "salt"/],
    ['a feature that is none', file({ ...cap, features: [{ type: 'lake' }] }), /my-cap, features\[0\].type: "lake"/],
    ['no copies', file({ ...cap, count: 0 }), /my-cap, count/],
    ['more gardens than tiles', file({ ...cap, gardenCopies: 2 }), /my-cap, gardenCopies/],
    [
      'one name twice',
      { sets: [{ id: 'mine', name: 'Mine', total: 2, tiles: [cap, cap] }] },
      /^set mine, my-cap, id: there are two tiles of this name$/,
    ],
    [
      'two monasteries',
      file(houses('monastery', 'monastery')),
      /^set mine, my-cap, features\[3\]: features\[2\] is a monastery already$/,
    ],
    [
      'a garden beside a monastery',
      file({ ...houses('monastery'), gardenCopies: 1 }),
      /^set mine, my-cap, gardenCopies: a tile with a monastery has no garden$/,
    ],
    [
      'a city across the road',
      file(road({}, [0])),
      /^set mine, my-road, features\[3\].cities: features\[1\] lies between features\[3\] and features\[0\]$/,
    ],
    [
      'an inner field of cities that another parts',
      file({
        id: 'my-three',
        count: 1,
        edges: 'CCCC',
        features: [
          { type: 'city', edges: ['N'] },
          { type: 'city', edges: ['E', 'W'] },
          { type: 'city', edges: ['S'] },
          { type: 'field', halves: [], cities: [0, 2] },
        ],
      }),
      /^set mine, my-three, features\[3\].cities: features\[1\] lies between features\[0\] and features\[2\]$/,
    ],
    [
      'features that cross',
      file({
        id: 'my-cross',
        count: 1,
        edges: 'CRCR',
        features: [
          { type: 'city', edges: ['N', 'S'] },
          { type: 'road', edges: ['E', 'W'] },
          { type: 'field', halves: ['EL', 'WR'], cities: [0] },
          { type: 'field', halves: ['ER', 'WL'], cities: [0] },
        ],
      }),
      /my-cross, features\[1\]: it crosses features\[0\]/,
    ],
  ])('%s', (_name, given, reason) => {
    const read = readTiles(given);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.reason).toMatch(reason);
  });
});

describe('tabella carcassonne tiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (text: string) => {
    const file = join(folder, 'some.json');
    writeFileSync(file, text);
    return tilesTool.run([file]);
  };

  it('says what is in a file', () => {
    const lines = ['base: Carcassonne base game, 72 tiles of 24 kinds'];
    expect(run(JSON.stringify({ sets: sets.slice(0, 1) }))).toEqual({ ok: true, lines });
  });

  it('refuses what is not one', () => {
    expect(run('{')).toMatchObject({ ok: false, reason: expect.stringContaining('cannot be read') });
    expect(run('{"sets":[7]}')).toMatchObject({ ok: false, reason: expect.stringContaining('a set: not an object') });
    expect(tilesTool.run([])).toMatchObject({ ok: false });
    expect(tilesTool.run([join(folder, 'nothing.json')])).toMatchObject({ ok: false });
  });
});
