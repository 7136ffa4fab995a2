// Transmissions: order, scores, secrecy, legality (the scenarios of the rules file by number).

import { Match, reasonIn } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { cardWords } from '../../rules/texts.ts';
import { words } from '../../words/en/index.ts';
import { deck, Scenario, stars } from './scenario.ts';

const fairness = { secret: '01'.repeat(32), contributions: [] };

describe('set-up', () => {
  it('scenario 19: each side has one secret word of each column, independently rolled', () => {
    const rolls = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const match = Match.start(stars, { seats: 2, fairness: { ...fairness, contributions: [`${i}`] } });
      if (!(match instanceof Match)) throw new Error(match.reason);
      for (const { card, dice } of match.state.messages) {
        expect(deck.cards[card]?.columns.length).toBe(3);
        expect(dice.every((die) => Number.isInteger(die) && die >= 0 && die < 6) && dice.length === 3).toBe(true);
        rolls.add(dice.join(''));
      }
      const [alien, scientists] = match.state.messages;
      expect([deck.cards[alien?.card ?? -1]?.side, deck.cards[scientists?.card ?? -1]?.side]).toEqual([
        'alien',
        'scientist',
      ]);
    }
    expect(rolls.size).toBeGreaterThan(50);
    expect([...rolls].some((roll) => new Set(roll).size < 3)).toBe(true);
  });

  it('the first seat is the Alien unless another is chosen; when random, anybody may be', () => {
    expect(new Scenario({ seats: 4 }).match.state.aliens).toEqual([0]);
    const drawn = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const match = Match.start(stars, {
        seats: 4,
        options: { alien: 0 },
        fairness: { ...fairness, contributions: [`${i}`] },
      });
      if (match instanceof Match) drawn.add(match.state.aliens[0] as number);
    }
    expect(drawn.size).toBe(4);
  });

  it('R14: the Alien is whoever sits in the chosen seat; of two teams the next seat is the other team’s Alien', () => {
    expect(new Scenario({ seats: 4, options: { alien: 3 } }).match.state.aliens).toEqual([2]);
    const { state } = new Scenario({ seats: 5, options: { mode: 'team', alien: 5 } }).match;
    expect([state.aliens, state.team]).toEqual([
      [4, 0],
      [1, 0, 1, 0, 0],
    ]);
    const refused = Match.start(stars, { seats: 4, options: { alien: 5 }, fairness });
    expect(refused instanceof Match ? '' : reasonIn(words, refused)).toBe(
      'There is no seat 5 for the Alien at a table of 4.',
    );
  });

  it('R14: up to fifteen may play, fourteen Scientists with one Alien', () => {
    const game = new Scenario({ seats: 15 });
    game.must(0, 'QUIETLY');
    game.must(14, 'NOWHERE');
    expect(game.view(7).proposals).toMatchObject([{ seat: 14, text: 'NOWHERE' }]);
    expect(game.view(0).proposals).toEqual([]);
    game.must(7, 'NOWHERE');
    expect(game.view(null).sent.map((one) => one.word)).toEqual(['QUIETLY', 'NOWHERE']);
  });

  it('scenario 37: team mode with three is refused, with four it is two teams of one Alien and one Scientist', () => {
    expect(Match.start(stars, { seats: 3, options: { mode: 'team' }, fairness })).toMatchObject({
      ok: false,
      code: 'bad-options',
    });
    const { match } = new Scenario({ seats: 4, options: { mode: 'team' } });
    expect([match.state.team, match.state.aliens]).toEqual([
      [0, 1, 0, 1],
      [0, 1],
    ]);
  });
});

