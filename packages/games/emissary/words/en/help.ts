// The rules in short, in our own words.

export const help: readonly string[] = [
  'THE GOAL. Everybody has a secret identity. KDR wins when one of them has three red messages, FRS when one of them has three blue ones; all living members win together. A MOF plays alone and wins by the mission of the character. If only one is left, that one wins. Three black messages eliminate you; who is out does not share a later victory.',
  'BEFORE THE MATCH. You choose one of two characters. Most lie face-up. Special ones (S) begin face-down: their blue abilities work from face-down and turn them up, their red ones only face-up. The gender of a face-down character is unknown. You begin with three cards.',
  'A TURN. Draw two cards. Play as many cards as you like. Then send exactly one card as a message; who has none to send is eliminated. When the message has found its place the turn ends, all statuses with it, and your right neighbour is next.',
  'MESSAGES. The stamp of a card says how it travels. A Confidential Message (CM) goes face-down to the right, an Exposed Message (EM) face-up: everybody accepts it or lets it pass. An Oriented Message (OM) goes face-down to one player of your choice, who accepts it or sends it back. What comes back to its sender must be accepted. An accepted message lies face-up before its owner.',
  'ON THE WAY there are two moments. In transit: Trap, Intercept, and Lock On by the sender. On arrival: Decode and Transfer by the one before whom it lies. The one before whom it lies decides last: what others do on arrival comes first.',
  'LOCK ON: you must accept any message that reaches you, and may not play Transfer. TRAP: you may not accept messages. Lock On beats Trap.',
  'COUNTERACT answers a card that was just played, another Counteract included: that card is void. No card makes an ability void.',
  'PROVE goes face-down to a player and bets on an identity: who is it does what the card says (draw two cards, or discard one), everybody else says a sentence. All see the deed, only you two see the card, and it leaves the game unless it was void.',
  'DECODE: look at the message before you. DELETE: a black message before anybody is deleted. DISTRIBUTE: everybody gets the next card of the deck as a message. INTERCEPT: the message comes to you. TRANSFER: the message sets out for another player. With Intercept and Transfer the one it goes to gains Lock On.',
  'IN A WINDOW all declare at once whether they act, and the first in order does: the player whose turn it is, then anti-clockwise. Then the window opens again, until everybody passes.',
];
