// Bots: things that good players never do. Each is tried with several lots, for hard looks into worlds drawn by lot.

import { type Bot, type Choice, FastChance, type Seat } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import type { State } from '../rules/state.ts';
import { type Scenario, scenario } from './scenario.ts';

const LOTS = [1, 2, 3, 4];
/** Enough that something done by mere luck of the worlds is done at least once. */
const MANY_LOTS = Array.from({ length: 30 }, (_, i) => i + 1);

function botOf(id: string): Bot<State> {
  const kind = bots.find((one) => one.id === id);
  if (!kind) throw new Error(`no bot ${id}`);
  return kind.make();
}

/** What a bot answers to the question it is asked, once for each lot. */
const answers = (id: string, game: Scenario, seat: Seat, lots = LOTS): Choice[] =>
  lots.map((lot) => botOf(id).decide(botInputAt(game.match, seat), new FastChance(lot)));

const passes = LOTS.map(() => 'pass');

/** Two of each side: when one is known, all are. */
const TWO_SIDES = { options: { identities: 'first' }, identities: ['KDR', 'FRS', 'KDR', 'FRS'] } as const;

/** Seat 0 proves seat 2, their friend: now seats 0 and 2 know everybody. */
function proved(game: Scenario): Scenario {
  game.play(0, { card: 'black prove KDR draw', as: 'prove', to: 2 });
  game.until('send');
  return game;
}