describe('a round', () => {
  it('scenario 26: Scientists cannot transmit before the Alien', () => {
    const game = new Scenario({ seats: 3 });
    expect(game.write(1, 'SIGNAL')).toMatchObject({ ok: false, code: 'not-asked' });
  });

  it('scenario 27: word and score reach all Scientists in one step, and the score is the right one', () => {
    const game = new Scenario({ seats: 3 });
    const { told } = game.must(0, 'horcruxes');
    expect(told).toMatchObject([{ event: { kind: 'sent', word: 'HORCRUXES', score: -16 } }]);
    for (const viewer of [0, 1, 2, null])
      expect(game.view(viewer).sent).toMatchObject([{ word: 'HORCRUXES', score: -16 }]);
  });

  it('scenario 29: after 4 + 4 transmissions the final guess begins; in hard co-op after 3 + 3', () => {
    for (const [hard, count] of [
      [false, 8],
      [true, 6],
    ] as const) {
      const game = new Scenario({ options: { hard } });
      game.transmitAll();
      expect(game.view(null)).toMatchObject({ phase: 'guess-alien' });
      expect(game.view(null).sent).toHaveLength(count);
    }
  });

  it('scenario 36: the same word twice is accepted and scored the same', () => {
    const game = new Scenario({});
    game.must(0, 'PEPPER');
    game.must(1, 'PEPPER');
    expect(game.view(0).sent.map((one) => one.score)).toEqual([10, 10]);
  });
});

describe('legality', () => {
  const game = (): Scenario => new Scenario({});
  const own = (one: Scenario, side: 0 | 1): readonly string[] =>
    cardWords(deck.cards[one.match.state.messages[side]?.card ?? -1] as never);

  it('scenario 21: all eighteen words of the own card are forbidden, rolled or not', () => {
    const one = game();
    for (const word of own(one, 0))
      expect(one.write(0, word)).toMatchObject({ ok: false, code: 'bad-text', reason: expect.stringContaining(word) });
    expect(one.view(0).sent).toEqual([]);
  });

  it('scenario 22: a word that contains a word of the own card is refused, with the reason', () => {
    const one = game();
    const [word = ''] = own(one, 0);
    expect(one.write(0, `un${word}ish`)).toMatchObject({ ok: false, reason: expect.stringContaining(word) });
  });

  it('scenario 24: a word that stands only on the other card is accepted, and nothing hints at it', () => {
    const one = game();
    const mine = own(one, 0);
    const theirs = own(one, 1).find((word) => !mine.includes(word)) as string;
    const reply = one.must(0, theirs);
    expect(Object.keys(reply).sort()).toEqual(Object.keys(game().must(0, 'QUIETLY')).sort());
  });

  it.each([
    ['scenario 44', '   ', false],
    ['scenario 49', '👽', false],
    ['scenario 49', 'STA\u200dR', false],
    ['scenario 52', 'A'.repeat(33), false],
    ['scenario 52', 'X'.repeat(1_000_000), false],
    ['scenario 52', 'B'.repeat(32), true],
    ['scenario 47', 'café', true],
    ['scenario 48', "don't", true],
    ['scenario 55', 'Qwertyx', true],
  ])('%s: %s', (_, text, ok) => {
    const one = game();
    const reply = one.write(0, text);
    expect(reply.ok).toBe(ok);
    expect(one.view(0).sent).toHaveLength(ok ? 1 : 0);
    if (text === 'café') expect(one.view(0).sent[0]?.word).toBe('CAFE');
  });

  it('scenario 56: the same submission sent twice is one transmission', () => {
    const one = game();
    const ask = one.match.asks()[0]?.id as number;
    expect(one.match.answer(0, ask, 'SIGNAL').ok).toBe(true);
    expect(one.match.answer(0, ask, 'SIGNAL')).toMatchObject({ ok: false, code: 'stale-ask' });
    expect(one.view(0).sent).toHaveLength(1);
  });
});

