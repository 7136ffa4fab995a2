// What happens in Courier, one sentence each, and how a match ends.

import type { GameEvent, NameOf, Result, Seat } from '@tabella/kernel';
import { capital, inWords, list } from '@tabella/ui/english';
import type { Agent, Role } from '../../rules/box.ts';
import { SIDE } from './names.ts';

export function event(told: GameEvent, name: NameOf): string {
  const who = (key = 'seat'): string => name(told[key] as Seat);
  switch (told.kind) {
    case 'errands':
      return errands(told.errands as readonly string[], told.drawn === true, name);
    case 'watched':
      return `The top card of the deck is a ${told.card}.`;
    case 'draws':
      return `${who()} draws ${told.cards === 1 ? 'a card' : `${inWords(told.cards as number)} cards`}.`;
    case 'sends':
      return `${who()} sends a sealed message.`;
    case 'seizes':
      return `${who()} plays a ${told.card} to seize the message.`;
    case 'passes':
      return `${who()} passes the message on.`;
    case 'takes':
      return `${who()} takes the message: a ${told.card}.`;
    case 'plays':
      return plays(told, name);
    case 'seals':
      return `${who()} plays a ${told.card} to seal what ${who('against')} played.`;
    case 'sealed':
      return `The ${told.card} of ${who()} is sealed and comes to nothing.`;
    case 'states':
      return `${who()} says: ${told.said ? 'yes, I am' : 'no, I am not'} ${SIDE[told.asked as Role]}.`;
    case 'gives':
      return `${who()} gives ${who('to')} a seal, face-down, and draws two cards.`;
    case 'given':
      return `The gift of ${who()} to ${who('to')} is a ${told.card}.`;
    case 'turns':
      return turns(told, name);
    case 'learns':
      return `${who('of')} is ${SIDE[told.role as Role]}: the Owl has seen it.`;
    case 'taken':
      return `The card that the Crow of ${who()} took from ${who('to')} is a ${told.card}.`;
    case 'burnt':
      return `The ${told.card} is gone.`;
    case 'masked':
      return `The agent of ${who()} lies face-down again.`;
    case 'burns':
      return `Three black messages lie before ${who()}, and the match is over.`;
    case 'kept':
      return told.take ? `${who()} keeps the card.` : `${who()} leaves the card on the deck.`;
    default:
      return '';
  }
}

function errands(chosen: readonly string[], drawn: boolean, name: NameOf): string {
  const of = (what: string): string[] => chosen.flatMap((one, seat) => (one === what ? [name(seat)] : []));
  const parts = (['fetch', 'watch'] as const).flatMap((what) => {
    const names = of(what);
    if (names.length === 0) return [];
    return [`${list(names, 'nobody')} ${names.length > 1 ? what : `${what}es`}`];
  });
  const crowd = !drawn && chosen.includes('fetch') ? ' Too many fetch: nobody draws.' : '';
  return `A new round: ${parts.join(', ')}.${crowd}`;
}

function plays(told: GameEvent, name: NameOf): string {
  const seat = name(told.seat as Seat);
  const to = name(told.to as Seat);
  const card = String(told.card);
  if (told.message !== undefined) return `${seat} plays a ${card}: the ${told.message} before ${to} is to burn.`;
  if (card.endsWith('question')) {
    return `${seat} plays a ${card}: is ${to} ${SIDE[card.startsWith('red') ? 'crown' : 'league']}?`;
  }
  if (card.endsWith('gift')) return `${seat} plays a ${card}: a seal for ${to}.`;
  return `${seat} plays a ${card}: the agent of ${to} is to turn face-down.`;
}

function turns(told: GameEvent, name: NameOf): string {
  const to = name(told.to as Seat);
  const deeds: Readonly<Record<Agent, string>> = {
    fox: 'and draws two cards',
    owl: `and looks at the role of ${to}`,
    moth: 'to be rid of a black message',
    crow: `and takes a card from the hand of ${to}`,
    hare: 'and looks at the top card of the deck',
    wren: 'and draws a card for each black message',
  };
  const agent = told.agent as Agent;
  return `${name(told.seat as Seat)} turns up the ${capital(agent)} ${deeds[agent]}.`;
}

export function result(ended: Result, name: NameOf): string {
  const names = list(ended.winners.map(name), 'nobody');
  switch (ended.reason) {
    case 'crown':
      return `${names} is of the Crown, has three red messages, and wins.`;
    case 'league':
      return `${names} is of the League, has three blue messages, and wins.`;
    case 'free':
      return `${names} is free, has two red and two blue messages, and wins.`;
    case 'burned':
      return `A seat is burned by three black messages: ${names} win.`;
    case 'silence':
      return `${names} has sealed every secret, and wins by silence.`;
    default:
      return `${names} wins.`;
  }
}
