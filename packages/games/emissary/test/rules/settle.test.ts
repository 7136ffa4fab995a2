// What follows from a deed follows at once: victories, those who share them, empty hands. The numbers are those of faults.

import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, defaultsOf, FastChance, Run, sampleOutcome } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { box } from '../../rules/box.ts';
import { castOf } from '../../rules/characters/index.ts';
import type { About } from '../../rules/choices.ts';
import { cardFaceOf, personOf } from '../../rules/faces.ts';
import { emissary } from '../../rules/game.ts';
import { identityAt, lives, type State } from '../../rules/state.ts';
import type { CardFace } from '../../rules/terms.ts';
import { hit } from '../characters/steps.ts';
import { scenario } from '../scenario.ts';
import { send } from './steps.ts';

const TWO_BLACK = ['black prove', 'black prove'];
const many = (colour: string, n: number): string[] => new Array<string>(n).fill(colour);

describe('fault R1: the alliance of the MOF', () => {
  /** Seat 1 is MOF and sends seat 2, a KDR, the third red message; seat 4 is the ally. */
  const won = (second: string, declarer: string, alliance: boolean) => {
    const game = scenario({
      seats: 6,
      options: { alliance },
      active: 1,
      characters: ['Double Knight', second, declarer, 'Dark Flow', 'Fire', 'Savage Assassin'],
      identities: ['KDR', 'MOF', 'KDR', 'FRS', 'MOF', 'FRS'],
      hands: [[], ['red delete']],
      messages: [[], [], ['red trap', 'red decode']],
    });
    hit(game, 'red delete', 2);
    return game;
  };

  it.each([
    ['J', 'Angel', 'mission'],
    ['Trinity', 'Kwon Ki Ku', 'mission'],
    ['Perfume', 'Kwon Ki Ku', 'mission'],
    ['Tough Gun', 'Tank', 'mission'],
    ['Static Electricity', 'Mark Jr.', 'Break Through'],
  ])('fault R1: %s wins along with %s, and so does the other MOF', (second, declarer, by) => {
    const game = won(second, declarer, true);
    expect(game.result).toEqual({ winners: [0, 1, 2, 4], reason: 'three-red' });
    expect(game.view(null).ending?.shares).toEqual([
      { seat: 1, by },
      { seat: 4, by: 'alliance' },
    ]);
    expect(won(second, declarer, false).result?.winners).toEqual([0, 1, 2]);
  });

  it('fault R1: when no MOF wins, the alliance gives nothing', () => {
    expect(won('Alias', 'Kwon Ki Ku', true).result?.winners).toEqual([0, 2]);
  });
});

describe('fault R2: hands are looked at as soon as Elegy fills them', () => {
  it.each([5, 2])(
    'fault R2: Nightmare gives eight cards to Diamond Man, who holds %i, on the turn of Perfume',
    (held) => {
      const game = scenario({
        characters: ['Perfume', 'Nightmare', 'Diamond Man', 'Kwon Ki Ku'],
        up: [1],
        identities: ['MOF', 'KDR', 'MOF', 'FRS'],
        hands: [['black delete'], [...many('red', 4), ...many('blue', 4)], many('blue', held)],
        messages: [[], TWO_BLACK],
      });
      hit(game, 'black delete', 1);
      game.must(1, { to: 2 });
      expect(game.result).toEqual({ winners: [0, 2], reason: 'mission Diamond Man' });
      expect(game.view(null).ending).toMatchObject({ declarer: 2, shares: [{ seat: 0, by: 'mission' }] });
      expect(game.messages(2)).toEqual([]);
    },
  );
});

describe('fault R3: Reload', () => {
  const cast = ['Viper', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];

  it('fault R3: with deck and discards empty Viper plays the last card, and draws it when it is discarded', () => {
    const game = scenario({
      characters: cast,
      hands: [['red lock-on'], many('red', 23), many('blue', 24), many('black', 33)],
    });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(game.hand(0)).toEqual([]);
    game.resolve();
    expect(game.hand(0)).toEqual(['red lock-on']);
    expect(game.told(1, 'uses')).toEqual([{ kind: 'uses', seat: 0, ability: 'Reload' }]);
    game.until('send');
    expect(game.alive(0)).toBe(true);
  });

  it('fault R3: what somebody discards who falls is there for the empty hand too', () => {
    const game = scenario({
      characters: cast,
      active: 1,
      hands: [[], ['black delete', ...many('red', 24)], many('blue', 24), many('black', 30)],
      messages: [[], [], ['black', 'black']],
    });
    hit(game, 'black delete', 2);
    expect(game.alive(2)).toBe(false);
    expect(game.told(1, 'uses')).toEqual([{ kind: 'uses', seat: 0, ability: 'Reload' }]);
    expect(game.hand(0)).toHaveLength(1);
  });

  it('fault R3: a Prove that took effect has left the game, so nothing can be drawn', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove KDR draw'], many('red', 23), many('blue', 24), many('black', 33)],
    });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    expect(game.hand(0)).toEqual([]);
    expect(game.told(1, 'uses')).toEqual([]);
    game.pass();
    expect(game.alive(0)).toBe(false);
  });
});

