// What happens, one sentence each.

import type { NameOf } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import type { EmissaryEvent, EventOf, PlaysEvent, UsesEvent } from '../../rules/events.ts';
import { proves } from './cards.ts';
import { aFace, cardsOf, faceName, stampName, title } from './names.ts';

export function event(told: EmissaryEvent, name: NameOf): string {
  // Some things happen to nobody.
  const who = 'seat' in told ? name(told.seat) : '';
  switch (told.kind) {
    case 'sits':
      return told.character === null
        ? `${who} plays a special character, face-down.`
        : `${who} plays ${told.character}.`;
    case 'turn':
      return `It is ${who}'s turn.`;
    case 'ends':
      return 'The turn ends, and with it every Lock On and Trap.';
    case 'draws':
      return `${who} draws ${cardsOf(told.cards)}.`;
    case 'drew':
      return `Drawn by ${who}: ${list(told.cards.map(aFace), 'nothing')}.`;
    case 'reshuffles':
      return `The discards are shuffled: the deck has ${told.cards} cards.`;
    case 'discards':
      return `${who} discards ${aFace(told.card)}.`;
    case 'takes':
      return `${who} takes a random card from the hand of ${name(told.from)}.`;
    case 'taken':
      return `The card that ${who} took from ${name(told.from)} is ${aFace(told.card)}.`;
    case 'picks-up':
      return `${who} takes ${aFace(told.card)} into the hand.`;
    case 'returns':
      return `${who} puts a card back on the deck.`;
    case 'hands-over':
      return `${who} gives the whole hand, ${cardsOf(told.cards)}, to ${name(told.to)}.`;
    case 'handed':
      return `The hand of ${who} for ${name(told.to)}: ${list(told.cards.map(aFace), 'nothing')}.`;
    case 'turns-up':
      return `${who} turns up ${told.character}.`;
    case 'turns-down':
      return turnsDown(told, who);
    case 'exposes':
      return `${who} exposes an identity: ${told.identity}.`;
    case 'sees':
      return `${who} has looked at ${aFace(told.card)}.`;
    case 'inherits':
      return `${who} gives up an identity unseen and takes that of ${name(told.from)}.`;
    case 'inherited':
      return `The identity that ${who} took from ${name(told.from)} is ${told.identity}.`;
    case 'sends':
      return sends(told, who, name);
    case 'arrives':
      return `The message lies before ${who}.`;
    case 'accepts':
      return `${who} takes the message.`;
    case 'declines':
      return `${who} declines the message.`;
    case 'intercepts':
      return `The message comes to ${who}.`;
    case 'transfers':
      return `${who} sends the message on to ${name(told.to)}.`;
    case 'substitutes':
      return `${who} exchanges the message with a card of the hand.`;
    case 'changes':
      return `${who} exchanges the message with the top card of the deck.`;
    case 'lost':
      return 'Nobody is left to take the message: it is discarded.';
    case 'obtains':
      return `${who} obtains ${aFace(told.card)}${told.from < 0 ? '' : ` from ${name(told.from)}`}.`;
    case 'gives':
      return `${who} gives ${name(told.to)} ${aFace(told.card)} as a message.`;
    case 'claims':
      return `${who} claims the ${faceName(told.card)} before ${name(told.of)}.`;
    case 'deletes':
      return `${who} deletes the ${faceName(told.card)} before ${name(told.of)}.`;
    case 'exchanges':
      return `${who} and ${name(told.to)} exchange all their messages.`;
    case 'locked':
      return `${who} is locked on.`;
    case 'trapped':
      return `${who} is trapped.`;
    case 'plays':
      return plays(told, who, name);
    case 'void':
      return `The ${title(told.as)} of ${who} is void.`;
    case 'uses':
      return uses(told, who, name);
    case 'distributes':
      return `${who} deals ${cardsOf(told.cards)} of the deck as messages.`;
    case 'proves':
      return `The Prove of ${who} on ${name(told.to)} is ${aFace(told.card)}.`;
    case 'answers':
      return answers(told, who, name);
    case 'falls':
      return falls(told, who, name);
    case 'lays-open': {
      const identity = told.identity === null ? 'an identity that another has taken' : told.identity;
      return `${who} was ${told.character}, ${identity}, and discards everything.`;
    }
    case 'declares':
      return declares(told, who);
  }
}

/** What makes a character turn face-down by itself; the other abilities by which one does were told when they were used. */
const CAUSES: Readonly<Record<string, string>> = {
  Escape: 'an Intercept was played, so ',
  Deal: 'a Decode was played, so ',
  Aim: 'a Trap took effect, so ',
  'Time Trace': 'somebody was eliminated, so ',
};

function turnsDown({ ability, character }: EventOf<'turns-down'>, who: string): string {
  const why = ability === undefined ? '' : `${ability}: ${CAUSES[ability] ?? ''}`;
  return `${why}${character} of ${who} turns face-down.`;
}

function sends({ by, card, to }: EventOf<'sends'>, who: string, name: NameOf): string {
  const face = card === null ? '' : `: ${aFace(card)}`;
  const aim = to === null ? '' : ` to ${name(to)}`;
  return `${who} sends ${by === 'CM' ? 'a' : 'an'} ${stampName(by)}${aim}${face}.`;
}

function plays({ as, card, message, at, to, against }: PlaysEvent, who: string, name: NameOf): string {
  const what =
    card === null ? `${title(as)}, face-down,` : card.effect === as ? aFace(card) : `${aFace(card)} as ${title(as)}`;
  const aim =
    message !== null && at !== null
      ? ` on the ${faceName(message)} before ${name(at)}`
      : to !== null
        ? ` on ${name(to)}`
        : against !== null
          ? ` against the ${title(against)}`
          : '';
  return `${who} plays ${what}${aim}.`;
}

function uses({ ability, to, at }: UsesEvent, who: string, name: NameOf): string {
  const aim = to ?? at;
  return `${who} uses ${ability}${aim === undefined ? '' : ` on ${name(aim)}`}.`;
}

function answers({ by, prove, acts, free }: EventOf<'answers'>, who: string, name: NameOf): string {
  const { deed, sentence } = proves[prove];
  const says = acts ? `must ${deed}` : `says: ${sentence}`;
  return `Proved by ${name(by)}, ${who} ${says}.${free ? ' It may be a lie.' : ''}`;
}

function falls({ seat, by, how }: EventOf<'falls'>, who: string, name: NameOf): string {
  if (how === 'silence') return `${who} has nothing to send and is eliminated.`;
  return `${who} is eliminated by three black messages${by < 0 || by === seat ? '' : `, by ${name(by)}`}.`;
}

function declares({ identity, character, reason }: EventOf<'declares'>, name: string): string {
  const who = `${name}, ${identity} as ${character},`;
  switch (reason) {
    case 'three-red':
      return `${who} has three red messages and declares victory.`;
    case 'three-blue':
      return `${who} has three blue messages and declares victory.`;
    case 'last':
      return `${who} is the last one left and declares victory.`;
    case 'mission':
      return `${who} has fulfilled a mission and declares victory.`;
  }
}
