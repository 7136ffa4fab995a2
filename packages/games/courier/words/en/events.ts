// What happens in Courier, one sentence each, with "you" for the one who reads it.

import type { NameOf, Seat } from '@tabella/kernel';
import { capital, inWords, list, type Persons, persons } from '@tabella/ui/english';
import type { Agent } from '../../rules/box.ts';
import type { CourierEvent, Errand, EventOf } from '../../rules/events.ts';
import { SIDE } from './names.ts';

export function event(told: CourierEvent, name: NameOf, you: Seat | null = null): string {
  const p = persons(name, you);
  /** The seat and its verb: "Ada draws", "You draw". */
  const does = (seat: Seat, other: string, second: string): string =>
    `${p.subject(seat)} ${p.verb(seat, other, second)}`;
  switch (told.kind) {
    case 'errands':
      return errands(told.errands, told.drawn, p, you);
    case 'watched':
      return `The top card of the deck is a ${told.card}.`;
    case 'draws':
      return `${does(told.seat, 'draws', 'draw')} ${told.cards === 1 ? 'a card' : `${inWords(told.cards)} cards`}.`;
    case 'sends':
      return `${does(told.seat, 'sends', 'send')} a sealed letter.`;
    case 'seizes':
      return `${does(told.seat, 'plays', 'play')} a ${told.card} to seize the letter.`;
    case 'passes':
      return `${does(told.seat, 'passes', 'pass')} the letter on.`;
    case 'takes':
      return `${does(told.seat, 'takes', 'take')} the letter: a ${told.card}.`;
    case 'plays':
      return plays(told, p);
    case 'seals':
      return `${does(told.seat, 'plays', 'play')} a ${told.card} to cancel what ${p.object(told.against)} played.`;
    case 'sealed':
      return `${p.owner(told.seat)} ${told.card} is cancelled.`;
    case 'states':
      return `${does(told.seat, 'says', 'say')}: ${told.said ? 'yes, I am' : 'no, I am not'} ${SIDE[told.asked]}.`;
    case 'gives':
      return `${does(told.seat, 'gives', 'give')} ${p.object(told.to)} a seal, face-down, and ${p.verb(told.seat, 'draws', 'draw')} two cards.`;
    case 'given':
      return `${p.owner(told.seat)} gift to ${p.object(told.to)} is a ${told.card}.`;
    case 'turns':
      return turns(told, p);
    case 'learns':
      return `${p.subject(told.of)} ${p.verb(told.of, 'is', 'are')} ${SIDE[told.role]}: the Owl has seen it.`;
    case 'taken':
      return `${p.owner(told.seat)} Crow took a ${told.card} from ${p.object(told.to)}.`;
    case 'burnt':
      return `The ${told.card} is burned.`;
    case 'masked':
      return `${p.owner(told.seat)} agent lies face-down again.`;
    case 'burns':
      return `${does(told.seat, 'has', 'have')} three black letters: the match is over.`;
    case 'kept':
      return told.take
        ? `${does(told.seat, 'keeps', 'keep')} the card.`
        : `${does(told.seat, 'leaves', 'leave')} the card on the deck.`;
  }
}

/** A round begins with its errand; then there is a heading for each letter. */
export function turn(told: CourierEvent, name: NameOf, you: Seat | null = null): string | null {
  if (told.kind === 'errands') return 'New round';
  return told.kind === 'sends' ? `${persons(name, you).owner(told.seat)} letter` : null;
}

function errands(chosen: readonly Errand[], drawn: boolean, p: Persons, you: Seat | null): string {
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

function plays({ seat, to, card, message }: EventOf<'plays'>, p: Persons): string {
  const does = `${p.subject(seat)} ${p.verb(seat, 'plays', 'play')} a ${card}`;
  if (message !== undefined) return `${does} to burn ${p.own(to)} ${message}.`;
  if (card.endsWith('question')) {
    const side = SIDE[card.startsWith('red') ? 'crown' : 'league'];
    return `${does}: ${p.verb(to, 'is', 'are')} ${p.object(to)} ${side}?`;
  }
  if (card.endsWith('gift')) return `${does}: a seal for ${p.object(to)}.`;
  return `${does} to turn ${p.own(to)} agent face-down.`;
}

function turns({ seat, to, agent }: EventOf<'turns'>, p: Persons): string {
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
  return `${p.subject(seat)} ${verb('turns', 'turn')} up the ${capital(agent)} ${deeds[agent]()}.`;
}
