// What the cards say, in English and in short: for the board, the reference and the prompts.

import type { Colour, Effect, Identity, ProveKind, Stamp } from '../rules/terms.ts';

export interface CardText {
  readonly title: string;
  readonly when: string;
  readonly text: string;
}

export const cards: Readonly<Record<Effect, CardText>> = {
  counteract: {
    title: 'Counteract',
    when: 'When a card was just played',
    text: 'Undo the effect of that card, another Counteract included. Messages and abilities cannot be undone.',
  },
  decode: {
    title: 'Decode',
    when: 'When a message reaches you',
    text: 'Look at the message. You show it to nobody.',
  },
  delete: {
    title: 'Delete',
    when: 'In any play phase, or while a message travels',
    text: 'Delete one black message before anybody. Too late for a third black one.',
  },
  distribute: {
    title: 'Distribute',
    when: 'In your play phase',
    text: 'Deal everybody the next card of the deck as a message, beginning with yourself.',
  },
  intercept: {
    title: 'Intercept',
    when: "In transit, on another player's turn",
    text: 'The message comes to you, and you gain Lock On.',
  },
  'lock-on': {
    title: 'Lock On',
    when: 'On your own turn',
    text: 'Another player must accept any message that reaches them and may not play Transfer. Lock On beats Trap.',
  },
  prove: {
    title: 'Prove',
    when: 'In your play phase, face-down',
    text: 'Another player does what the card tells their identity. Only the two of you see it; then it leaves the game.',
  },
  transfer: {
    title: 'Transfer',
    when: 'When a message reaches you',
    text: 'Any other player gains Lock On, and the message sets out for them.',
  },
  trap: {
    title: 'Trap',
    when: 'In transit, on any turn',
    text: 'A player may not accept messages until the turn ends.',
  },
};

export const stamps: Readonly<Record<Stamp, { readonly name: string; readonly text: string }>> = {
  CM: { name: 'Confidential Message', text: 'Face-down, to the right, until somebody takes it.' },
  EM: { name: 'Exposed Message', text: 'Face-up, to the right, until somebody takes it.' },
  OM: { name: 'Oriented Message', text: 'Face-down, to one player of your choice; refused, it comes back.' },
};

export const colours: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', black: 'black' };

export const identities: Readonly<Record<Identity, { readonly name: string; readonly goal: string }>> = {
  KDR: { name: 'KDR', goal: 'One of the KDR gains three red messages.' },
  FRS: { name: 'FRS', goal: 'One of the FRS gains three blue messages.' },
  MOF: { name: 'MOF', goal: 'You fulfil the mission of your character.' },
};

/** What one who is what a Prove card bets on must do, and what everybody else says. */
export const proves: Readonly<Record<ProveKind, { readonly deed: string; readonly sentence: string }>> = {
  draw: { deed: 'draw two cards', sentence: 'I am undercover' },
  discard: { deed: 'discard a card', sentence: 'I am a good person' },
};
