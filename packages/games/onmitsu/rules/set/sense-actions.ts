// Does an Action make sense? Its parts fit together, every name in it exists and every role is bound when it is used.

import { opsIn, stepsIn } from './survey.ts';
import type { Action, Amount, Condition, Effect, Filter, SetFile } from './types.ts';

export type Report = (field: string, what: string) => void;

/** All that a card may name. */
export interface Names {
  readonly cards: readonly string[];
  readonly locations: readonly string[];
  readonly scrolls: readonly string[];
  readonly numbers: readonly string[];
  readonly keywords: SetFile['keywords'];
}

const PLAIN = ['self', 'others', 'all'];

/** An Action that cannot do anything is a mistake of whoever wrote it. */
export const isEmpty = (effects: readonly Effect[]): boolean => stepsIn(effects).every((step) => step.op === 'if');
export const EMPTY = 'does nothing: an Action needs at least one step';

/** With those inside others; more would make one card last longer than a match. */
const MOST_IN_ALL = 24;

export function faultsOfAction(action: Action, names: Names, wrong: Report): void {
  const { target, reversible, reversedEffects, after } = action;
  const roles = target === null ? ['self'] : ['self', 'target'];
  if ((target !== null) !== (reversible === 'target'))
    wrong('reversible', 'is "target" exactly if the Action has a Target');
  if ((reversible === 'labelled') !== (reversedEffects !== undefined))
    wrong('reversedEffects', 'is there exactly if the Action is labelled REVERSIBLE');
  if ((reversible === 'labelled') !== (action.struck !== undefined))
    wrong('struck', 'is there exactly if the Action is labelled REVERSIBLE: it says which of the others it strikes');
  if (isEmpty(action.effects)) wrong('effects', EMPTY);
  for (const field of ['effects', 'reversedEffects'] as const) {
    const { length } = stepsIn(action[field] ?? []);
    if (length > MOST_IN_ALL) wrong(field, `holds ${length} steps in all; at most ${MOST_IN_ALL} are carried out`);
  }
  if (new Set(action.timing).size !== action.timing.length) wrong('timing', 'names one twice');
  for (const word of action.keywords) {
    if (!names.keywords.action.includes(word)) wrong('keywords', `"${word}" is not among the set's Action keywords`);
  }
  for (const word of action.tags) {
    if (!names.keywords.tags.includes(word)) wrong('tags', `"${word}" is not among the set's tags`);
  }
  checkResponse(action, names, wrong);
  action.cost.forEach((cost, i) => {
    checkFilter(cost.filter, names, (field, what) => wrong(`cost[${i}].filter${field}`, what));
  });
  faultsOfConditions(action.requires, names, roles, (field, what) => wrong(`requires${field}`, what), true);
  faultsOfSteps(action.effects, names, roles, (field, what) => wrong(`effects${field}`, what));
  if (reversedEffects)
    faultsOfSteps(reversedEffects, names, roles, (field, what) => wrong(`reversedEffects${field}`, what));
  const secret = [...action.cost, ...action.requires].filter(
    (one) => 'filter' in one && (one.filter.keyword !== undefined || (one.filter.kind ?? 'any') !== 'any'),
  );
  if (secret.length > 1) wrong('requires', 'and cost ask the hidden hand twice; one demand on what it holds is enough');
  const blocks = opsIn([...action.effects, ...(reversedEffects ?? [])]).filter((op) => op === 'blockLocation').length;
  if (blocks > 1 || (blocks === 1) !== (after === 'stayOnLocation'))
    wrong('after', 'is "stayOnLocation" exactly if one step is blockLocation');
}

function checkResponse(action: Action, names: Names, wrong: Report): void {
  const answers = action.timing.includes('respond:declare');
  const { respondsTo } = action;
  if (respondsTo === undefined) {
    if (answers) wrong('respondsTo', 'is missing: what does the Action answer?');
    return;
  }
  if (!answers) wrong('respondsTo', 'is there, but the timing does not hold "respond:declare"');
  if ('actionKeyword' in respondsTo && !names.keywords.action.includes(respondsTo.actionKeyword))
    wrong('respondsTo.actionKeyword', `"${respondsTo.actionKeyword}" is not among the set's Action keywords`);
  if ('cardKeyword' in respondsTo && !names.keywords.card.includes(respondsTo.cardKeyword))
    wrong('respondsTo.cardKeyword', `"${respondsTo.cardKeyword}" is not among the set's card keywords`);
}

function checkFilter(filter: Filter, names: Names, wrong: Report): void {
  if (filter.scroll !== undefined) wrong('.scroll', 'fits scrolls of the pile only');
  if (filter.keyword !== undefined && !names.keywords.card.includes(filter.keyword))
    wrong('.keyword', `"${filter.keyword}" is not among the set's card keywords`);
}

function checkAmount(amount: Amount, names: Names, wrong: (what: string) => void): void {
  if (typeof amount === 'string' && !names.numbers.includes(amount.slice(1)))
    wrong(`"${amount}" is none of the rules ${names.numbers.join(', ')}`);
}