describe('several Scientists', () => {
  const after = (agree: 'one' | 'first' | 'vote', seats = 4): Scenario => {
    const game = new Scenario({ seats, options: { agree } });
    game.must(0, 'QUIETLY');
    return game;
  };

  it('scenario 34: two different words at once make at most one transmission', () => {
    const game = after('first');
    const ask = game.match.asks()[0]?.id as number;
    expect(game.match.answer(1, ask, 'NOWHERE').ok).toBe(true);
    expect(game.match.answer(2, ask, 'PURPLE')).toMatchObject({ ok: false, code: 'stale-ask' });
    expect(game.view(0).sent.map((one) => one.word)).toEqual(['QUIETLY', 'NOWHERE']);
  });

  it('one proposes, all Scientists and no one else see it, one confirms', () => {
    const game = after('one');
    const { told } = game.must(1, 'NOWHERE');
    expect(told).toMatchObject([{ to: 0b1110, event: { kind: 'proposes', seat: 1, text: 'NOWHERE' } }]);
    expect([0, 1, 2, 3, null].map((viewer) => game.view(viewer).proposals.length)).toEqual([0, 1, 1, 1, 0]);
    expect(game.view(0).sent).toHaveLength(1);
    expect(game.write(1, 'NOWHERE')).toMatchObject({ ok: false, code: 'not-asked' });
    game.must(2, 'PURPLE');
    game.must(3, 'nowhere');
    expect(game.view(0).sent.at(-1)).toMatchObject({ word: 'NOWHERE', side: 1 });
    expect(game.view(1).proposals).toEqual([]);
  });

  it('by vote more than half must stand behind the word, and a mind can be changed', () => {
    const game = after('vote', 5);
    game.must(1, 'NOWHERE');
    expect(game.write(1, 'NOWHERE')).toMatchObject({ code: 'not-asked' });
    game.must(2, 'NOWHERE');
    game.must(3, 'PURPLE');
    game.must(4, 'PURPLE');
    expect(game.view(0).sent).toHaveLength(1);
    game.must(2, 'PURPLE');
    expect(game.view(0).sent.at(-1)?.word).toBe('PURPLE');
  });

  it('a single Scientist needs nobody', () => {
    const game = new Scenario({});
    game.must(0, 'QUIETLY');
    game.must(1, 'NOWHERE');
    expect(game.view(0)).toMatchObject({ round: 1, phase: 'alien' });
  });
});

describe('teams', () => {
  const begin = (hard = false): Scenario => new Scenario({ seats: 4, options: { mode: 'team', hard } });

  it('scenario 39: both Aliens’ words become public at the same time', () => {
    const game = begin();
    expect(game.must(1, 'PURPLE')).toMatchObject({ closed: false, told: [] });
    for (const viewer of [0, 2, 3, null]) expect(game.view(viewer).sent).toEqual([]);
    game.must(0, 'SIGNAL');
    for (const viewer of [0, 1, 2, 3, null])
      expect(game.view(viewer).sent.map((one) => one.word)).toEqual(['SIGNAL', 'PURPLE']);
  });

  it('what Scientists send is seen by their own team only, with its score', () => {
    const game = begin();
    game.must(0, 'SIGNAL');
    game.must(1, 'PURPLE');
    game.must(2, 'PEPPER');
    expect([0, 1, 2, 3, null].map((viewer) => game.view(viewer).sent.length)).toEqual([3, 2, 3, 2, 2]);
    expect(game.view(0).sent.at(-1)).toMatchObject({ word: 'PEPPER', score: 10 });
  });

  it('scenario 42: in team hard mode the Aliens’ words, too, go to their own Scientists only', () => {
    const game = begin(true);
    game.must(0, 'SIGNAL');
    game.must(1, 'PURPLE');
    expect([0, 1, 2, 3, null].map((viewer) => game.view(viewer).sent.map((one) => one.word))).toEqual([
      ['SIGNAL'],
      ['PURPLE'],
      ['SIGNAL'],
      ['PURPLE'],
      [],
    ]);
  });

  it('both teams use the same cipher and their own cards', () => {
    const { state } = begin().match;
    expect(new Set(state.messages.map((one) => one.card)).size).toBe(4);
    expect(begin().view(0).cipher).toEqual(begin().view(1).cipher);
    expect([2, 3, null].map((viewer) => begin().view(viewer).cipher)).toEqual([null, null, null]);
  });
});
