// What must hold at every resting point.

import { box, DECK, DISCARD, LIMBO, PROVING, ROAD, SPREAD } from './box.ts';
import { castOf } from './characters/index.ts';
import {
  characterCard,
  colourAt,
  countOf,
  handSize,
  identityCard,
  isUp,
  lives,
  markOn,
  messagesOf,
  type State,
} from './state.ts';
import { COLOURS } from './terms.ts';
import { victoryOf } from './victory.ts';

export function check(s: State): void {
  box.check(s.cards);
  if (s.result !== null) return;
  for (const zone of [LIMBO, PROVING, SPREAD]) {
    if (box.count(s.cards, zone) > 0) throw new Error(`a card is left in ${box.nameOfZone(zone)}`);
  }
  if (s.stack.length > 0) throw new Error('a card is left on the stack');
  if (box.count(s.cards, ROAD) !== (s.letter === null ? 0 : 1)) throw new Error('the road and the letter disagree');
  const travels = s.phase === 'transit' || s.phase === 'arrival' || s.phase === 'accept';
  if (travels !== (s.letter !== null)) throw new Error(`a letter in the phase ${s.phase}, or none`);
  if (s.letter !== null && !lives(s, s.letter.at)) throw new Error('a letter lies before the dead');
  if ((s.alive & (s.alive - 1)) === 0) throw new Error('nobody is left to play with');
  if (!lives(s, s.active) && s.phase !== 'end' && !travels) throw new Error('the dead have no turn');
  if (s.phase === 'pick') return;
  for (let seat = 0; seat < s.seats; seat++) checkSeat(s, seat);
}

function checkSeat(s: State, seat: number): void {
  const messages = messagesOf(s, seat);
  for (const colour of COLOURS) {
    const found = messages.filter((id) => colourAt(s, id) === colour).length;
    if (found !== countOf(s, seat, colour)) throw new Error(`seat ${seat} miscounts its ${colour} messages`);
  }
  if (messages.some((id) => markOn(s, id) === 0)) throw new Error('a message came from nowhere');
  if (box.zoneOf(s.cards, characterCard(s, seat)) < 0) throw new Error(`seat ${seat} has no character`);
  if (!lives(s, seat)) {
    if (messages.length > 0) throw new Error(`seat ${seat} is out and has messages`);
    return;
  }
  if (countOf(s, seat, 'black') >= 3) throw new Error(`seat ${seat} lives with three black messages`);
  if (box.zoneOf(s.cards, identityCard(s, seat)) === undefined) throw new Error(`seat ${seat} has no identity`);
  if (victoryOf(s, seat) !== null) throw new Error(`seat ${seat} has won, and nobody looked`);
  const refills = castOf(s, seat).refills !== null && isUp(s, seat);
  if (refills && handSize(s, seat) === 0 && box.count(s.cards, DECK) + box.count(s.cards, DISCARD) > 0) {
    throw new Error(`seat ${seat} has not refilled an empty hand`);
  }
}
