// What stands on the cards, in English: short enough to fit on them. `more` is for the reference.

import type { Colour, Effect, Identity, ProveKind, Stamp } from '../../rules/terms.ts';

export interface CardText {
  readonly title: string;
  readonly when: string;
  readonly text: string;
  /** What the card has no room for. */
  readonly more: string;
}

export const cards: Readonly<Record<Effect, CardText>> = {
  prove: {
    title: 'Prove',
    when: 'Your Play phase · face-down',
    text: 'Only you two see it.',
    more: 'A player of that identity does what the card says; everybody else says the sentence. All see the deed, only you two the card. Then it leaves the game face-down, unless it was countered.',
  },
  'lock-on': {
    title: 'Lock On',
    when: 'Your turn',
    text: 'One player must accept any message that reaches them and cannot play Transfer.',
    more: 'Also while your own message is on its way. It lasts until the turn ends and is stronger than a Trap.',
  },
  trap: {
    title: 'Trap',
    when: 'In transit, any turn',
    text: 'One player may not accept messages this turn. Lock On is stronger.',
    more: 'The message still comes by, it just goes on. A trapped player may play Intercept and Transfer.',
  },
  decode: {
    title: 'Decode',
    when: 'A message reaches you',
    text: 'Look at the message in front of you. Show it to nobody.',
    more: 'Then you decide with open eyes. You may decode an open message too, where an ability makes it worth it.',
  },
  counteract: {
    title: 'Counteract',
    when: 'In answer to a card',
    text: 'That card has no effect. Also counters another Counteract.',
    more: 'Messages and abilities cannot be countered. A countered Prove goes to the discards instead of leaving the game.',
  },
  intercept: {
    title: 'Intercept',
    when: "In transit, others' turns",
    text: 'The message comes to you instead and you gain Lock On.',
    more: 'You may not use it on your own turn. Somebody may intercept it again from you.',
  },
  delete: {
    title: 'Delete',
    when: 'Play or Transmission, any turn',
    text: 'Delete one black message in front of any player. Too late against a third.',
    more: 'The third black message eliminates at once, so delete one before it lands.',
  },
  transfer: {
    title: 'Transfer',
    when: 'A message reaches you',
    text: 'Send it to another player, who gains Lock On. Not while you are locked.',
    more: 'It travels straight to that player; somebody may intercept it on the way. You may transfer while trapped.',
  },
  distribute: {
    title: 'Distribute',
    when: 'Your Play phase',
    text: 'Deal one card from the deck to everybody as a message, from you to the right.',
    more: 'Whoever falls to it was eliminated by the player whose turn it is. Anyone who meets their goal wins at once, before the next card.',
  },
};

/** `short` is what a message is called at the table. */
export const stamps: Readonly<Record<Stamp, { readonly name: string; readonly short: string; readonly way: string }>> =
  {
    CM: { name: 'Confidential', short: 'sealed', way: 'face-down, to the right' },
    EM: { name: 'Exposed', short: 'exposed', way: 'face-up, to the right' },
    OM: { name: 'Oriented', short: 'direct', way: 'face-down, to anybody' },
  };

/** `short` and `long` stand on the band of a card. */
export const colours: Readonly<
  Record<Colour, { readonly short: string; readonly long: string; readonly name: string }>
> = {
  red: { short: 'RED', long: 'RED · TRUE', name: 'red' },
  blue: { short: 'BLUE', long: 'BLUE · TRUE', name: 'blue' },
  black: { short: 'FALSE', long: 'BLACK · FALSE', name: 'black' },
};

export const identities: Readonly<Record<Identity, { readonly name: string; readonly goal: string }>> = {
  KDR: { name: 'Hidden Front', goal: 'One of you gains three red.' },
  FRS: { name: 'Bureau', goal: 'One of you gains three blue.' },
  MOF: { name: 'Own account', goal: 'Fulfil your own mission.' },
};

export interface ProveText {
  /** What one who is what the card bets on must do; on the card: "KDR draws two cards". */
  readonly deed: string;
  readonly does: string;
  /** What everybody else says. */
  readonly sentence: string;
}

export const proves: Readonly<Record<ProveKind, ProveText>> = {
  draw: { deed: 'draw two cards', does: 'draws two cards', sentence: 'I am undercover' },
  discard: { deed: 'discard a card', does: 'discards a card', sentence: 'I am a good person' },
};
