// The tables of cards and characters: what is wrong is refused with its line and the reason.

import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../data/characters.ts';
import { DECK_2010 } from '../../data/deck-2010.ts';
import { BadTable, readDeck, readPeople } from '../../rules/tables.ts';

const HEAD = 'effect,prove,colour,stamp,count\n';
const deck = (lines: string, size: number) => () => readDeck(HEAD + lines, size);

describe('a table of cards', () => {
  it('is read line by line, blank lines and spaces aside', () => {
    expect(deck('\n  trap,, red ,CM,2 \n\nprove,KDR draw,black,CM,1\n', 3)()).toEqual([
      { face: { effect: 'trap', colour: 'red', stamp: 'CM' }, count: 2 },
      { face: { effect: 'prove', colour: 'black', stamp: 'CM', prove: { bet: 'KDR', kind: 'draw' } }, count: 1 },
    ]);
  });

  it.each([
    ['trap,,red,CM,two', 1, /line 2: "two" is no number of cards/],
    ['trap,,red,CM,0', 1, /line 2: "0" is no number/],
    ['trap,,red,CM,-1', 1, /line 2/],
    ['trap,,green,CM,1', 1, /line 2: "green" is no colour/],
    ['trap,,red,XM,1', 1, /line 2: "XM" is no stamp/],
    ['trick,,red,CM,1', 1, /line 2: "trick" is no effect/],
    ['trap,,red,CM', 1, /line 2: 5 cells/],
    ['trap,KDR draw,red,CM,1', 1, /only Prove, bets/],
    ['prove,,red,CM,1', 1, /only Prove, bets/],
    ['prove,ABC draw,red,CM,1', 1, /"ABC" is no identity/],
    ['prove,KDR jump,red,CM,1', 1, /"jump" is no Prove action/],
    ['prove,KDR draw twice,red,CM,1', 1, /is no bet/],
    ['trap,,red,CM,1\ntrap,,red,CM,1', 2, /has two lines/],
    ['trap,,red,CM,1', 2, /1 cards, not 2/],
    ['', 1, /0 cards, not 1/],
  ])('%s is refused', (lines, size, reason) => {
    expect(deck(lines, size)).toThrow(BadTable);
    expect(deck(lines, size)).toThrow(reason);
  });

  it('needs its columns', () => {
    expect(() => readDeck('', 0)).toThrow(/columns must be/);
    expect(() => readDeck('effect,colour\n', 0)).toThrow(/columns must be/);
  });

  it('can be corrected without code: another stamp or count is just another line', () => {
    const changed = DECK_2010.replace('transfer,,red,EM,2', 'transfer,,red,OM,2');
    expect(readDeck(changed, 81).find((line) => line.face.effect === 'transfer')?.face.stamp).toBe('OM');
  });
});

describe('a table of characters', () => {
  const people =
    (lines: string, size = 1) =>
    () =>
      readPeople(`name,special,gender,blue,red,mission\n${lines}`, size);

  it('is read as it stands', () => {
    expect(readPeople(CHARACTERS, 27).filter((one) => one.special)).toHaveLength(10);
    expect(people('Ada,S,female,One,Two + Three,none')()).toEqual([
      { name: 'Ada', special: true, gender: 'female', blue: ['One'], red: ['Two', 'Three'], mission: 'none' },
    ]);
  });

  it.each([
    ['Ada,X,female,,Two,none', /neither S nor empty/],
    ['Ada,,unknown,,Two,none', /no gender/],
    ['Ada,,female,One,,none', /only special characters/],
    [',,female,,Two,none', /needs a name/],
    ['Ada,,female,,Two,', /needs a name and a mission/],
    ['Ada,,female,,Two', /6 cells/],
  ])('%s is refused', (line, reason) => {
    expect(people(line)).toThrow(BadTable);
    expect(people(line)).toThrow(reason);
  });

  it('refuses a name twice, and too few people', () => {
    expect(people('Ada,,female,,A,none\nAda,,female,,B,none', 2)).toThrow(/two lines/);
    expect(people('Ada,,female,,A,none', 2)).toThrow(/1 characters, not 2/);
  });
});