describe.each(['normal', 'hard'])('%s', (id) => {
  it('plays no Trap on itself, for it may decline', () => {
    const game = scenario({
      hands: [['black lock-on'], ['red trap', 'blue transfer']],
      messages: [[], ['black', 'black']],
      phase: 'send',
    });
    game.must(0, { card: 'black lock-on', by: 'CM' });
    expect(game.offered(1, { as: 'trap', to: 1 })).toBe(true);
    for (const answer of answers(id, game, 1)) expect(answer).not.toMatchObject({ as: 'trap', to: 1 });
  });

  it('keeps an Exchange for more than a first message', () => {
    const game = scenario({
      characters: [null, 'Oblique Shadow'],
      identities: ['KDR', 'FRS', 'KDR', 'FRS'],
      hands: [['red lock-on'], ['red decode'], [], []],
      messages: [['blue'], ['black'], [], []],
    });
    expect(game.offered(1, { ability: 'Exchange', to: 0 })).toBe(true);
    expect(answers(id, game, 1)).toEqual(passes);
  });

  it('uses an Exchange that wins', () => {
    const game = scenario({
      characters: [null, 'Oblique Shadow'],
      identities: ['KDR', 'FRS', 'KDR', 'FRS'],
      hands: [['red lock-on'], ['red decode'], [], []],
      messages: [['blue', 'blue', 'blue'], ['black'], [], []],
    });
    expect(answers(id, game, 1)).toEqual(LOTS.map(() => ({ ability: 'Exchange', to: 0 })));
  });

  it('does not spend Best Show on a first message', () => {
    const game = scenario({ characters: ['Lark'], hands: [['red decode'], ['red', 'red'], ['red'], ['red']] });
    for (const answer of answers(id, game, 0)) expect(answer).not.toMatchObject({ ability: 'Best Show' });
  });

  it('lets a Trap pass that keeps a first message from it, above all if it may intercept', () => {
    const game = scenario({
      hands: [['blue transfer'], ['red counteract', 'black counteract', 'red intercept'], ['red trap'], []],
      phase: 'send',
    });
    game.must(0, { card: 'blue transfer', by: 'EM' });
    game.act(2, { card: 'red trap', as: 'trap', to: 1 });
    expect(game.offered(1, { as: 'counteract' })).toBe(true);
    expect(answers(id, game, 1)).toEqual(passes);
  });

  it('lets a Trap pass that keeps a second message from a friend', () => {
    const game = scenario({
      options: { identities: 'first' },
      identities: ['KDR', 'KDR', 'FRS', 'FRS'],
      hands: [['black prove KDR draw', 'red lock-on', 'blue counteract'], [], ['red trap'], []],
      messages: [[], ['red'], [], []],
    });
    game.play(0, { card: 'black prove KDR draw', as: 'prove', to: 1 });
    game.until('send');
    game.must(0, { card: 'red lock-on', by: 'CM' });
    game.act(2, { card: 'red trap', as: 'trap', to: 1 });
    expect(game.offered(0, { as: 'counteract' })).toBe(true);
    expect(answers(id, game, 0)).toEqual(passes);
  });

  it('counteracts the Trap that keeps the winning message from it', () => {
    const game = scenario({
      hands: [['blue transfer'], ['red counteract'], ['red trap'], []],
      messages: [[], ['blue', 'blue'], [], []],
      phase: 'send',
    });
    game.must(0, { card: 'blue transfer', by: 'EM' });
    game.act(2, { card: 'red trap', as: 'trap', to: 1 });
    for (const answer of answers(id, game, 1)) expect(answer).toMatchObject({ as: 'counteract' });
  });

  it.each([
    ['deletes a black message of its own', null, true],
    ['does not where an Angel of the other side would take it', 'Angel', false],
    ['does not where a J of the other side would take the card', 'J', false],
  ])('%s', (_what, character, deletes) => {
    const game = proved(
      scenario({
        ...TWO_SIDES,
        characters: [null, character, null, 'Viper'],
        hands: [['black prove KDR draw', 'blue transfer', 'blue delete', 'blue decode'], [], [], []],
        messages: [['black'], [], [], ['black', 'black']],
      }),
    );
    game.must(0, { card: 'blue transfer', by: 'EM' });
    expect(game.offered(0, { as: 'delete', at: 0 })).toBe(true);
    const deleted = answers(id, game, 0).filter(
      (answer) => typeof answer === 'object' && answer !== null && 'as' in answer && answer.as === 'delete',
    );
    expect(deleted.length > 0).toBe(deletes);
  });

  it('locks on to nobody but the one to whom the message is on its way', () => {
    const game = proved(
      scenario({
        ...TWO_SIDES,
        hands: [['black prove KDR draw', 'black transfer', 'red lock-on', 'blue lock-on'], [], [], []],
        messages: [[], [], [], ['black', 'black']],
      }),
    );
    game.must(0, { card: 'black transfer', by: 'EM' });
    expect(game.offered(0, { as: 'lock-on', to: 3 })).toBe(true);
    for (const answer of answers(id, game, 0)) expect(answer).not.toMatchObject({ as: 'lock-on', to: 3 });
  });

  it('does not spend on a Lock On the very card that it would send to the one it locks on', () => {
    const game = scenario({
      ...TWO_SIDES,
      options: { identities: 'first', lockOn: 'play' },
      hands: [['black prove KDR draw', 'red lock-on', 'blue decode'], [], [], []],
      messages: [[], [], ['red', 'red'], []],
    });
    game.play(0, { card: 'black prove KDR draw', as: 'prove', to: 2 });
    expect(game.offered(0, { as: 'lock-on', to: 2 })).toBe(true);
    for (const answer of answers(id, game, 0)) expect(answer).not.toMatchObject({ as: 'lock-on' });
  });

  it('does not prove somebody who may lie', () => {
    const game = scenario({
      seats: 5,
      characters: [null, 'Nightmare'],
      up: [1],
      hands: [['blue prove FRS discard', 'red lock-on'], ['black trap', 'red trap'], ['blue trap'], ['black decode']],
    });
    expect(game.offered(0, { as: 'prove', to: 1 })).toBe(true);
    for (const answer of answers(id, game, 0)) expect(answer).not.toMatchObject({ as: 'prove', to: 1 });
  });
});

describe('hard', () => {
  it('does not spend a card for what only the luck of a few worlds makes good', () => {
    const game = scenario({
      seats: 5,
      hands: [
        ['blue prove MOF discard', 'red lock-on', 'black trap'],
        ['red decode', 'blue lock-on', 'black delete'],
        ['black counteract', 'blue trap', 'red transfer'],
        ['black lock-on', 'red trap', 'blue decode'],
        ['black intercept', 'red lock-on', 'blue delete'],
      ],
      messages: [['red'], ['blue'], ['black'], [], ['black']],
    });
    game.act(0, { card: 'blue prove MOF discard', as: 'prove', to: 1 });
    expect(game.offered(2, { as: 'counteract' })).toBe(true);
    for (const answer of answers('hard', game, 2, MANY_LOTS)) expect(answer).toBe('pass');
  });
});