/** `judged`: whether the Action is legal hangs on it, and that must not show what others hold. */
export function faultsOfConditions(
  conditions: readonly Condition[],
  names: Names,
  roles: readonly string[],
  wrong: Report,
  judged = false,
): void {
  conditions.forEach((one, i) => {
    const at = `[${i}]`;
    if ('who' in one && !roles.includes(one.who))
      wrong(`${at}.who`, `"${one.who}" is none of ${roles.join(', ') || 'the roles here'}`);
    if ('atLeast' in one) checkAmount(one.atLeast, names, (what) => wrong(`${at}.atLeast`, what));
    if (one.cond === 'locationInPlay' && !names.locations.includes(one.id))
      wrong(`${at}.id`, `"${one.id}" is no Location of this set`);
    if (one.cond === 'handHas') {
      checkFilter(one.filter, names, (field, what) => wrong(`${at}.filter${field}`, what));
      if (judged && one.who !== 'self')
        wrong(`${at}.who`, 'can only be self: nobody may learn what another hand holds');
    }
  });
}

/** Steps in order: a step may use what an earlier one has named with `as`. */
export function faultsOfSteps(
  steps: readonly Effect[],
  names: Names,
  roles: readonly string[],
  wrong: Report,
  bound: Bound = { players: new Map(), numbers: new Set() },
): void {
  steps.forEach((step, i) => {
    checkStep(step, names, roles, (field, what) => wrong(`[${i}]${field}`, what), bound);
  });
}

/** What has been named so far: players, and how many; numbers. */
interface Bound {
  readonly players: Map<string, number>;
  readonly numbers: Set<string>;
}

function checkStep(step: Effect, names: Names, roles: readonly string[], wrong: Report, bound: Bound): void {
  const single = [...roles, ...[...bound.players].flatMap(([name, count]) => (count === 1 ? [name] : []))];
  const known = [...new Set([...PLAIN, ...roles, ...bound.players.keys()])];
  for (const field of ['who', 'from', 'to', 'in', 'by'] as const) {
    const who: unknown = (step as Readonly<Record<string, unknown>>)[field];
    if (typeof who === 'string' && !known.includes(who)) wrong(`.${field}`, `"${who}" is none of ${known.join(', ')}`);
  }
  if ('filter' in step && step.filter !== undefined && step.op !== 'scrollFromPile')
    checkFilter(step.filter, names, (field, what) => wrong(`.filter${field}`, what));
  if ('as' in step && step.as !== undefined && (known.includes(step.as) || step.as === 'target'))
    wrong('.as', `"${step.as}" means something else already`);
  switch (step.op) {
    case 'draw':
      if ((step.count === undefined) === (step.perBind === undefined))
        wrong('.count', 'or perBind is wanted, one of them');
      if ((step.perBind === undefined) !== (step.times === undefined)) wrong('.times', 'goes with perBind');
      if (step.perBind !== undefined && !bound.numbers.has(step.perBind))
        wrong('.perBind', `"${step.perBind}" was not counted by an earlier discard`);
      break;
    case 'discard':
      if (step.as !== undefined) bound.numbers.add(step.as);
      break;
    case 'lookHand':
      if (!known.includes(step.of)) wrong('.of', `"${step.of}" is none of ${known.join(', ')}`);
      break;
    case 'choosePlayer':
      bound.players.set(step.as, step.count);
      break;
    case 'swapSealed':
      if (bound.players.get(step.players) !== 2) wrong('.players', `"${step.players}" is not two chosen players`);
      break;
    case 'scrollFromPile':
      if (step.filter?.scroll !== undefined && !names.scrolls.includes(step.filter.scroll))
        wrong('.filter.scroll', `"${step.filter.scroll}" is no scroll of this set`);
      break;
    case 'searchDeck':
      if (step.take > step.look) wrong('.take', 'is more than is looked at');
      break;
    case 'cancelKeyword':
      if (![...names.keywords.card, ...names.keywords.action].includes(step.keyword))
        wrong('.keyword', `"${step.keyword}" is not among the set's keywords`);
      break;
    case 'summon':
      if (!names.cards.includes(step.card)) wrong('.card', `"${step.card}" is no card of this set`);
      faultsOfSteps(step.otherwise, names, roles, (field, what) => wrong(`.otherwise${field}`, what), scoped(bound));
      break;
    case 'if':
      faultsOfConditions([step.cond], names, single, (field, what) => wrong(`.cond${field.slice(3)}`, what));
      faultsOfSteps(step.then, names, roles, (field, what) => wrong(`.then${field}`, what), scoped(bound));
      faultsOfSteps(step.else ?? [], names, roles, (field, what) => wrong(`.else${field}`, what), scoped(bound));
      break;
    default:
      break;
  }
}

/** What is named inside `if` or `summon` is not known after it. */
function scoped({ players, numbers }: Bound): Bound {
  return { players: new Map(players), numbers: new Set(numbers) };
}
