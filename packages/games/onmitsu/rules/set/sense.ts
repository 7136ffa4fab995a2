// Does a card set make sense? Its fields are well formed; here names must exist, roles must be bound, Actions must be
// whole, and the game must have scrolls to deal and a way to end.

import { compileSet } from './compile.ts';
import type { Fault } from './fault.ts';
import {
  EMPTY,
  faultsOfAction,
  faultsOfConditions,
  faultsOfSteps,
  isEmpty,
  type Names,
  type Report,
} from './sense-actions.ts';
import { opsIn, topScroll, weightOf } from './survey.ts';
import type { Location, Person, SetFile } from './types.ts';

/** Ways in which hidden hands can be asked for cards: what the answers reveal is kept for so many. */
const MOST_SIEVES = 7;
const MOST_KEYWORDS = 24;

export function faultsOf(set: SetFile): Fault[] {
  const faults: Fault[] = [];
  const here: Report = (at, what) => faults.push({ at, card: null, what });
  const of: In = (list, i) => (field, what) =>
    faults.push({ at: `${list}[${i}].${field}`, card: set[list][i]?.id ?? null, what });
  const names = namesOf(set);
  checkNames(set, here, of);
  checkNumbers(set, here);
  checkScrolls(set, here);
  for (const [i, person] of set.people.entries()) checkPerson(person, names, of('people', i));
  for (const [i, location] of set.locations.entries()) checkLocation(location, names, of('locations', i));
  checkEnding(set, here, of);
  if (faults.length === 0) {
    const { length } = compileSet('', set).sieves;
    if (length > MOST_SIEVES)
      here(
        'people',
        `ask hidden hands for cards in ${length} ways (filters, summons); at most ${MOST_SIEVES} are kept track of`,
      );
  }
  return faults;
}

function namesOf(set: SetFile): Names {
  return {
    cards: [...set.people, ...set.locations].map((card) => card.id),
    locations: set.locations.map((card) => card.id),
    scrolls: set.scrolls.map((card) => card.id),
    numbers: Object.keys(set.rules).filter((name) => name !== 'players'),
    keywords: set.keywords,
  };
}

/** Reports on one card of one of the lists. */
type In = (list: 'scrolls' | 'people' | 'locations', i: number) => Report;

function checkNames(set: SetFile, here: Report, of: In): void {
  const ids = new Set<string>();
  const called = new Set<string>();
  for (const list of ['scrolls', 'people', 'locations'] as const) {
    for (const [i, { id, name }] of set[list].entries()) {
      if (ids.has(id)) of(list, i)('id', 'is used twice');
      if (called.has(name)) of(list, i)('name', 'is used twice');
      ids.add(id);
      called.add(name);
    }
  }
  const { card, action, tags } = set.keywords;
  for (const [field, words] of Object.entries({ card, action, tags })) {
    if (new Set(words).size !== words.length) here(`keywords.${field}`, 'names a keyword twice');
  }
  for (const word of action) if (card.includes(word)) here('keywords.action', `repeats the card keyword "${word}"`);
  if (card.length + action.length > MOST_KEYWORDS)
    here('keywords', `holds more than ${MOST_KEYWORDS} keywords of cards and Actions`);
}

function checkNumbers(set: SetFile, here: Report): void {
  const { players, minHandLimit, baseHandLimit, startHand } = set.rules;
  if (players.min > players.max) here('rules.players', 'has its least above its most');
  if (minHandLimit > baseHandLimit) here('rules.minHandLimit', 'is above the hand limit');
  const deck = [...set.people, ...set.locations].reduce((sum, one) => sum + one.count, 0);
  const need = players.max * (startHand + 2);
  if (deck < need) here('people', `and Locations are ${deck} cards; ${players.max} players need at least ${need}`);
  if (deck > 200) here('people', `and Locations are ${deck} cards; at most 200 are played with`);
}

