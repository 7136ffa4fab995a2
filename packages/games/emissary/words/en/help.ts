// The rules in short, in our own words, and which paragraph explains which question.

import type { TopicsOf } from '@tabella/kernel';
import type { EmissaryTypes } from '../../rules/types.ts';

export const help: readonly string[] = [
  'THE GOAL. Everybody has a secret identity. KDR wins when one of them has three red messages, FRS when one of them has three blue ones; all members still in the game win together. A MOF plays alone and wins by the mission of the character. If only one player is left, that player wins. Three black messages and you are out; a player who is out does not share a later victory.',
  'CHARACTERS. You choose one of two. Most lie face-up. Special ones (S) begin face-down: their blue abilities work from face-down and turn them up, their red ones only face-up. The gender of a face-down character is unknown. You begin with three cards.',
  'A TURN. Draw two cards. Play as many cards as you like. Then send exactly one card as a message: without a card to send you are out. When the message has found its place the turn ends, all statuses with it, and your right neighbour is next.',
  'SENDING. As a message only the colour of a card counts. Its stamp says how it travels. A Confidential Message (CM) goes face-down to the right, an Exposed Message (EM) face-up: everybody accepts it or passes it on. An Oriented Message (OM) goes face-down to one player of your choice, who accepts it or sends it back.',
  'IN TRANSIT. While a message is on its way, Trap and Intercept can be played, and Lock On by the sender.',
  'ON ARRIVAL. The player whom the message reaches may play Decode or Transfer. Then they accept it or pass it on. What comes back to its sender must be accepted. An accepted message lies face-up in front of its owner.',
  'LOCK ON AND TRAP. Lock On: you must accept any message that reaches you, and may not play Transfer. Trap: you may not accept messages. Lock On is stronger than Trap. Both end with the turn.',
  'COUNTERACT. It answers a card that was just played, another Counteract included: that card has no effect. The last card played goes first. No card counters an ability.',
  'PROVE. It goes face-down to a player and names an identity. A player of that identity does what the card says (draw two cards, or discard one); everybody else says a sentence. All see the deed, only you two see the card. Then it leaves the game, unless it was countered.',
  'OTHER CARDS. Decode: look at the message that has reached you. Delete: a black message in front of anybody is deleted. Distribute: everybody gets the next card of the deck as a message. Intercept: the message comes to you. Transfer: the message sets out for another player. With Intercept and Transfer the player it goes to gains Lock On.',
  'ABILITIES. Every character has some; tap a dossier to read them. “May” is up to you, “must” happens by itself. A Counteract does not stop them.',
  'RESPONDING. When something can be answered, everybody has a moment to do so. If you do nothing you pass. If several act, the first in order does: the player whose turn it is, then to the right. Then there is another moment, until everybody passes. It lasts as long for those who hold nothing, so timing gives nothing away.',
];

/** By kind of question: the capitals with which its paragraph begins. */
export const topics: TopicsOf<EmissaryTypes> = {
  pick: 'CHARACTERS',
  play: 'A TURN',
  send: 'SENDING',
  transit: 'IN TRANSIT',
  arrival: 'ON ARRIVAL',
  accept: 'ON ARRIVAL',
  counter: 'COUNTERACT',
  discard: 'PROVE',
  answer: 'PROVE',
  use: 'ABILITIES',
  seat: 'ABILITIES',
  seats: 'ABILITIES',
  card: 'ABILITIES',
  message: 'ABILITIES',
};

/** By heading: the picture beside it. */
export const pictures: Readonly<Record<string, string>> = {
  'THE GOAL': 'goal',
  CHARACTERS: 'characters',
  'A TURN': 'turn',
  SENDING: 'sending',
  'IN TRANSIT': 'transit',
  'ON ARRIVAL': 'arrival',
  'LOCK ON AND TRAP': 'status',
  COUNTERACT: 'counteract',
  PROVE: 'prove',
  'OTHER CARDS': 'cards',
  ABILITIES: 'abilities',
  RESPONDING: 'responding',
};
