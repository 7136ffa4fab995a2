// The rules of Onmitsu in short, with the numbers and names of the set that is played, and what its cards do.

import type { TopicsOf } from '@tabella/kernel';
import { capital, inWords, list } from '@tabella/ui/english';
import { opsIn, stepsIn, topScroll } from '../../rules/set/survey.ts';
import type { Condition, Effect, Location, Op, SetFile } from '../../rules/set/types.ts';
import type { OnmitsuTypes } from '../../rules/types.ts';
import type { CardFact, ScrollFact, SetFacts } from '../../sets/facts.ts';
import { a, cards } from './names.ts';

/** By kind of question: the heading of the paragraph that explains it. */
export const topics: Required<TopicsOf<OnmitsuTypes>> = {
  choose: 'A TURN',
  respond: 'AT ANY TIME',
  last: 'END GAME',
  vouch: 'END GAME',
  block: 'LOCATIONS',
  unblock: 'LOCATIONS',
  raze: 'LOCATIONS',
  repair: 'CRACKED',
  offer: 'THE SCROLLS',
  scroll: 'THE SCROLLS',
  look: 'THE SCROLLS',
  sealed: 'THE SCROLLS',
  shed: 'DRAW AND DISCARD',
  limit: 'DRAW AND DISCARD',
  draw: 'DRAW AND DISCARD',
  action: 'PEOPLE',
  pay: 'PEOPLE',
  play: 'PEOPLE',
  discard: 'PEOPLE',
  give: 'PEOPLE',
  take: 'PEOPLE',
  replace: 'PEOPLE',
  plant: 'PEOPLE',
  player: 'PEOPLE',
  destroy: 'PEOPLE',
  restore: 'PEOPLE',
  fetch: 'PEOPLE',
  search: 'PEOPLE',
};

export function helpOf(facts: SetFacts): readonly string[] {
  const { file } = facts;
  return [
    'THE AIM. You carry a message, and you do not know what it says. The scroll before you is sealed: it may be the true message, a harmless one, or the one that kills whoever brings it. Deliver a sealed scroll, live, and have more points than the others.',
    scrolls(facts),
    `A TURN. All choose at once and in secret, and may change their minds until everybody has chosen: crack your scroll, or throw a card. Seals break first. Then the thrown cards act, from the lowest Order number to the highest; ties go clockwise from the Lantern, which moves on every turn.`,
    'CRACKED. A cracked scroll goes to your hand, where you can read it. It can no longer be delivered: at the end it kills you, unless it has been repaired or you are rid of it.',
    'PEOPLE. Each has two Actions; you choose one when the card acts. If an Action has a TARGET, you point the card\u2019s arrow when you throw it. Afterwards the card is discarded.',
    'LOCATIONS. They do something when they come and change the rules while they stay. A BLOCKED Location counts as not there.',
    'AT ANY TIME. Cards with the bell can be thrown in their Order, or used from the hand in a window: after the seals break, when something is declared that can be answered, when all cards have acted, and in the End Game. In a window all decide at once, one card each, and the answers act in Order.',
    'REVERSIBLE. Every Action with a TARGET, and those labelled so, can be turned round: the Target then does it to the one who played it. A reversal can be reversed.',
    ...keywords(file),
    draws(file),
    castle(file),
    ending(facts),
    ...contested(file),
    'THE CARDS. All of the set, by their Order number.',
    ...Object.values(facts.cards).map(line),
  ];
}

function scrolls({ file, scrolls: kinds }: SetFacts): string {
  const all = Object.values(kinds);
  const told = all.map((one) => `${inWords(one.count)} ${one.name} (${worth(one)})`);
  const top = topScroll(file)?.name ?? '';
  const lethal = all.find((one) => one.lethal)?.name ?? '';
  return `THE SCROLLS. There are ${list(told, 'nothing')}. One ${top}, one ${lethal} and some of the others are dealt face down, one to each; all the rest lie open in the middle, so you can work out which ones are about, but not where.`;
}

const worth = ({ lethal, points }: ScrollFact): string =>
  lethal ? 'it kills' : `${points} ${points === 1 ? 'point' : 'points'}`;

/** Every step of every card. */
function steps({ people, locations }: SetFile): Effect[] {
  const of = [
    ...people.flatMap((one) => one.actions.flatMap((action) => [action.effects, action.reversedEffects ?? []])),
    ...locations.map((one) => one.action.effects),
  ];
  return of.flatMap(stepsIn);
}

const uses = (file: SetFile, op: Op): boolean => steps(file).some((one) => one.op === op);

/** Keywords from which something takes the effect. */
function keywords(file: SetFile): string[] {
  const cancelled = steps(file).flatMap((one) => (one.op === 'cancelKeyword' ? [one.keyword] : []));
  const stopped = file.locations.flatMap((one) =>
    one.effect.modifiers.flatMap((mod) => (mod.mod === 'suppressKeyword' ? [mod.keyword] : [])),
  );
  const all = [...new Set([...cancelled, ...stopped])];
  if (all.length === 0) return [];
  return [
    `KEYWORDS. Some cards take the effect from everything that is marked ${list(all, 'nothing').replace(/ and ([^,]*)$/, ' or $1')} for the rest of the turn, or as long as they stand, also from what has just been declared. What it cost stays paid.`,
  ];
}

