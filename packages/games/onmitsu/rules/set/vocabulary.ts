// The vocabulary of effects, conditions and modifiers: which fields each has, and which values they take.

import { type TObject, type TSchema, Type } from 'typebox';
import { either, flag, list, maybe, oneOf, pattern, record, tagged, text, whole } from './fields.ts';
import { type Condition, type Effect, type Modifier, TIMINGS } from './types.ts';

export const idText = pattern(/^[a-z][a-z0-9_]{0,39}$/, 'an id of small letters, digits and _');
const role = pattern(/^[a-z][A-Za-z0-9]{0,19}$/, 'a role: self, target, others, all, or a name made with "as"');
export const keyword = pattern(/^[A-Z][A-Za-z' -]{0,29}$/, 'a keyword that begins with a capital letter');
const count = whole(1, 10);
const amount = either(
  'a whole number from 0 to 99, or @ and the name of one of the rules',
  whole(0, 99),
  Type.String({ pattern: '^@[A-Za-z]{1,30}$' }),
);

export const filter = record({
  kind: maybe(oneOf('any', 'person', 'location')),
  keyword: maybe(keyword),
  scroll: maybe(idText),
});

export const CONDITIONS: Readonly<Record<Condition['cond'], TObject>> = {
  locationInPlay: record({ id: idText }),
  locationsInPlay: record({ atLeast: amount }),
  locationWeight: record({ atLeast: amount }),
  contested: record({}),
  hasSealed: record({ who: role }),
  hasCracked: record({ who: role }),
  noScroll: record({ who: role }),
  handAtLeast: record({ who: role, atLeast: amount }),
  handHas: record({ who: role, filter, atLeast: amount }),
  playersWithSealed: record({ atLeast: amount }),
  scrollPileNotEmpty: record({}),
  discardNotEmpty: record({}),
};
export const condition = tagged<Condition>('cond', CONDITIONS);

export const MODIFIERS: Readonly<Record<Modifier['mod'], TObject>> = {
  draw: record({ delta: whole(-5, 5) }),
  handLimit: record({ delta: whole(-10, 10) }),
  mandatoryDiscard: record({ count, ifHandAtLeast: whole(1, 20) }),
  waiveCost: record({ tag: keyword }),
  drawFromDiscard: record({}),
  suppressKeyword: record({ keyword }),
  locationWeight: record({ value: whole(0, 5) }),
};
export const modifier = tagged<Modifier>('mod', MODIFIERS);

/** How deep effects may stand in each other. */
const MOST_DEPTH = 4;
const MOST_STEPS = 8;

const TOO_DEEP = Type.Unsafe<readonly Effect[]>({
  not: {},
  description: `no effects here: it stands too deep, for effects hold effects at most ${MOST_DEPTH} times`,
});

/** The steps of an Action; `if` and `summon` hold more of them. */
function effectsAt(depth: number): TSchema {
  return list(tagged<Effect>('op', opsWith(depth < MOST_DEPTH ? effectsAt(depth + 1) : TOO_DEEP)), MOST_STEPS);
}

function opsWith(inner: TSchema): Readonly<Record<Effect['op'], TObject>> {
  const optional = maybe(flag);
  const until = oneOf('endOfTurn');
  return {
    draw: record({ who: role, count: maybe(count), perBind: maybe(role), times: maybe(count) }),
    discard: record({
      who: role,
      count,
      upTo: maybe(flag),
      pick: oneOf('owner', 'random'),
      filter: maybe(filter),
      as: maybe(role),
    }),
    takeCard: record({
      from: role,
      to: role,
      count,
      pick: oneOf('random', 'look', 'giver'),
      filter: maybe(filter),
      fromWhere: maybe(record({ handAtLeast: whole(1, 20) })),
      optional,
    }),
    replaceCard: record({ in: role, by: role }),
    lookHand: record({ who: role, of: role }),
    lookScroll: record({ who: role, of: oneOf('any', 'own'), count }),
    crack: record({ who: role }),
    repair: record({ who: role }),
    moveSealed: record({ from: role, to: role }),
    swapSealed: record({ players: role }),
    shuffleSealed: record({}),
    exchangeSealed: record({ who: role, pick: oneOf('choose', 'random') }),
    scrollFromPile: record({
      to: role,
      pick: oneOf('choose', 'random'),
      filter: maybe(record({ scroll: maybe(idText) })),
    }),
    scrollToPile: record({ who: role, state: oneOf('any', 'sealed', 'cracked'), optional }),
    choosePlayer: record({
      as: role,
      count: whole(1, 2),
      where: record({ other: maybe(flag), hasSealed: maybe(flag) }),
    }),
    playCard: record({ who: role, filter, optional }),
    blockLocation: record({ who: role }),
    unblockLocation: record({ who: role, optional }),
    destroyLocation: record({ who: role }),
    destroyCard: record({ from: role, count, pick: oneOf('owner', 'random') }),
    restoreDestroyed: record({ who: role }),
    fetchDiscard: record({ who: role, count, filter: maybe(filter), depth: maybe(whole(1, 99)) }),
    searchDeck: record({
      who: role,
      look: count,
      take: count,
      filter: maybe(filter),
      rest: oneOf('discard', 'bottom'),
    }),
    cancelKeyword: record({ keyword, until }),
    reverse: record({ who: role, until }),
    summon: record({ card: idText, otherwise: inner }),
    // biome-ignore lint/suspicious/noThenProperty: the card file says "then"; nothing awaits it
    if: record({ cond: condition, then: inner, else: maybe(inner) }),
    vouch: record({ who: role }),
    antidote: record({ who: role }),
    endGame: record({}),
  };
}

export const OPS: readonly string[] = Object.keys(opsWith(TOO_DEEP));
export const effects = Type.Unsafe<readonly Effect[]>(effectsAt(1));

export const respondsTo = either(
  'a record with an actionKeyword, with a cardKeyword, or with "reversibleAgainstMe": true',
  record({ actionKeyword: keyword }),
  record({ cardKeyword: keyword }),
  record({ reversibleAgainstMe: oneOf(true) }),
);

export const timing = oneOf(...TIMINGS);
export const target = either(
  'null or { "who": "otherPlayer", "arrow": true }',
  oneOf(null),
  record({ who: oneOf('otherPlayer'), arrow: oneOf(true) }),
);
export const prose = { title: text(60), name: text(40), face: text(85), long: text(400), maybe: text(400, 0) };
/** Whom a labelled Action strikes. */
export const struck = record({
  handAtLeast: maybe(whole(1, 20)),
  hasSealed: maybe(oneOf(true)),
  hasCracked: maybe(oneOf(true)),
});
