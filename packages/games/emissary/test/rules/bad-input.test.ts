// Answers that cannot be: refused with the reason, and nothing changes.

import { encode } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy } from './steps.ts';

describe('bad input', () => {
  const game = scenario({ hands: [['red lock-on', 'black lock-on'], ['red trap'], ['blue trap']] });

  it.each([
    ['a card that is not held', { card: 80, as: 'lock-on', to: 1 }],
    ['a card that does not exist', { card: 999, as: 'lock-on', to: 1 }],
    ['a target that is no seat', { card: 'red lock-on', as: 'lock-on', to: 9 }],
    ['oneself as a target', { card: 'red lock-on', as: 'lock-on', to: 0 }],
    ['an effect the card does not have', { card: 'red lock-on', as: 'trap', to: 1 }],
    ['an ability of somebody else', { ability: 'Force' }],
    ['a word', 'yes'],
    ['nothing', null],
  ])('%s is refused', (_what, choice) => {
    const before = encode(game.state);
    expect(() => game.must(0, choice)).toThrow(/not one of the choices|does not hold/);
    expect(encode(game.state)).toBe(before);
  });

  it('an answer to a question that is closed, and of a seat that is not asked, is refused', () => {
    const ask = game.ask(0);
    expect(game.match.answer(1, ask.id, 'pass')).toMatchObject({ ok: false, code: 'not-asked' });
    expect(game.match.answer(0, ask.id + 1, 'pass')).toMatchObject({ ok: false, code: 'stale-ask' });
  });

  it('a card outside its window is refused', () => {
    const early = scenario({ hands: [['red lock-on', 'red trap']] });
    expect(() => early.must(0, { card: 'red trap', as: 'trap', to: 1 })).toThrow(/not one of the choices/);
  });

  it('the dead are not targets, and are asked nothing', () => {
    const late = scenario({
      hands: [['black lock-on'], ['red prove', 'red lock-on', 'blue trap'], ['red trap'], ['red decode']],
      messages: [[], [], ['black prove', 'black prove']],
    });
    send(late, { card: 'black lock-on', by: 'CM' });
    takenBy(late, 2);
    expect(late.alive(2)).toBe(false);
    expect(late.asked().some((one) => one.startsWith('2'))).toBe(false);
    expect([0, 2, 3].map((to) => late.offered(1, { as: 'prove', to }))).toEqual([true, false, true]);
    expect(() => late.must(1, { card: 'red prove', as: 'prove', to: 2 })).toThrow(/not one of the choices/);
    expect(late.match.answer(2, late.ask(1).id, 'pass')).toMatchObject({ ok: false, code: 'not-asked' });
    expect(late.view(2).hand).toEqual([]);
  });
});
