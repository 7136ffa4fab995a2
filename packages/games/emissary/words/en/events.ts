// What happens, one sentence each.

import type { Event, NameOf, Seat } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import type { CardFace, Effect, ProveKind, Stamp } from '../../rules/terms.ts';
import { proves } from './cards.ts';
import { aFace, cardsOf, faceName, stampName, title } from './names.ts';

export function event(told: Event, name: NameOf): string {
  const who = (key = 'seat'): string => name(told[key] as Seat);
  const card = (key = 'card'): CardFace => told[key] as CardFace;
  const n = told.cards as number;
  switch (told.kind) {
    case 'sits':
      return told.character === null
        ? `${who()} plays a special character, face-down.`
        : `${who()} plays ${told.character}.`;
    case 'turn':
      return `It is ${who()}'s turn.`;
    case 'ends':
      return 'The turn ends, and with it every Lock On and Trap.';
    case 'draws':
      return `${who()} draws ${cardsOf(n)}.`;
    case 'drew':
      return `Drawn by ${who()}: ${list((told.cards as readonly CardFace[]).map(aFace), 'nothing')}.`;
    case 'reshuffles':
      return `The discards are shuffled: the deck has ${n} cards.`;
    case 'discards':
      return `${who()} discards ${aFace(card())}.`;
    case 'takes':
      return `${who()} takes a card by lot from the hand of ${who('from')}.`;
    case 'taken':
      return `The card that ${who()} took from ${who('from')} is ${aFace(card())}.`;
    case 'picks-up':
      return `${who()} takes ${aFace(card())} into the hand.`;
    case 'returns':
      return `${who()} puts a card back on the deck.`;
    case 'hands-over':
      return `${who()} gives the whole hand, ${cardsOf(n)}, to ${who('to')}.`;
    case 'handed':
      return `The hand of ${who()} for ${who('to')}: ${list((told.cards as readonly CardFace[]).map(aFace), 'nothing')}.`;
    case 'turns-up':
      return `${who()} turns up ${told.character}.`;
    case 'turns-down':
      return turnsDown(told, name);
    case 'exposes':
      return `${who()} exposes an identity: ${told.identity}.`;
    case 'sees':
      return `${who()} has looked at ${aFace(card())}.`;
    case 'inherits':
      return `${who()} gives up an identity unseen and takes that of ${who('from')}.`;
    case 'inherited':
      return `The identity that ${who()} took from ${who('from')} is ${told.identity}.`;
    default:
      return messageEvent(told, name) ?? cardEvent(told, name) ?? endEvent(told, name) ?? '';
  }
}

/** What makes a character turn face-down by itself; the other abilities by which one does were told when they were used. */
const CAUSES: Readonly<Record<string, string>> = {
  Escape: 'an Intercept was played, so ',
  Deal: 'a Decode was played, so ',
  Aim: 'a Trap took effect, so ',
  'Time Trace': 'somebody was eliminated, so ',
};

function turnsDown(told: Event, name: NameOf): string {
  // Rules version 1 did not say why.
  const ability = told.ability as string | undefined;
  const why = ability === undefined ? '' : `${ability}: ${CAUSES[ability] ?? ''}`;
  return `${why}${told.character} of ${name(told.seat as Seat)} turns face-down.`;
}

/** The message on its way, and messages on the table. */
function messageEvent(told: Event, name: NameOf): string | null {
  const who = (key = 'seat'): string => name(told[key] as Seat);
  const card = told.card as CardFace;
  switch (told.kind) {
    case 'sends':
      return sends(told, name);
    case 'arrives':
      return `The message lies before ${who()}.`;
    case 'accepts':
      return `${who()} takes the message.`;
    case 'declines':
      return `${who()} declines the message.`;
    case 'intercepts':
      return `The message comes to ${who()}.`;
    case 'transfers':
      return `${who()} sends the message on to ${who('to')}.`;
    case 'substitutes':
      return `${who()} exchanges the message with a card of the hand.`;
    case 'changes':
      return `${who()} exchanges the message with the top card of the deck.`;
    case 'lost':
      return 'Nobody is left to take the message: it is discarded.';
    case 'obtains':
      return `${who()} obtains ${aFace(card)}${(told.from as number) < 0 ? '' : ` from ${who('from')}`}.`;
    case 'gives':
      return `${who()} gives ${who('to')} ${aFace(card)} as a message.`;
    case 'claims':
      return `${who()} claims the ${faceName(card)} before ${who('of')}.`;
    case 'deletes':
      return `${who()} deletes the ${faceName(card)} before ${who('of')}.`;
    case 'exchanges':
      return `${who()} and ${who('to')} exchange all their messages.`;
    case 'locked':
      return `${who()} is locked on.`;
    case 'trapped':
      return `${who()} is trapped.`;
    default:
      return null;
  }
}

