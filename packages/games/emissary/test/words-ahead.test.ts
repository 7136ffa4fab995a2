// Words about what may come: stakes of a message, consequences of a choice, verdicts, the moment that decided it.

import type { ChoiceOf, NameOf, PreviewOf } from '@tabella/kernel';
import { PASS } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { question } from '../rules/asking.ts';
import type { EmissaryEvent } from '../rules/events.ts';
import type { CardFace } from '../rules/terms.ts';
import type { Ask, EmissaryTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { prompt } from '../words/en/asks.ts';
import { say as end } from '../words/en/board/end.ts';
import { stakeLine, stakesOf } from '../words/en/board/stakes.ts';
import { english } from '../words/en/index.ts';
import { verdict } from '../words/en/results.ts';
import { letter, person, viewOf } from './board-view.ts';

const name: NameOf = (seat) => ['Mia', 'Ada', 'Bruno', 'Clara'][seat] ?? '';
const face = (effect: CardFace['effect'], colour: CardFace['colour']): CardFace => ({ effect, colour, stamp: 'CM' });
const NOTHING: PreviewOf<EmissaryTypes> = { events: [], ends: false, wins: false };
const lines = (choice: ChoiceOf<EmissaryTypes>, ask: Ask, view: View, preview = NOTHING): readonly string[] =>
  english.preview?.(preview, choice, ask, view, name) ?? [];
const four = (mine: Parameters<typeof person>[0], patch: Partial<View> = {}): View =>
  viewOf([person(mine), person(), person(), person()], patch);

describe('stakes', () => {
  const at = (mine: Parameters<typeof person>[0], patch = {}): readonly string[] =>
    stakesOf(four(mine, { letter: letter({ at: 0, stage: 'accept', ...patch }) })).map(stakeLine);

  it('a KDR with two red hears that red wins, and which black it would be', () => {
    expect(at({ identity: 'KDR', red: 2, black: 1 })).toEqual(['Red: you win', 'Black: your second of three']);
  });

  it('a third black is told as what it is', () => {
    expect(at({ identity: 'FRS', blue: 1, black: 2 })).toEqual(['Blue: your second of three', 'Black: you are out']);
  });

  it('of a message that I have seen only its own colour is told', () => {
    expect(at({ identity: 'KDR', black: 0 }, { face: face('trap', 'black') })).toEqual(['Black: your first of three']);
  });

  it('nothing is told of a message that is with another', () => {
    expect(at({ identity: 'KDR' }, { at: 2 })).toEqual([]);
  });
});

describe('what a choice would bring', () => {
  const play = question(0, 'play', [PASS], { reaction: true });

  it('without a card to send, going on is told to be the end', () => {
    const falls = { kind: 'falls', seat: 0, by: -1, how: 'silence' } as const;
    const view = four({ identity: 'KDR' }, { hand: [] });
    expect(lines(PASS, play, view, { events: [falls], ends: true, wins: false })).toEqual([
      'Then you have nothing to send and are out.',
    ]);
    expect(prompt(play, view, name)).toBe('Your turn: you have no card to send.');
    expect(english.choice(PASS, play, view, name)).toBe('Send nothing: you are out');
  });

  it('the last card of the hand is played with a warning', () => {
    const view = four({ identity: 'KDR' }, { hand: [{ card: 5, face: face('prove', 'red'), why: null }] });
    expect(lines({ card: 5, as: 'prove', to: 1 }, play, view)[0]).toMatch(/no card left to send/);
  });

  it('the way of a message names those before whom it comes, in order', () => {
    const view = four({ identity: 'KDR' }, { hand: [{ card: 5, face: face('trap', 'red'), why: null }] });
    const send = question(0, 'send', [{ card: 5, by: 'CM' }]);
    expect(lines({ card: 5, by: 'CM' }, send, view)).toEqual([
      'Goes to Ada, Bruno and Clara, one by one. Declined by all, it comes back to you.',
    ]);
  });

  it('what is certain is told in the second person', () => {
    const events: EmissaryEvent[] = [{ kind: 'locked', seat: 1 }];
    const view = four({ identity: 'KDR' }, { hand: [{ card: 5, face: face('lock-on', 'red'), why: null }] });
    expect(lines({ card: 5, as: 'lock-on', to: 1 }, play, view, { ...NOTHING, events })).toContain(
      'Ada is locked and must accept.',
    );
  });

  it('where a message can be accepted or passed on, that is the question', () => {
    const view = four({ identity: 'KDR' }, { letter: letter({ at: 0, from: 2, stage: 'arrival' }) });
    const ask = question(0, 'accept', ['accept', 'decline']);
    expect(prompt(ask, view, name)).toBe("Bruno's sealed message is with you.");
  });
});

describe('how it ended', () => {
  const ending = (patch: Partial<NonNullable<View['ending']>>): View =>
    four({ identity: 'KDR' }, { ending: { declarer: 1, reason: 'three-blue', winners: [1, 2], shares: [], ...patch } });

  it('who lost hears who won, by what, and with whom', () => {
    const view = ending({});
    expect(verdict({ winners: [1, 2], reason: 'three-blue' }, view, name, 0)).toEqual({
      title: 'You lost',
      why: 'FRS wins: Ada got a third blue message, and Bruno was on the same side.',
    });
  });

  it('an ally who won is spoken to', () => {
    const view = ending({ reason: 'three-red', winners: [0, 1] });
    expect(verdict({ winners: [0, 1], reason: 'three-red' }, view, name, 0)).toEqual({
      title: 'You win',
      why: 'KDR wins: Ada got a third red message, and you were on the same side.',
    });
  });

  it('who wins by the alliance of the MOF is told so', () => {
    const view = ending({ winners: [1, 2, 3], shares: [{ seat: 3, by: 'alliance' }] });
    expect(verdict({ winners: [1, 2, 3], reason: 'three-blue' }, view, name, null)).toMatchObject({
      title: 'FRS wins',
      why: expect.stringContaining('Clara wins as well: MOF too, by the alliance.'),
    });
  });

  it('the decisive moment is the way of the last message', () => {
    const card = face('decode', 'red');
    const told: readonly EmissaryEvent[] = [
      { kind: 'obtains', seat: 0, card, cause: 'transmitted', from: 1 },
      { kind: 'obtains', seat: 0, card, cause: 'transmitted', from: 1 },
      { kind: 'turn', seat: 2, turn: 10 },
      { kind: 'sends', seat: 2, by: 'CM', to: null, card: null },
      { kind: 'declines', seat: 3 },
      { kind: 'obtains', seat: 0, card, cause: 'transmitted', from: 2 },
      { kind: 'declares', seat: 0, reason: 'three-red', character: 'Viper', identity: 'KDR' },
    ];
    expect(end.decisiveOf(told, name, 0)).toEqual({
      turn: 10,
      card,
      text: 'Bruno sent a sealed red Decode. Clara passed it on, you took it: your third red.',
    });
  });
});
