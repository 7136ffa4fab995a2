// What happens in Courier, one sentence each, with "you" for the one who reads it.

import type { GameEvent, NameOf, Seat } from '@tabella/kernel';
import { capital, inWords, list, type Persons, persons } from '@tabella/ui/english';
import type { Agent, Role } from '../../rules/box.ts';
import { SIDE } from './names.ts';

export function event(told: GameEvent, name: NameOf, you: Seat | null = null): string {
  const p = persons(name, you);
  const seat = told.seat as Seat;
  const to = told.to as Seat;
  /** The seat and its verb: "Ada draws", "You draw". */
  const does = (other: string, second: string): string => `${p.subject(seat)} ${p.verb(seat, other, second)}`;
  switch (told.kind) {
    case 'errands':
      return errands(told.errands as readonly string[], told.drawn === true, p, you);
    case 'watched':
      return `The top card of the deck is a ${told.card}.`;
    case 'draws':
      return `${does('draws', 'draw')} ${told.cards === 1 ? 'a card' : `${inWords(told.cards as number)} cards`}.`;
    case 'sends':
      return `${does('sends', 'send')} a sealed letter.`;
    case 'seizes':
      return `${does('plays', 'play')} a ${told.card} to seize the letter.`;
    case 'passes':
      return `${does('passes', 'pass')} the letter on.`;
    case 'takes':
      return `${does('takes', 'take')} the letter: a ${told.card}.`;
    case 'plays':
      return plays(told, p);
    case 'seals':
      return `${does('plays', 'play')} a ${told.card} to cancel what ${p.object(told.against as Seat)} played.`;
    case 'sealed':
      return `${p.owner(seat)} ${told.card} is cancelled.`;
    case 'states':
      return `${does('says', 'say')}: ${told.said ? 'yes, I am' : 'no, I am not'} ${SIDE[told.asked as Role]}.`;
    case 'gives':
      return `${does('gives', 'give')} ${p.object(to)} a seal, face-down, and ${p.verb(seat, 'draws', 'draw')} two cards.`;
    case 'given':
      return `${p.owner(seat)} gift to ${p.object(to)} is a ${told.card}.`;
    case 'turns':
      return turns(told, p);
    case 'learns':
      return `${p.subject(told.of as Seat)} ${p.verb(told.of as Seat, 'is', 'are')} ${SIDE[told.role as Role]}: the Owl has seen it.`;
    case 'taken':
      return `${p.owner(seat)} Crow took a ${told.card} from ${p.object(to)}.`;
    case 'burnt':
      return `The ${told.card} is burned.`;
    case 'masked':
      return `${p.owner(seat)} agent lies face-down again.`;
    case 'burns':
      return `${does('has', 'have')} three black letters: the match is over.`;
    case 'kept':
      return told.take ? `${does('keeps', 'keep')} the card.` : `${does('leaves', 'leave')} the card on the deck.`;
    default:
      return '';
  }
}

/** A round begins with its errand; then there is a heading for each letter. */
export function turn(told: GameEvent, name: NameOf, you: Seat | null = null): string | null {
  if (told.kind === 'errands') return 'New round';
  return told.kind === 'sends' ? `${persons(name, you).owner(told.seat as Seat)} letter` : null;
}

function errands(chosen: readonly string[], drawn: boolean, p: Persons, you: Seat | null): string {
  const parts = (['fetch', 'watch'] as const).flatMap((what) => {
    const seats = chosen.flatMap((one, seat) => (one === what ? [seat] : []));
    const [first] = seats;
    if (first === undefined) return [];
    const alone = seats.length === 1 && first !== you;
    return [`${list(seats.map(p.object))} ${alone ? `${what}es` : what}`];
  });
  const crowd = !drawn && chosen.includes('fetch') ? ' Too many fetch: nobody draws.' : '';
  return `Errands: ${parts.join(', ')}.${crowd}`;
}

function plays(told: GameEvent, p: Persons): string {
  const seat = told.seat as Seat;
  const to = told.to as Seat;
  const card = String(told.card);
  const does = `${p.subject(seat)} ${p.verb(seat, 'plays', 'play')} a ${card}`;
  if (told.message !== undefined) return `${does} to burn ${p.own(to)} ${told.message}.`;
  if (card.endsWith('question')) {
    const side = SIDE[card.startsWith('red') ? 'crown' : 'league'];
    return `${does}: ${p.verb(to, 'is', 'are')} ${p.object(to)} ${side}?`;
  }
  if (card.endsWith('gift')) return `${does}: a seal for ${p.object(to)}.`;
  return `${does} to turn ${p.own(to)} agent face-down.`;
}

function turns(told: GameEvent, p: Persons): string {
  const seat = told.seat as Seat;
  const to = told.to as Seat;
  const verb = (other: string, second: string): string => p.verb(seat, other, second);
  // Only two agents are pointed at somebody.
  const deeds: Readonly<Record<Agent, () => string>> = {
    fox: () => `and ${verb('draws', 'draw')} two cards`,
    owl: () => `and ${verb('looks', 'look')} at ${p.own(to)} role`,
    moth: () => 'to be rid of a black letter',
    crow: () => `and ${verb('takes', 'take')} a random card from ${p.own(to)} hand`,
    hare: () => `and ${verb('looks', 'look')} at the top card of the deck`,
    wren: () => `and ${verb('draws', 'draw')} a card for each black letter`,
  };
  const agent = told.agent as Agent;
  return `${p.subject(seat)} ${verb('turns', 'turn')} up the ${capital(agent)} ${deeds[agent]()}.`;
}
