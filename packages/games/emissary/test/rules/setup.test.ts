// Set-up: both tables of identities, the choice of characters, the first hands, the two decks.

import { defaultsOf, Match } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { box, OFFER } from '../../rules/box.ts';
import { cast } from '../../rules/characters/index.ts';
import { cardFaceOf, deckFaces, identityOf, nameOfFace } from '../../rules/faces.ts';
import { emissary } from '../../rules/game.ts';
import { missionAt } from '../../rules/missions.ts';
import { identityCounts, type Options, refuses } from '../../rules/options.ts';
import { people } from '../../rules/people.ts';
import { identityCard, type State } from '../../rules/state.ts';
import { COLOURS, EFFECTS } from '../../rules/terms.ts';
import type { View } from '../../rules/view.ts';
import { why } from '../../words/en/why.ts';

const options = (some: Partial<Options> = {}): Options => ({ ...defaultsOf(emissary.options), ...some });

function begun(seats: number, some: Partial<Options> = {}): Match<State, Options> {
  const match = Match.start(emissary, {
    seats,
    options: some,
    fairness: { secret: '1a'.repeat(32), contributions: [] },
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

const viewOf = (match: Match<State, Options>, viewer: number | null): View => match.view(viewer) as unknown as View;

describe('identities', () => {
  it.each([
    [3, 'standard', [1, 1, 1]],
    [4, 'standard', [1, 1, 2]],
    [5, 'standard', [2, 2, 1]],
    [6, 'standard', [2, 2, 2]],
    [7, 'standard', [3, 3, 1]],
    [8, 'standard', [3, 3, 2]],
    [9, 'standard', [3, 3, 3]],
    [4, 'first', [2, 2, 0]],
    [6, 'first', [3, 3, 0]],
    [7, 'first', [2, 2, 3]],
  ] as const)('%i seats, %s: KDR, FRS and MOF as in the table', (seats, identities, expected) => {
    const match = begun(seats, { identities });
    for (const ask of match.asks()) match.answer(ask.seat, ask.id, ask.from[0]);
    const s = match.state;
    const dealt = Array.from({ length: seats }, (_, seat) => identityOf(box.face(s.cards, identityCard(s, seat))));
    const counts = ['KDR', 'FRS', 'MOF'].map((one) => dealt.filter((is) => is === one).length);
    expect(counts).toEqual(expected);
    expect(identityCounts(seats, options({ identities }))).toEqual(expected);
  });

  it('refuses options that do not fit the seats, with the reason', () => {
    const said = (seats: number, given: Options): string | null => {
      const found = refuses(seats, given);
      return found && why(found);
    };
    expect(said(5, options({ identities: 'first' }))).toMatch(/4, 6 or 7 seats, not for 5/);
    expect(said(5, options({ alliance: true }))).toMatch(/6 seats, not for 5/);
    expect(said(6, options({ alliance: true, identities: 'first' }))).toMatch(/no MOF/);
    expect(refuses(6, options({ alliance: true }))).toBeNull();
    const match = Match.start(emissary, {
      seats: 5,
      options: { alliance: true },
      fairness: { secret: '1a'.repeat(32), contributions: [] },
    });
    expect(match).toMatchObject({ ok: false, code: 'bad-options' });
  });
});

describe('characters', () => {
  it('everybody picks one of two, plain ones lie face-up and special ones face-down', () => {
    const match = begun(9);
    expect(match.asks().map((ask) => [ask.kind, ask.from.length])).toEqual(new Array(9).fill(['pick', 2]));
    const picked: string[] = [];
    for (const ask of match.asks()) {
      const names = viewOf(match, ask.seat).offer.map((one) => one.character);
      const specials = people.filter((one) => one.special).map((one) => one.name);
      const place = names.findIndex((name) => specials.includes(name));
      const choice = ask.from[Math.max(0, place)];
      picked[ask.seat] = names[Math.max(0, place)] as string;
      expect(match.answer(ask.seat, ask.id, choice).ok).toBe(true);
    }
    const view = viewOf(match, null);
    picked.forEach((name, seat) => {
      const special = people.find((one) => one.name === name)?.special === true;
      expect(view.seats[seat]).toMatchObject({ special, up: !special, character: special ? null : name });
      expect(view.seats[seat]?.gender === 'unknown').toBe(special);
      expect(viewOf(match, seat).seats[seat]?.character).toBe(name);
    });
    expect(view.spare).toEqual([]);
    expect(viewOf(match, 0).spare).toHaveLength(1);
  });

  it('everybody sees which of their two cards the others keep', () => {
    expect(
      begun(9)
        .asks()
        .filter((ask) => ask.open),
    ).toHaveLength(9);
  });

  it('identities and cards are dealt when the characters are chosen: nobody picks by their side', () => {
    const match = begun(5);
    const before = viewOf(match, 0);
    expect(before.seats.map(({ identity, cards }) => [identity, cards])).toEqual(new Array(5).fill([null, 0]));
    for (const ask of match.asks()) match.answer(ask.seat, ask.id, ask.from[0]);
    expect(viewOf(match, 0).seats[0]?.identity).not.toBeNull();
  });

  it('the characters offered are known to their seat alone', () => {
    const match = begun(5);
    const offered = box.list(match.state.cards, OFFER).map((id) => nameOfFace(box.face(match.state.cards, id)));
    expect(viewOf(match, 0).offer.map((one) => one.character)).toEqual(offered);
    expect(viewOf(match, 1).offer.map((one) => one.character)).not.toEqual(offered);
    expect(viewOf(match, null).offer).toEqual([]);
  });

  it('everybody begins with three cards, and the first turn draws two more', () => {
    const match = begun(5);
    for (const ask of match.asks()) match.answer(ask.seat, ask.id, ask.from[0]);
    const cards = viewOf(match, null).seats.map((seat) => seat.cards);
    expect(cards.filter((n) => n === 3)).toHaveLength(4);
    expect(cards[match.state.active]).toBeGreaterThanOrEqual(5);
  });

  it('all 27 are on stage, with the abilities that the table names in blue and red', () => {
    expect(people).toHaveLength(27);
    people.forEach((person, place) => {
      const one = cast[place];
      const offered = (face: 'up' | 'down'): string[] =>
        [
          ...(one?.offers ?? []),
          ...(one?.played ?? []),
          ...(one?.before ?? []),
          ...(one?.after ?? []),
          ...(one?.obtained ?? []),
          ...(one?.eliminated ?? []),
        ]
          .filter((hook) => hook.face === face)
          .map((hook) => hook.ability);
      expect([person.name, offered('down')]).toEqual([person.name, person.blue]);
      for (const ability of offered('up')) expect(person.red).toContain(ability);
      if (person.mission !== 'none') expect([person.name, missionAt(place).on]).not.toEqual([person.name, 'nothing']);
    });
  });
});

describe('decks', () => {
  const count = (deck: string, effect: string): number[] =>
    COLOURS.map((colour) => {
      const faces = deckFaces(deck).map(cardFaceOf);
      return faces.filter((face) => face.effect === effect && face.colour === colour).length;
    });

  it('the deck of 2010 has the counts of its table', () => {
    expect(Object.fromEntries(EFFECTS.map((effect) => [effect, count('2010', effect)]))).toEqual({
      counteract: [3, 3, 6],
      decode: [3, 3, 1],
      delete: [1, 1, 4],
      distribute: [1, 1, 0],
      intercept: [1, 1, 6],
      'lock-on': [5, 5, 4],
      prove: [6, 6, 6],
      transfer: [2, 2, 2],
      trap: [2, 2, 4],
    });
  });

  it('the other deck has its own counts and stamps, and a match can be played with it', () => {
    expect(Object.fromEntries(EFFECTS.map((effect) => [effect, count('2009', effect)]))).toEqual({
      counteract: [5, 5, 4],
      decode: [2, 2, 2],
      delete: [2, 2, 2],
      distribute: [1, 1, 1],
      intercept: [1, 1, 6],
      'lock-on': [3, 3, 6],
      prove: [6, 6, 6],
      transfer: [3, 3, 2],
      trap: [2, 2, 2],
    });
    const stamps = (effect: string): string[] => [
      ...new Set(
        deckFaces('2009')
          .map(cardFaceOf)
          .filter((face) => face.effect === effect)
          .map((face) => face.stamp),
      ),
    ];
    expect([stamps('lock-on'), stamps('intercept'), stamps('trap')]).toEqual([['OM'], ['CM'], ['EM']]);
    expect(viewOf(begun(4, { deck: '2009' }), 0).options.deck).toBe('2009');
  });
});
