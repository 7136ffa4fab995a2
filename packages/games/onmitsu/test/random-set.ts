// Random card sets: every part of the vocabulary in any mixture, as an author without a plan would write them.

import { type Chance, pickOne } from '@tabella/kernel';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Part = Readonly<Record<string, Json>>;

const CARD = ['Baker', 'Guard', 'Monk'];
const PLACES = ['mill', 'ford', 'gate', 'well', 'keep'];

class Author {
  constructor(private readonly chance: Chance) {}

  int(least: number, most: number): number {
    return least + this.chance.int(most - least + 1);
  }

  one<T>(list: readonly T[]): T {
    return pickOne(this.chance, list);
  }

  some(part: number): boolean {
    return this.chance.int(100) < part;
  }

  filter(): Part {
    return this.one<Part>([{}, { kind: 'any' }, { kind: 'person' }, { kind: 'location' }, { keyword: this.one(CARD) }]);
  }

  cond(roles: readonly string[]): Part {
    const who = this.one(roles);
    return this.one<Part>([
      { cond: 'locationInPlay', id: this.one(PLACES) },
      { cond: 'locationsInPlay', atLeast: this.int(1, 3) },
      { cond: 'contested' },
      { cond: 'hasSealed', who },
      { cond: 'hasCracked', who },
      { cond: 'noScroll', who },
      { cond: 'handAtLeast', who, atLeast: this.int(1, 3) },
      { cond: 'playersWithSealed', atLeast: 2 },
      { cond: 'scrollPileNotEmpty' },
      { cond: 'discardNotEmpty' },
    ]);
  }

  step(roles: readonly string[], deep = 0): readonly Part[] {
    const who = this.one([...roles, 'others', 'all']);
    const other = this.one([...roles, 'others']);
    const count = this.int(1, 2);
    const inner = (): readonly Part[] => (deep < 2 ? this.step(roles, deep + 1) : []);
    const one: readonly (() => readonly Part[])[] = [
      () => [{ op: 'draw', who, count }],
      () => [
        { op: 'discard', who: 'self', count: 2, upTo: true, pick: 'owner', as: `n${deep}` },
        { op: 'draw', who: 'self', perBind: `n${deep}`, times: 1 },
      ],
      () => [{ op: 'discard', who, count, pick: this.one(['owner', 'random']), filter: this.filter() }],
      () => [{ op: 'takeCard', from: other, to: 'self', count, pick: this.one(['random', 'look', 'giver']) }],
      () => [{ op: 'replaceCard', in: other, by: 'self' }],
      () => [{ op: 'lookHand', who: 'self', of: other }],
      () => [{ op: 'lookScroll', who, of: this.one(['any', 'own']), count }],
      () => [{ op: 'crack', who }],
      () => [{ op: 'repair', who }],
      () => [{ op: 'moveSealed', from: other, to: 'self' }],
      () => [
        { op: 'choosePlayer', as: `p${deep}`, count: 2, where: { hasSealed: true } },
        { op: 'swapSealed', players: `p${deep}` },
      ],
      () => [{ op: 'shuffleSealed' }],
      () => [{ op: 'exchangeSealed', who, pick: this.one(['choose', 'random']) }],
      () => [{ op: 'scrollFromPile', to: 'self', pick: this.one(['choose', 'random']) }],
      () => [{ op: 'scrollToPile', who, state: this.one(['any', 'sealed', 'cracked']), optional: this.some(50) }],
      () => [{ op: 'playCard', who: 'self', filter: this.filter(), optional: this.some(50) }],
      () => [{ op: 'unblockLocation', who: 'self' }],
      () => [{ op: 'destroyLocation', who: 'self' }],
      () => [{ op: 'destroyCard', from: other, count, pick: this.one(['owner', 'random']) }],
      () => [{ op: 'restoreDestroyed', who }],
      () => [{ op: 'fetchDiscard', who: 'self', count, filter: this.filter() }],
      () => [{ op: 'searchDeck', who: 'self', look: 3, take: count, rest: this.one(['discard', 'bottom']) }],
      () => [{ op: 'cancelKeyword', keyword: this.one([...CARD, 'Brawl']), until: 'endOfTurn' }],
      () => [{ op: 'summon', card: this.one(PLACES), otherwise: inner() }],
      // biome-ignore lint/suspicious/noThenProperty: the card file says "then"; nothing awaits it
      () => [{ op: 'if', cond: this.cond(roles), then: inner(), else: inner() }],
      () => [{ op: 'vouch', who: 'self' }],
      () => [{ op: 'antidote', who: 'self' }],
    ];
    return this.one(one)();
  }