describe('fault R4: a message that came back', () => {
  it.each(['transit', 'arrival'] as const)(
    'fault R4: its sender falls in the window of %s: it is discarded',
    (phase) => {
      const game = scenario({
        characters: ['Titanium', null, null, null],
        up: [0],
        hands: [['red lock-on', 'red prove'], ['red decode']],
        messages: [TWO_BLACK, ['black delete']],
      });
      send(game, { card: 'red lock-on', by: 'CM' });
      while (game.state.letter?.at !== 0 || game.kind() !== phase) {
        const [ask] = game.match.asks();
        if (ask?.kind === 'accept') game.must(ask.seat, 'decline');
        else game.pass();
      }
      game.act(0, { ability: 'Cover', at: 1, place: 0 });
      expect(game.alive(0)).toBe(false);
      expect(game.told(1, 'lost')).toHaveLength(1);
      expect(game.discards()).toContain('red lock-on');
      expect(game.state).toMatchObject({ letter: null, active: 1 });
    },
  );
});

describe('nothing is left unsettled', () => {
  const facesIn = (s: State, zone: string, seat: number): CardFace[] =>
    box.list(s.cards, box.zone(zone, seat)).map((id) => cardFaceOf(box.face(s.cards, id)));

  /** By the key that the table of characters has for a mission: `messages_red_2_blue_2`, `hand_black_6`, `hand_lock_on_4`. */
  function isMet(s: State, seat: number, mission: string): boolean {
    const [on = '', ...needs] = mission.replace('lock_on', 'lock-on').split('_');
    if (on !== 'hand' && on !== 'messages') return false;
    const faces = facesIn(s, on, seat);
    const count = (what: string): number =>
      faces.filter(({ colour, effect }) =>
        what === 'size' ? true : what === 'true' ? colour !== 'black' : colour === what || effect === what,
      ).length;
    return needs.every((part, i) => i % 2 === 1 || count(part) >= Number(needs[i + 1]));
  }

  function missionOf(s: State, seat: number): string {
    const is = identityAt(s, seat);
    if (is !== 'MOF') return is === 'KDR' ? 'messages_red_3' : 'messages_blue_3';
    return personOf(box.face(s.cards, box.top(s.cards, box.zone('character', seat)))).mission;
  }

  /** Somebody has won, or is Viper and could draw. */
  function isUnsettled(s: State, seat: number): boolean {
    if (!lives(s, seat)) return false;
    const viper = castOf(s, seat).name === 'Viper' && facesIn(s, 'hand', seat).length === 0;
    const cards = box.count(s.cards, box.zone('deck')) + box.count(s.cards, box.zone('discard'));
    return isMet(s, seat, missionOf(s, seat)) || (viper && cards > 0);
  }

  it('in 150 random matches no question is put while somebody has won or Viper has an empty hand', () => {
    const chance = new FastChance(404);
    const game: AnyGame = emissary;
    const reasons = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const seats = 3 + (i % 7);
      const options = { ...defaultsOf(emissary.options), alliance: seats === 6 };
      const state = emissary.setup(seats, options, chance);
      const run = new Run(game, state, seats, { chance }).start();
      while (run.batch !== null) {
        // Break Through is asked when victory is declared.
        const declared = (run.batch.asks[0]?.about as About | undefined)?.ability === 'Break Through';
        for (let seat = 0; seat < seats && state.phase !== 'pick' && !declared; seat++) {
          if (isUnsettled(state, seat)) throw new Error(`match ${i}: ${castOf(state, seat).name} is not settled`);
        }
        // Most windows are passed by, so that hands grow and missions that look at them are fulfilled as well.
        const passes = run.batch.mode === 'first' && chance.int(10) > 0;
        run.resume(passes ? null : sampleOutcome(run.batch, chance));
      }
      reasons.add(run.result?.reason ?? '');
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['three-red', 'three-blue', 'mission Viper']));
    expect([...reasons].filter((one) => /Angel|Detective|Diamond Man|Titanium/.test(one)).length).toBeGreaterThan(1);
  });

  it('no rule has the box with its moves but deeds, set-up and what the kernel is handed', () => {
    const folder = new URL('../../rules/', import.meta.url);
    const having = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && readFileSync(new URL(name, folder), 'utf8').includes('wholeBox'))
      .sort();
    expect(having).toEqual(['box.ts', 'deed.ts', 'game.ts', 'know.ts', 'setup.ts']);
  });
});
