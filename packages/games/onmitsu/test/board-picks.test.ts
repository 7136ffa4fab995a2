// Choosing on the board: every choice the rules offer can be tapped together, and no tap is lost.

import { describe, expect, it } from 'vitest';
import { nextThings, openThings, tap, wayOf } from '../board/picks.ts';
import type { OnmitsuChoice } from '../rules/types.ts';

const ME = 0;
const RONIN_AT_1 = { card: 7, arrow: 1 };
const RONIN_AT_2 = { card: 7, arrow: 2 };
const SHONIN = { card: 9 };
const THROWS: readonly OnmitsuChoice[] = [RONIN_AT_1, RONIN_AT_2, SHONIN, { crack: 0 }];

const ways = (choices: readonly OnmitsuChoice[]): (readonly string[])[] => choices.map((choice) => wayOf(choice, ME));

describe('the way of a choice', () => {
  it('is the card, then its Action, then whom it points at', () => {
    expect(wayOf({ card: 7, action: 'A', arrow: 2 }, ME)).toEqual(['card 7', 'action A', 'seat 2']);
  });

  it('is the scroll itself, for cracking the own one and for looking at another', () => {
    expect(wayOf({ crack: 1 }, ME)).toEqual(['sealed 0 1']);
    expect(wayOf({ seat: 2, place: 0 }, ME)).toEqual(['sealed 2 0']);
  });

  it('is one tap for players, kinds of scrolls, Actions and words', () => {
    expect(wayOf({ seat: 2 }, ME)).toEqual(['seat 2']);
    expect(wayOf({ scroll: 'decoy' }, ME)).toEqual(['scroll decoy']);
    expect(wayOf({ action: 'B' }, ME)).toEqual(['action B']);
    expect(wayOf('deck', ME)).toEqual(['word deck']);
  });

  it('leads nowhere for those who only watch', () => {
    expect(wayOf({ crack: 0 }, null)).toEqual([]);
  });
});

describe('a tap', () => {
  it('makes a choice at once when only one is left', () => {
    expect(tap(THROWS, ME, [], 'card 9')).toEqual({ taken: [], made: SHONIN });
    expect(tap(THROWS, ME, [], 'sealed 0 0')).toEqual({ taken: [], made: { crack: 0 } });
  });

  it('on a card with an arrow waits for whom it points at', () => {
    const { taken, made } = tap(THROWS, ME, [], 'card 7');
    expect(made).toBeUndefined();
    expect(nextThings(ways(THROWS), taken)).toEqual(['seat 1', 'seat 2']);
    expect(tap(THROWS, ME, taken, 'seat 2').made).toEqual(RONIN_AT_2);
  });

  it('needs no arrow where there is one player to point at', () => {
    expect(tap([RONIN_AT_1, SHONIN], ME, [], 'card 7').made).toEqual(RONIN_AT_1);
  });

  it('on another card begins again', () => {
    expect(tap(THROWS, ME, ['card 7'], 'card 9').made).toEqual(SHONIN);
  });

  it('on something that is not offered changes nothing', () => {
    expect(tap(THROWS, ME, ['card 7'], 'card 99')).toEqual({ taken: ['card 7'], made: undefined });
  });
});

describe('what may be tapped', () => {
  it('is all cards and the own scroll at first', () => {
    expect([...openThings(ways(THROWS), [])].sort()).toEqual(['card 7', 'card 9', 'sealed 0 0']);
  });

  it('is the players too once a card needs one, and every other card still', () => {
    expect([...openThings(ways(THROWS), ['card 7'])].sort()).toEqual([
      'card 7',
      'card 9',
      'sealed 0 0',
      'seat 1',
      'seat 2',
    ]);
  });
});
