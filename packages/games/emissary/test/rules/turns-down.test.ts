// A character that must turn face-down: the log says by which ability, and what called for it.

import { describe, expect, it } from 'vitest';
import { words } from '../../words/en/index.ts';
import { hit } from '../characters/steps.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { send } from './steps.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario'];

/** What everybody reads of characters that turn face-down. */
const read = (game: Scenario): string[] =>
  game.told(null, 'turns-down').map((event) => words.event(event, (seat) => NAMES[seat] as string));

const seated = (name: string, hands: readonly (readonly string[])[], messages?: readonly (readonly string[])[]) =>
  scenario({
    characters: ['Double Knight', 'Static Electricity', name, 'Kwon Ki Ku'],
    up: [2],
    hands,
    ...(messages && { messages }),
  });

describe('fault R6: why a character turns face-down', () => {
  it('fault R6: Escape, for an Intercept was played', () => {
    const game = seated('Brumaire Baron', [['red lock-on'], [], [], ['black intercept']]);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(3, { card: 'black intercept', as: 'intercept' });
    expect(read(game)).toEqual(["Escape: an Intercept was played, so Clara's Brumaire Baron turns face-down."]);
  });

  it('fault R6: Deal, for a Decode was played', () => {
    const game = seated('Manipulator', [['red lock-on'], ['red decode']]);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { card: 'red decode', as: 'decode' });
    expect(read(game)).toEqual(["Deal: a Decode was played, so Clara's Manipulator turns face-down."]);
  });

  it('fault R6: Aim, for a Trap took effect', () => {
    const game = seated('Swan', [['red lock-on'], ['red trap']]);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(1, { card: 'red trap', as: 'trap', to: 3 });
    expect(read(game)).toEqual(["Aim: a Trap took effect, so Clara's Swan turns face-down."]);
  });

  it('fault R6: Time Trace, for somebody was eliminated', () => {
    const game = seated('Lark', [['black delete']], [[], ['black prove', 'black prove']]);
    hit(game, 'black delete', 1);
    expect(read(game)).toEqual(["Time Trace: somebody was eliminated, so Clara's Lark turns face-down."]);
  });

  it('fault R6: an ability that was used is named too', () => {
    const game = seated('Speaker', [['red lock-on']], [[], [], ['red trap']]);
    game.act(2, { ability: 'Wipe', at: 2, place: 0 });
    expect(read(game)).toEqual(["Wipe: Clara's Speaker turns face-down."]);
  });
});
