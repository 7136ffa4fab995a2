// From a card set as it is written to one that can be played.

import type { Answers, Card, CardSet, Deed, Judged, Sieve, Step } from './card.ts';
import { opsIn, sievesIn, topScroll, weightOf } from './survey.ts';
import type { Action, Condition, Effect, Filter, Location, Modifier, Person, SetFile, Timing } from './types.ts';

/** What names are looked up in. */
interface Lookup {
  readonly file: SetFile;
  readonly keywords: readonly string[];
  faceOf(card: string): number;
  /** What all the Actions of the set answer. */
  readonly answering: readonly Answers[];
}

const NO_SIEVE: Sieve = { kind: 'all', keywords: 0 };

/** Faces are numbered from 0: people, Locations, scrolls, in the order of the file. */
export function compileSet(id: string, file: SetFile): CardSet {
  const ids = [...file.people, ...file.locations].map((one) => one.id);
  const keywords = [...file.keywords.card, ...file.keywords.action];
  const faceOf = (card: string): number => ids.indexOf(card);
  const bare: Lookup = { file, keywords, faceOf, answering: [] };
  const answering = file.people.flatMap((one) => one.actions.flatMap((action) => answersOf(bare, action) ?? []));
  const look: Lookup = { ...bare, answering };
  const cards = [...file.people.map((one) => person(look, one)), ...file.locations.map((one) => location(look, one))];
  const scrolls = file.scrolls.map((one, i) => {
    const { id: name, count, points, lethal } = one;
    return { face: cards.length + i, id: name, count, points, lethal };
  });
  const top = scrolls.find((one) => one.id === topScroll(file)?.id);
  const poison = scrolls.find((one) => one.lethal);
  const castle = cards.find((one) => one.endsGame);
  if (!top || !poison || !castle) throw new Error('this card set was not read');
  const timed = (timing: Timing): Card[] =>
    cards.filter((card) => card.deeds.some((deed) => deed.timing.includes(timing)));
  const far = castle.requires.find((one) => one.cond === 'locationWeight' || one.cond === 'locationsInPlay');
  return {
    id,
    file,
    cards,
    scrolls,
    top,
    poison,
    keywords,
    sieves: sievesIn(cards),
    passing: cards.filter((card) => card.passes !== null),
    answered: answering.reduce((mask, one) => mask | (one.to === 'me' ? 0 : one.mask), 0),
    windows: { crack: timed('respond:crack').length > 0, end: timed('respond:actionsEnd').length > 0 },
    lastOrders: [...new Set(timed('endGame').map((card) => card.order))].sort((a, b) => a - b),
    castle: { id: castle.id, need: far?.need ?? 0, weighs: far?.cond !== 'locationsInPlay' },
  };
}

function person(look: Lookup, one: Person): Card {
  const { id, kind, order, count, anyTime } = one;
  const keywords = maskOf(look, one.keywords);
  const deeds = one.actions.map((action) => deed(look, action, keywords));
  const aims = deeds.some((each) => each.target);
  const sums = { draw: 0, handLimit: 0, suppressed: 0 };
  const none = { indestructible: false, requires: [], modifiers: [], sums, weight: 0, passes: null, endsGame: false };
  return { face: look.faceOf(id), id, kind, order, count, anyTime, keywords, deeds, aims, ...none };
}

function location(look: Lookup, one: Location): Card {
  const { id, kind, order, count, anyTime, indestructible } = one;
  const { effects } = one.action;
  const endsGame = opsIn(effects).includes('endGame');
  const keywords = maskOf(look, one.keywords);
  const only: Deed = {
    id: 'A',
    timing: ['turn'],
    keywords: 0,
    tags: [],
    target: false,
    reversible: null,
    effects: stepsOf(look, effects),
    reversed: [],
    struck: {},
    answers: null,
    cost: null,
    requires: [],
    after: 'discard',
    demanding: false,
    answerable: answerable(look, keywords, 0, false) && !final(effects),
  };
  return {
    face: look.faceOf(id),
    id,
    kind,
    order,
    count,
    anyTime,
    keywords,
    deeds: [only],
    aims: false,
    indestructible,
    requires: one.requires.map((cond) => judged(look, cond)),
    modifiers: one.effect.modifiers,
    sums: sumsOf(look, one.effect.modifiers),
    // Ruling 32: the Castle does not count itself.
    weight: endsGame ? 0 : weightOf(one),
    passes: one.inHand ? judged(look, one.inHand.when) : null,
    endsGame,
  };
}