/** One kind kills, one kind is worth most; at the table lie one of each and others for the remaining seats. */
function checkScrolls(set: SetFile, here: Report): void {
  const lethal = set.scrolls.filter((one) => one.lethal);
  if (lethal.length !== 1) here('scrolls', `needs exactly one lethal kind, not ${lethal.length}`);
  if (topScroll(set) === null) here('scrolls', 'needs exactly one kind that is worth most and not lethal');
  const top = topScroll(set)?.id;
  const fill = set.scrolls.reduce((sum, one) => sum + (one.id === top ? 0 : one.count - (one.lethal ? 1 : 0)), 0);
  const need = set.rules.players.max - 2;
  if (fill < need) here('scrolls', `leaves ${fill} to deal besides the first two; ${need} are needed`);
}

function checkPerson(person: Person, names: Names, wrong: Report): void {
  for (const word of person.keywords) {
    if (!names.keywords.card.includes(word)) wrong('keywords', `"${word}" is not among the set's card keywords`);
  }
  person.actions.forEach((action, i) => {
    const at = `actions[${i}]`;
    if (action.id !== (i === 0 ? 'A' : 'B')) wrong(`${at}.id`, 'is A for the first Action and B for the second');
    faultsOfAction(action, names, (field, what) => wrong(`${at}.${field}`, what));
    if (!person.anyTime && action.timing.some((one) => one !== 'turn'))
      wrong(`${at}.timing`, 'goes beyond the turn, but the card is not AT ANY TIME');
  });
  if (person.anyTime && person.actions.every((action) => action.timing.every((one) => one === 'turn')))
    wrong('anyTime', 'is true, but no Action has a timing other than the turn');
}

function checkLocation(location: Location, names: Names, wrong: Report): void {
  for (const word of location.keywords) {
    if (!names.keywords.card.includes(word)) wrong('keywords', `"${word}" is not among the set's card keywords`);
  }
  faultsOfConditions(location.requires, names, ['self'], (field, what) => wrong(`requires${field}`, what), true);
  faultsOfSteps(location.action.effects, names, ['self'], (field, what) => wrong(`action.effects${field}`, what));
  if (isEmpty(location.action.effects)) wrong('action.effects', EMPTY);
  if (opsIn(location.action.effects).includes('blockLocation'))
    wrong('action.effects', 'blocks a Location, but a Location cannot lie on another one');
  location.effect.modifiers.forEach((one, i) => {
    const at = `effect.modifiers[${i}]`;
    if (one.mod === 'waiveCost' && !names.keywords.tags.includes(one.tag))
      wrong(`${at}.tag`, `"${one.tag}" is not among the set's tags`);
    if (one.mod === 'suppressKeyword' && !names.keywords.action.includes(one.keyword))
      wrong(`${at}.keyword`, `"${one.keyword}" is not among the set's Action keywords`);
  });
  if (location.inHand)
    faultsOfConditions([location.inHand.when], names, [], (_, what) => wrong('inHand.when', what), true);
}

/** Somewhere a Location ends the game, and its requirement can be met. */
function checkEnding(set: SetFile, here: Report, of: In): void {
  const ends = [...set.locations.entries()].filter(([, one]) => opsIn(one.action.effects).includes('endGame'));
  if (ends.length === 0) here('locations', 'holds no Location whose Action is endGame');
  for (const [at, end] of ends) {
    for (const [i, one] of end.requires.entries()) {
      if (one.cond !== 'locationWeight' && one.cond !== 'locationsInPlay') continue;
      const { atLeast } = one;
      const need = typeof atLeast === 'string' ? set.rules[atLeast.slice(1) as 'startHand'] : atLeast;
      const others = set.locations.filter((other) => other !== end);
      const most = others.reduce((sum, other) => sum + (one.cond === 'locationWeight' ? weightOf(other) : 1), 0);
      if (need > most) of('locations', at)(`requires[${i}].atLeast`, `is ${need}, but all others together are ${most}`);
    }
  }
}
