// The rules of Onmitsu in short, and what the cards of the first set do.

import { type CardFact, factsOf } from '../../sets/facts.ts';
import { setEntries } from '../../sets/index.ts';

const rules: readonly string[] = [
  'You carry a message to the Daimyo, and you do not know what it says. The scroll before you is sealed: it may be the true message, a decoy, or the one that asks him to kill whoever brings it. Deliver a sealed scroll, live, and have more points than the others.',
  'THE SCROLLS. Two are the Daimyo\u2019s (10 points), two are Poisoned, three are Decoys (5 points). One Daimyo\u2019s, one Poisoned and some others are dealt face down, one to each; all the rest lie open in the middle, so you can work out which ones are about, but not where.',
  'A TURN. All choose at once and in secret, and may change their minds until everybody has chosen: crack your scroll, or throw a card. Seals break first. Then the thrown cards act, from the lowest Order number to the highest; ties go clockwise from the Lantern, which moves on every turn.',
  'CRACKED. A cracked scroll goes to your hand, where you can read it. It can no longer be delivered: at the end it kills you, unless it has been repaired or you are rid of it.',
  'PEOPLE. Each has two Actions; you choose one when the card acts. If an Action has a TARGET, you point the card\u2019s arrow when you throw it. Afterwards the card is discarded.',
  'LOCATIONS. They do something when they come and change the rules while they stay. A BLOCKED Location counts as not there.',
  'AT ANY TIME. Cards with the bell can be thrown in their Order, or used from the hand in a window: after the seals break, when something is declared that can be answered, when all cards have acted, and in the End Game. In a window all decide at once, one card each, and the answers act in Order.',
  'REVERSIBLE. Every Action with a TARGET, and those labelled so, can be turned round: the Target then does it to the one who played it. A reversal can be reversed.',
  'COMBAT AND PEASANTS. Some cards cancel Combat or stop Peasants for the rest of the turn, also what has just been declared. What it cost stays paid.',
  'DRAW AND DISCARD. After the cards have acted all draw a card, make the discards that Locations demand and discard down to the hand limit of five. Cracked scrolls count, sealed ones do not.',
  'THE CASTLE. With five Locations in play (those that are not blocked) the Daimyo\u2019s Castle can be played, and the End Game begins at once. Until then it goes back to the hand. Once it could be played, whoever holds it hands it to the left at the end of every turn.',
  'END GAME. Hands are laid open. AT ANY TIME cards may be used once more, by rising Order number. Then the scrolls are opened. You are killed if you have more than one scroll, a cracked one, or a sealed Poisoned one. The living count their scroll and one point for each card in hand.',
  'CONTESTED. If two or more bring a sealed Daimyo\u2019s scroll, all of them die, unless one scroll has more nobles vouching for it than any other.',
];

export const help: readonly string[] = [...rules, ...cardList()];

function cardList(): string[] {
  const [first] = setEntries;
  if (first === undefined) return [];
  return Object.values(factsOf(first.id).cards).map(line);
}

function line(card: CardFact): string {
  const marks = [card.gloss, card.keywords.join(', '), card.anyTime ? 'at any time' : ''].filter((one) => one);
  const deeds = card.actions.map((one) => {
    const lead = [...one.keywords, one.target ? 'Target' : ''].filter((mark) => mark !== '').join(', ');
    return `${one.name}: ${lead === '' ? '' : `(${lead}) `}${one.short}`;
  });
  const effect = card.effect ? ` While it stands: ${card.effect.short}` : '';
  const about = marks.length > 0 ? ` (${marks.join('; ')})` : '';
  return `${card.order} ${card.name.toUpperCase()}${about}. ${deeds.join(' ')}${effect}`;
}