function sumsOf(look: Lookup, modifiers: readonly Modifier[]): Card['sums'] {
  let [draw, handLimit, suppressed] = [0, 0, 0];
  for (const one of modifiers) {
    if (one.mod === 'draw') draw += one.delta;
    if (one.mod === 'handLimit') handLimit += one.delta;
    if (one.mod === 'suppressKeyword') suppressed |= maskOf(look, [one.keyword]);
  }
  return { draw, handLimit, suppressed };
}

function deed(look: Lookup, action: Action, card: number): Deed {
  const { id, timing, tags, reversible, after } = action;
  const keywords = maskOf(look, action.keywords);
  const [cost] = action.cost;
  return {
    id,
    timing,
    keywords,
    tags,
    target: action.target !== null,
    reversible,
    effects: stepsOf(look, action.effects),
    reversed: stepsOf(look, action.reversedEffects ?? []),
    struck: action.struck ?? {},
    answers: answersOf(look, action),
    cost: cost ? { count: cost.count, sieve: sieveOf(look, cost.filter) } : null,
    requires: action.requires.map((cond) => judged(look, cond)),
    after,
    demanding: cost !== undefined || action.requires.some((one) => one.cond === 'handHas'),
    answerable: answerable(look, card, keywords, reversible !== null) && !final(action.effects),
  };
}

function stepsOf(look: Lookup, effects: readonly Effect[]): readonly Step[] {
  return effects.map((step): Step => {
    switch (step.op) {
      case 'discard':
      case 'takeCard':
      case 'playCard':
      case 'fetchDiscard':
      case 'searchDeck':
        return { ...step, sieve: sieveOf(look, step.filter ?? {}) };
      case 'cancelKeyword':
        return { op: step.op, mask: maskOf(look, [step.keyword]) };
      case 'summon':
        return { op: step.op, sieve: { kind: step.card, keywords: 0 }, otherwise: stepsOf(look, step.otherwise) };
      case 'if':
        return {
          op: step.op,
          cond: judged(look, step.cond),
          // biome-ignore lint/suspicious/noThenProperty: the vocabulary of the card file says "then"; nothing awaits it
          then: stepsOf(look, step.then),
          else: stepsOf(look, step.else ?? []),
        };
      default:
        return step;
    }
  });
}

function answersOf(look: Lookup, { respondsTo }: Action): Answers | null {
  if (respondsTo === undefined) return null;
  if ('actionKeyword' in respondsTo) return { to: 'action', mask: maskOf(look, [respondsTo.actionKeyword]) };
  if ('cardKeyword' in respondsTo) return { to: 'card', mask: maskOf(look, [respondsTo.cardKeyword]) };
  return { to: 'me' };
}

function answerable(look: Lookup, card: number, action: number, reversible: boolean): boolean {
  return look.answering.some((one) => {
    if (one.to === 'me') return reversible;
    return ((one.to === 'card' ? card : action) & one.mask) !== 0;
  });
}

/** It cancels or reverses: it cannot be answered itself (ruling 23). */
function final(effects: readonly Effect[]): boolean {
  const ops = opsIn(effects);
  return ops.includes('cancelKeyword') || ops.includes('reverse');
}

function maskOf(look: Lookup, words: readonly string[]): number {
  let mask = 0;
  for (const word of words) mask |= 1 << look.keywords.indexOf(word);
  return mask;
}

function sieveOf(look: Lookup, filter: Filter): Sieve {
  const keywords = filter.keyword === undefined ? 0 : maskOf(look, [filter.keyword]);
  return { kind: filter.kind ?? (keywords === 0 ? 'all' : 'any'), keywords };
}

function judged(look: Lookup, cond: Condition): Judged {
  const amount = 'atLeast' in cond ? cond.atLeast : 0;
  const need = typeof amount === 'number' ? amount : look.file.rules[amount.slice(1) as 'startHand'];
  return { ...cond, need, sieve: cond.cond === 'handHas' ? sieveOf(look, cond.filter) : NO_SIEVE };
}
