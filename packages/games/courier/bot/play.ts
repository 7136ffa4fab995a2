// What it is worth to play a card or an agent in one's own turn. To go on is worth nothing.

import { PASS } from '@tabella/kernel';
import { type CardName, colourIn, kindIn } from '../rules/box.ts';
import type { Play } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { keptWorth } from './kept.ts';
import { after, type People, shareOf } from './people.ts';

/** Whatever is played can be sealed, and brings somebody nearer to silence. */
const RISK = 0.008;
/** To learn who somebody is. */
const NEWS = 0.02;
/** A card that is played for nothing: so much worse than to go on that no luck in looking ahead makes up for it. */
const WASTED = -1;
/** An agent that has acted cannot act later. */
const PATIENCE = 0.006;

export function playWorth(play: Play | typeof PASS, view: View, people: People): number {
  if (play === PASS) return 0;
  if ('agent' in play) return agentWorth(view, people, play.to) - PATIENCE;
  const card = view.hand.find((one) => one.card === play.card)?.face;
  return card === undefined ? 0 : cardWorth(card, play, view, people) - keptWorth(card) - RISK;
}

function cardWorth(card: CardName, play: Exclude<Play, { agent: true }>, view: View, people: People): number {
  if ('message' in play) {
    const burnt = view.seats[play.at]?.before[play.message];
    if (burnt === undefined) return 0;
    const colour = colourIn(burnt);
    return shareOf(after(people, play.at, (one) => ({ [colour]: one[colour] - 1 }))) - shareOf(people);
  }
  switch (kindIn(card)) {
    case 'question':
      return isInDoubt(view, play.to) ? NEWS : WASTED;
    case 'mask':
      return play.to === people.me ? agentWorth(view, people, undefined) : 0;
    default:
      return 0;
  }
}

function agentWorth(view: View, people: People, to: number | undefined): number {
  const { me } = people;
  const gaining = (cards: number): number =>
    shareOf(after(people, me, (one) => ({ cards: one.cards + cards }))) - shareOf(people);
  const black = people.all[me]?.black ?? 0;
  switch (view.seats[me]?.agent) {
    case 'fox':
      return gaining(2);
    case 'crow':
      return to === undefined || (people.all[to]?.cards ?? 0) > 0
        ? gaining(1) + 0.001 * (people.all[to ?? me]?.cards ?? 0)
        : 0;
    case 'owl':
      return to === undefined ? NEWS : newsOf(view, to);
    case 'wren':
      return gaining(black);
    case 'moth':
      return black === 0 ? 0 : shareOf(after(people, me, (one) => ({ black: one.black - 1 }))) - shareOf(people);
    case 'hare':
      return gaining(1);
    default:
      return 0;
  }
}

/** The free say what they like: an answer tells the sides apart and nothing else, so nobody is asked twice. */
function isInDoubt(view: View, seat: number): boolean {
  const may = view.seats[seat]?.may ?? [];
  return may.includes('crown') && may.includes('league');
}

const newsOf = (view: View, seat: number): number => ((view.seats[seat]?.may.length ?? 1) > 1 ? NEWS : 0);