function draws({ rules }: SetFile): string {
  const drawn = rules.baseDraw === 0 ? 'nothing unless a Location says so' : cards(rules.baseDraw);
  return `DRAW AND DISCARD. After the cards have acted all draw ${drawn}, make the discards that Locations demand and discard down to the hand limit of ${inWords(rules.baseHandLimit)}. Cracked scrolls count, sealed ones do not.`;
}

function castle(file: SetFile): string {
  const ends = file.locations.filter((one) => opsIn(one.action.effects).includes('endGame'));
  const each = ends.map((one) => {
    const handed = one.inHand
      ? ` Whoever holds it hands it to the left at the end of every turn ${when(file, one)}.`
      : '';
    return `${needs(file, one)} the ${one.name} can be played, and the End Game begins at once. ${one.requires.length > 0 ? 'Until then it goes back to the hand.' : ''}${handed}`;
  });
  const patience = `If nobody ends it, the match can end by itself after turn ${file.rules.patienceTurnLimit}.`;
  return `THE WAY TO THE END. ${each.join(' ')} ${patience}`.replace(/ {2,}/g, ' ');
}

function needs(file: SetFile, { requires }: Location): string {
  const many = requires.map((one) => locationsIn(file, one)).find((one) => one !== null);
  if (many != null) return `With ${locations(many)} in play (those that are not blocked)`;
  return requires.length === 0 ? 'At any turn' : 'Once what it requires holds';
}

function when(file: SetFile, one: Location): string {
  const many = one.inHand ? locationsIn(file, one.inHand.when) : null;
  return many === null ? 'in which its condition holds' : `with ${locations(many)} in play`;
}

const locations = (many: number): string => `${inWords(many)} ${many === 1 ? 'Location' : 'Locations'}`;

/** How many Locations a condition asks for; null if it asks for something else. */
function locationsIn({ rules }: SetFile, one: Condition): number | null {
  if (one.cond !== 'locationWeight' && one.cond !== 'locationsInPlay') return null;
  return typeof one.atLeast === 'number' ? one.atLeast : rules[one.atLeast.slice(1) as 'startHand'];
}

function ending({ file, scrolls: kinds }: SetFacts): string {
  const { perHandCard } = file.scoring;
  const lethal = Object.values(kinds).find((one) => one.lethal)?.name ?? '';
  const hand =
    perHandCard === 0
      ? 'alone'
      : `and ${inWords(perHandCard)} ${perHandCard === 1 ? 'point' : 'points'} for each card in hand`;
  const saved = uses(file, 'antidote') ? `, unless a card keeps it from killing` : '';
  return `END GAME. Hands are laid open. AT ANY TIME cards may be used once more, by rising Order number. Then the scrolls are opened. You are killed if you have more than one scroll, a cracked one, or a sealed ${lethal}${saved}. The living count their scroll ${hand}.`;
}

function contested(file: SetFile): string[] {
  const top = topScroll(file);
  if (top === null || top.count < 2) return [];
  const saved = uses(file, 'vouch') ? ', unless more cards vouch for one of these scrolls than for any other' : '';
  return [`CONTESTED. If two or more bring ${a(`sealed ${top.name}`)}, all of them die${saved}.`];
}

function line(card: CardFact): string {
  const marks = [card.gloss, card.keywords.join(', '), card.anyTime ? 'at any time' : ''].filter((one) => one);
  const deeds = card.actions.map((one) => {
    const lead = [...one.keywords, one.target ? 'Target' : ''].filter((mark) => mark !== '').join(', ');
    return `${capital(one.name)}: ${lead === '' ? '' : `(${lead}) `}${one.short}`;
  });
  const effect = card.effect ? ` While it stands: ${card.effect.short}` : '';
  const inHand = card.inHand ? ` In hand: ${card.inHand}` : '';
  const about = marks.length > 0 ? ` (${marks.join('; ')})` : '';
  return `${heading(card)}. Order ${card.order}${about}. ${deeds.join(' ')}${effect}${inHand}`;
}

const heading = ({ name }: CardFact): string => name.toUpperCase();

/** By heading: the picture beside it; a card is its own. */
export const picturesOf = ({ cards }: SetFacts): Readonly<Record<string, string>> => ({
  'THE AIM': 'sealed',
  'THE SCROLLS': 'open',
  'A TURN': 'hand',
  CRACKED: 'cracked',
  PEOPLE: 'person',
  LOCATIONS: 'location',
  'AT ANY TIME': 'bell',
  REVERSIBLE: 'turn',
  ...Object.fromEntries(Object.values(cards).map((card) => [heading(card), `card ${card.id}`])),
});
