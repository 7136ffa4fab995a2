// What stands on the cards, in English: short enough to fit on them. The reference says more.

import { proves, cards as titled } from '../../words/cards.ts';
import { type Colour, EFFECTS, type Effect, type Identity, type Stamp } from '../terms.ts';

export interface CardText {
  readonly when: string;
  readonly text: string;
  /** What the card has no room for. */
  readonly more: string;
}

const texts: Readonly<Record<Effect, CardText>> = {
  prove: {
    when: 'Your Play phase · face-down',
    text: 'Only you two see it.',
    more: 'Who is meant by the card does what it says; everybody else says the sentence. All see the deed, only you two the card. Then it leaves the game face-down, unless it was countered.',
  },
  'lock-on': {
    when: 'Your turn',
    text: 'One player must accept any message that reaches them and cannot play Transfer.',
    more: 'Also while your own message is on its way. It lasts until the turn ends and is stronger than a Trap.',
  },
  trap: {
    when: 'In transit, any turn',
    text: 'One player may not accept messages this turn. Lock On is stronger.',
    more: 'The message still comes by, it just goes on. A trapped player may play Intercept and Transfer.',
  },
  decode: {
    when: 'A message reaches you',
    text: 'Look at the message in front of you. Show it to nobody.',
    more: 'Then you decide with open eyes. You may decode an open message too, where an ability makes it worth it.',
  },
  counteract: {
    when: 'In answer to a card',
    text: 'The effect of that card is void. Also answers another Counteract.',
    more: 'It does nothing against messages and abilities. A Prove that is countered goes to the discards instead of leaving the game.',
  },
  intercept: {
    when: "In transit, others' turns",
    text: 'The message comes to you instead and you gain Lock On.',
    more: 'You may not use it on your own turn. Somebody may intercept it again from you.',
  },
  delete: {
    when: 'Play or Transmission, any turn',
    text: 'Burn one black message in front of any player. Too late against a third.',
    more: 'The third black message eliminates at once, so burn one before it lands.',
  },
  transfer: {
    when: 'A message reaches you',
    text: 'Send it to another player, who gains Lock On. Not while you are locked.',
    more: 'It travels straight to that player; somebody may intercept it on the way. You may transfer while trapped.',
  },
  distribute: {
    when: 'Your Play phase',
    text: 'Deal one card from the deck to everybody as a message, from you to the right.',
    more: 'Whoever falls to it was eliminated by the player whose turn it is. Who meets his goal wins at once, before the next card.',
  },
};

export const cards = Object.fromEntries(
  EFFECTS.map((effect) => [effect, { title: titled[effect].title, ...texts[effect] }]),
) as Readonly<Record<Effect, CardText & { readonly title: string }>>;

export interface ProveWords {
  readonly act: string;
  readonly says: string;
}

export const prove: Readonly<Record<'draw' | 'discard', ProveWords>> = {
  draw: { act: 'draws two cards', says: `“${proves.draw.sentence}.”` },
  discard: { act: 'discards a card', says: `“${proves.discard.sentence}.”` },
};

export const colours: Readonly<
  Record<Colour, { readonly short: string; readonly long: string; readonly name: string }>
> = {
  red: { short: 'RED', long: 'RED · TRUE', name: 'red' },
  blue: { short: 'BLUE', long: 'BLUE · TRUE', name: 'blue' },
  black: { short: 'FALSE', long: 'BLACK · FALSE', name: 'black' },
};

export const stamps: Readonly<Record<Stamp, { readonly name: string; readonly way: string }>> = {
  CM: { name: 'Confidential', way: 'face-down, to the right' },
  EM: { name: 'Exposed', way: 'face-up, to the right' },
  OM: { name: 'Oriented', way: 'face-down, to anybody' },
};

export const identities: Readonly<Record<Identity, { readonly name: string; readonly goal: string }>> = {
  KDR: { name: 'Hidden Front', goal: 'One of you gains three red.' },
  FRS: { name: 'Bureau', goal: 'One of you gains three blue.' },
  MOF: { name: 'Own account', goal: 'Fulfil your own mission.' },
};
