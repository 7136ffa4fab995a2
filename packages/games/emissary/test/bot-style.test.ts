// Styles: bots at one table lean different ways while nothing is decided, and do what is best where much is at stake.

import { FastChance, Match, sha256Hex } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../bot/situation.ts';
import { leaning, STYLES, type Style, styleOf } from '../bot/style.ts';
import { emissary } from '../rules/game.ts';
import type { Ask } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { type Scenario, scenario } from './scenario.ts';

const EVEN = [1 / 3, 1 / 3, 1 / 3];
const styleNamed = (id: Style['id']): Style => STYLES.find((one) => one.id === id) as Style;

/** By how much a style changes the worth of each choice of the seat that is asked. */
function leans(id: Style['id'], game: Scenario, seat: number): Record<string, number> {
  const { ask, view } = botInputAt(game.match, seat);
  const asked = ask as unknown as Ask;
  const sc = sceneOf(view as unknown as View, seat, [EVEN, EVEN, EVEN, EVEN]);
  const from: readonly unknown[] = asked.from;
  const changed = leaning(sc, styleNamed(id), asked, new Array<number>(from.length).fill(0));
  return Object.fromEntries(from.map((choice, i) => [JSON.stringify(choice), changed[i] ?? 0]));
}

function offeredTo(messages: readonly (readonly string[])[]): Scenario {
  const game = scenario({
    options: { identities: 'first' },
    identities: ['KDR', 'FRS', 'KDR', 'FRS'],
    hands: [['black prove KDR draw', 'red counteract'], [], [], []],
    messages,
  });
  game.until('send');
  const send = botInputAt(game.match, 0).ask.from.find((one) => JSON.stringify(one).includes('"CM"')) ?? null;
  game.match.answer(0, game.match.asks(0)[0]?.id ?? -1, send);
  game.until('accept');
  return game;
}

describe('what was not seen', () => {
  it('is taken more readily by the bold than by the cautious, before anything is decided', () => {
    const game = offeredTo([[], [], [], []]);
    expect(leans('bold', game, 1)['"accept"']).toBeGreaterThan(0);
    expect(leans('cautious', game, 1)['"accept"']).toBeLessThan(0);
    expect(leans('deceiver', game, 1)['"accept"']).toBe(0);
  });

  it('is taken by what it is worth when somebody is near a victory', () => {
    const game = offeredTo([[], ['blue', 'blue'], [], []]);
    for (const { id } of STYLES) expect(leans(id, game, 1)['"accept"']).toBe(0);
  });
});

it('a table of five has bots of more than one style', () => {
  for (let i = 0; i < 5; i++) {
    const secret = sha256Hex(`styles ${i}`);
    const match = Match.start(emissary, { seats: 5, fairness: { secret, contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(i);
    for (const ask of match.asks()) match.answer(ask.seat, ask.id, ask.from[chance.int(ask.from.length)] ?? null);
    const odds = new Array(5).fill(EVEN) as (typeof EVEN)[];
    const styles = Array.from({ length: 5 }, (_, seat) =>
      styleOf(sceneOf(match.view(seat) as unknown as View, seat, odds)),
    );
    expect(new Set(styles).size).toBeGreaterThan(1);
  }
});