  action(id: string, anyTime: boolean): Part {
    const target = this.some(40);
    const labelled = !target && this.some(20);
    const roles = target ? ['self', 'target'] : ['self'];
    const answers = anyTime && id === 'A';
    const steps = (): Json => [...this.step(roles), { op: 'draw', who: 'self', count: 1 }];
    return {
      id,
      name: `Deed ${this.int(1, 99_999)}`,
      text: 'Does what it does.',
      timing: [
        'turn',
        ...(answers ? [this.one(['respond:crack', 'respond:actionsEnd', 'endGame']), 'respond:declare'] : []),
      ],
      ...(answers
        ? {
            respondsTo: this.one<Part>([
              { reversibleAgainstMe: true },
              { actionKeyword: 'Brawl' },
              { cardKeyword: 'Monk' },
            ]),
          }
        : {}),
      keywords: this.some(30) ? ['Brawl'] : [],
      tags: this.some(30) ? ['Craft'] : [],
      target: target ? { who: 'otherPlayer', arrow: true } : null,
      reversible: target ? 'target' : labelled ? 'labelled' : null,
      ...(labelled
        ? { reversedEffects: steps(), struck: this.one<Part>([{}, { handAtLeast: 2 }, { hasSealed: true }]) }
        : {}),
      cost: this.some(20)
        ? [{ op: 'discard', count: 1, filter: this.one<Part>([{}, { keyword: this.one(CARD) }]) }]
        : [],
      requires: this.some(30) ? [this.cond(roles)] : [],
      effects: answers && this.some(40) ? [{ op: 'reverse', who: 'self', until: 'endOfTurn' }] : steps(),
      after: this.one(['discard', 'discard', 'destroy']),
    };
  }

  person(i: number): Part {
    const anyTime = this.some(35);
    const actions = [this.action('A', anyTime), this.action('B', anyTime)];
    const about = { id: `p${i}`, name: `Person ${i}`, gloss: 'Somebody', kind: 'person', order: this.int(1, 60) };
    return { ...about, count: this.int(3, 5), keywords: [this.one(CARD)], anyTime, actions };
  }

  place(id: string): Part {
    const ends = id === 'keep';
    const need = { cond: this.one(['locationWeight', 'locationsInPlay']), atLeast: this.int(1, 3) };
    const modifier = this.one<Part>([
      { mod: 'draw', delta: 1 },
      { mod: 'handLimit', delta: this.one([-1, 2]) },
      { mod: 'mandatoryDiscard', count: 1, ifHandAtLeast: 3 },
      { mod: 'waiveCost', tag: 'Craft' },
      { mod: 'drawFromDiscard' },
      { mod: 'suppressKeyword', keyword: 'Brawl' },
      { mod: 'locationWeight', value: 2 },
    ]);
    return {
      id,
      name: `The ${id}`,
      kind: 'location',
      order: this.int(1, 60),
      count: 1,
      keywords: [],
      anyTime: false,
      indestructible: ends,
      requires: ends ? [need] : [],
      action: { name: 'Arrive', text: 'Something.', effects: ends ? [{ op: 'endGame' }] : this.step(['self']) },
      effect: ends ? { text: '', modifiers: [] } : { text: 'Something lasts.', modifiers: [modifier] },
      ...(ends && this.some(50) ? { inHand: { text: 'It wanders.', when: need, atEndOfTurn: 'passLeft' } } : {}),
    };
  }
}

export function randomSet(chance: Chance): object {
  const author = new Author(chance);
  const scroll = (id: string, points: number, lethal = false): Part => {
    return { id, name: `Letter ${id}`, kind: 'scroll', count: author.int(2, 3), points, lethal };
  };
  return {
    schemaVersion: 1,
    name: 'By chance',
    rules: {
      players: { min: 2, max: 4 },
      startHand: author.int(1, 2),
      baseDraw: author.int(1, 2),
      baseHandLimit: author.int(3, 5),
      minHandLimit: 1,
      castleLocationsRequired: 3,
      patienceTurnLimit: author.int(6, 12),
    },
    scoring: { perHandCard: author.int(0, 2) },
    scrolls: [scroll('best', 9), scroll('worst', 0, true), scroll('plain', 4)],
    keywords: { card: CARD, action: ['Brawl'], tags: ['Craft'] },
    people: Array.from({ length: author.int(6, 9) }, (_, i) => author.person(i)),
    locations: PLACES.map((id) => author.place(id)),
  };
}