function sends(told: Event, name: NameOf): string {
  const by = told.by as Stamp;
  const face = told.card === null ? '' : `: ${aFace(told.card as CardFace)}`;
  const to = told.to === null ? '' : ` to ${name(told.to as Seat)}`;
  return `${name(told.seat as Seat)} sends ${by === 'CM' ? 'a' : 'an'} ${stampName(by)}${to}${face}.`;
}

/** Cards and abilities. */
function cardEvent(told: Event, name: NameOf): string | null {
  const who = (key = 'seat'): string => name(told[key] as Seat);
  switch (told.kind) {
    case 'plays':
      return plays(told, name);
    case 'void':
      return `The ${title(told.as as Effect)} of ${who()} is void.`;
    case 'uses':
      return uses(told, name);
    case 'distributes':
      return `${who()} deals ${cardsOf(told.cards as number)} of the deck as messages.`;
    case 'proves':
      return `The Prove of ${who()} on ${who('to')} is ${aFace(told.card as CardFace)}.`;
    case 'answers': {
      const { deed, sentence } = proves[told.prove as ProveKind];
      const free = told.free === true ? ' It may be a lie.' : '';
      return told.acts === true
        ? `Proved by ${who('by')}, ${who()} must ${deed}.${free}`
        : `Proved by ${who('by')}, ${who()} says: ${sentence}.${free}`;
    }
    default:
      return null;
  }
}

function plays(told: Event, name: NameOf): string {
  const as = told.as as Effect;
  const face = told.card as CardFace | null;
  const what =
    face === null ? `${title(as)}, face-down,` : face.effect === as ? aFace(face) : `${aFace(face)} as ${title(as)}`;
  const aim =
    told.message !== null
      ? ` on the ${faceName(told.message as CardFace)} before ${name(told.at as Seat)}`
      : told.to !== null
        ? ` on ${name(told.to as Seat)}`
        : told.against !== null
          ? ` against the ${title(told.against as Effect)}`
          : '';
  return `${name(told.seat as Seat)} plays ${what}${aim}.`;
}

function uses(told: Event, name: NameOf): string {
  const aim = told.to ?? told.at;
  const on = aim === undefined || aim === null ? '' : ` on ${name(aim as Seat)}`;
  return `${name(told.seat as Seat)} uses ${told.ability}${on}.`;
}

/** Falls and victories. */
function endEvent(told: Event, name: NameOf): string | null {
  const who = (key = 'seat'): string => name(told[key] as Seat);
  switch (told.kind) {
    case 'falls': {
      const by = told.by as number;
      if (told.how === 'silence') return `${who()} has nothing to send and is eliminated.`;
      return `${who()} is eliminated by three black messages${by < 0 || by === told.seat ? '' : `, by ${who('by')}`}.`;
    }
    case 'lays-open': {
      const identity = told.identity === null ? 'an identity that another has taken' : told.identity;
      return `${who()} was ${told.character}, ${identity}, and discards everything.`;
    }
    case 'declares':
      return declares(told, name);
    default:
      return null;
  }
}

function declares(told: Event, name: NameOf): string {
  const who = `${name(told.seat as Seat)}, ${told.identity} as ${told.character},`;
  switch (told.reason) {
    case 'three-red':
      return `${who} has three red messages and declares victory.`;
    case 'three-blue':
      return `${who} has three blue messages and declares victory.`;
    case 'last':
      return `${who} is the last one left and declares victory.`;
    default:
      return `${who} has fulfilled a mission and declares victory.`;
  }
}
