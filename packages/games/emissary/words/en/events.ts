// What happens, one sentence each; the seat that reads it is "you".

import type { NameOf, Seat } from '@tabella/kernel';
import { list, type Persons, persons } from '@tabella/ui/english';
import type { EmissaryEvent, EventOf, PlaysEvent, UsesEvent } from '../../rules/events.ts';
import { proves } from './cards.ts';
import { aFace, aMessage, cardsOf, faceName, quoted, title } from './names.ts';

/** How the sentence speaks: of everybody, and of the one who does it. */
interface Speech extends Persons {
  readonly you: Seat | null;
  readonly seat: Seat;
  /** "You" or "Ada". */
  readonly who: string;
  /** The verb of that one. */
  does(other: string, you: string): string;
  /** "your" or "their". */
  readonly their: string;
}

function speechOf(told: EmissaryEvent, name: NameOf, you: Seat | null): Speech {
  // Some things happen to nobody.
  const seat = 'seat' in told ? told.seat : -1;
  const all = persons(name, you);
  return {
    ...all,
    you,
    seat,
    who: seat < 0 ? '' : all.subject(seat),
    does: (other, second) => all.verb(seat, other, second),
    their: seat === you ? 'your' : 'their',
  };
}

export function event(told: EmissaryEvent, name: NameOf, you: Seat | null = null): string {
  const s = speechOf(told, name, you);
  const { who, does, their, object, own } = s;
  switch (told.kind) {
    case 'sits':
      return `${who} ${does('plays', 'play')} ${told.character ?? 'a special character, face-down'}.`;
    case 'turn':
      return `It is ${own(told.seat)} turn.`;
    case 'ends':
      return 'The turn ends; Lock On and Trap are removed.';
    case 'draws':
      // Whoever draws is told the cards as well.
      return told.seat === you ? '' : `${who} draws ${cardsOf(told.cards)}.`;
    case 'drew':
      return `${who} drew ${list(told.cards.map(aFace), 'nothing')}.`;
    case 'reshuffles':
      return `The discards are shuffled: the deck has ${told.cards} cards.`;
    case 'discards':
      return `${who} ${does('discards', 'discard')} ${aFace(told.card)}.`;
    case 'takes':
      return `${who} ${does('takes', 'take')} a random card from ${own(told.from)} hand.`;
    case 'taken':
      return `${who} took ${aFace(told.card)} from ${object(told.from)}.`;
    case 'picks-up':
      return `${who} ${does('takes', 'take')} ${aFace(told.card)} into ${their} hand.`;
    case 'returns':
      return `${who} ${does('puts', 'put')} a card back on the deck.`;
    case 'hands-over':
      return `${who} ${does('gives', 'give')} all of ${their} hand, ${cardsOf(told.cards)}, to ${object(told.to)}.`;
    case 'handed':
      return `The cards that ${object(told.seat)} gave to ${object(told.to)}: ${list(told.cards.map(aFace), 'nothing')}.`;
    case 'turns-up':
      return `${who} ${does('turns', 'turn')} ${told.character} face-up.`;
    case 'turns-down':
      return turnsDown(told, s);
    case 'exposes':
      return `${who} ${does('shows', 'show')} ${their} identity: ${told.identity}.`;
    case 'sees':
      return `${who} looked at ${aFace(told.card)}.`;
    case 'inherits':
      return `${who} ${does('gives', 'give')} up ${their} identity unseen and ${does('takes', 'take')} that of ${object(told.from)}.`;
    case 'inherited':
      return `${who} took over the identity of ${object(told.from)}: ${told.identity}.`;
    case 'sends':
      return sends(told, s);
    case 'arrives':
      return `The message reaches ${object(told.seat)}.`;
    case 'accepts':
      return `${who} ${does('accepts', 'accept')} the message.`;
    case 'declines':
      return `${who} ${does('passes', 'pass')} the message on.`;
    case 'intercepts':
      return `${who} ${does('intercepts', 'intercept')} the message.`;
    case 'transfers':
      return `${who} ${does('sends', 'send')} the message on to ${object(told.to)}.`;
    case 'substitutes':
      return `${who} ${does('swaps', 'swap')} the message for a card of ${their} hand.`;
    case 'changes':
      return `${who} ${does('swaps', 'swap')} the message for the top card of the deck.`;
    case 'lost':
      return 'Nobody is left to take the message: it is discarded.';
    case 'obtains':
      return obtains(told, s);
    case 'gives':
      return `${who} ${does('gives', 'give')} ${object(told.to)} ${aFace(told.card)} as a message.`;
    case 'claims':
      return `${who} ${does('claims', 'claim')} the ${faceName(told.card)} in front of ${object(told.of)}.`;
    case 'deletes':
      return `${who} ${does('deletes', 'delete')} the ${faceName(told.card)} in front of ${self(told.of, s)}.`;
    case 'exchanges': {
      const all = told.seat === you || told.to === you ? 'your' : 'their';
      return `${who} and ${object(told.to)} exchange all ${all} messages.`;
    }
    case 'locked':
      return `${who} ${does('is', 'are')} locked and must accept.`;
    case 'trapped':
      return `${who} ${does('is', 'are')} trapped and may not accept.`;
    case 'plays':
      return plays(told, s);
    case 'void':
      return `${s.owner(told.seat)} ${title(told.as)} is countered.`;
    case 'uses':
      return uses(told, s);
    case 'distributes':
      return `${who} ${does('deals', 'deal')} ${cardsOf(told.cards)} from the deck as messages.`;
    case 'proves':
      return proved(told, s);
    case 'answers':
      return answers(told, s);
    case 'falls':
      return falls(told, s);
    case 'lays-open':
      return laysOpen(told, s);
    case 'declares':
      return declares(told, s);
  }
}

/** What makes a character turn face-down by itself; the other abilities by which one does were told when they were used. */
const CAUSES: Readonly<Record<string, string>> = {
  Escape: 'an Intercept was played, so ',
  Deal: 'a Decode was played, so ',
  Aim: 'a Trap took effect, so ',
  'Time Trace': 'somebody was eliminated, so ',
};

function turnsDown({ ability, character, seat }: EventOf<'turns-down'>, { owner, own }: Speech): string {
  if (ability === undefined) return `${owner(seat)} ${character} turns face-down.`;
  const cause = CAUSES[ability];
  const whose = cause === undefined ? owner(seat) : own(seat);
  return `${ability}: ${cause ?? ''}${whose} ${character} turns face-down.`;
}

/** The one who does it, met again in the same sentence. */
const self = (seat: Seat, { seat: doer, you, object }: Speech): string =>
  seat !== doer ? object(seat) : seat === you ? 'yourself' : 'themselves';

function sends({ by, card, to }: EventOf<'sends'>, { who, does, object }: Speech): string {
  const face = card === null ? '' : `: ${aFace(card)}`;
  const aim = to === null ? '' : ` to ${object(to)}`;
  return `${who} ${does('sends', 'send')} ${aMessage(by)}${aim}${face}.`;
}

function obtains({ seat, card, from, cause }: EventOf<'obtains'>, { who, does, their, object }: Speech): string {
  const gets = `${who} ${does('gets', 'get')}`;
  if (from === seat && cause === 'transmitted') return `${gets} ${their} own message back: ${aFace(card)}.`;
  return `${gets} ${aFace(card)}${from < 0 || from === seat ? '' : ` from ${object(from)}`}.`;
}

function plays({ as, card, message, at, to, against }: PlaysEvent, s: Speech): string {
  const what =
    card === null ? `${title(as)} face-down` : card.effect === as ? aFace(card) : `${aFace(card)} as ${title(as)}`;
  const aim =
    message !== null && at !== null
      ? ` on the ${faceName(message)} in front of ${self(at, s)}`
      : to !== null
        ? ` on ${self(to, s)}`
        : against !== null
          ? ` against the ${title(against)}`
          : '';
  return `${s.who} ${s.does('plays', 'play')} ${what}${aim}.`;
}

function uses({ ability, to, at }: UsesEvent, s: Speech): string {
  const aim = to ?? at;
  return `${s.who} ${s.does('uses', 'use')} ${ability}${aim === undefined ? '' : ` on ${self(aim, s)}`}.`;
}

function proved({ to, card }: EventOf<'proves'>, { who, object }: Speech): string {
  if (!card.prove) return `${who} proved ${object(to)}.`;
  return `${who} asked ${object(to)}: “If you are ${card.prove.bet}, ${proves[card.prove.kind].deed}.”`;
}

function answers({ seat, by, prove, acts, free }: EventOf<'answers'>, s: Speech): string {
  const { deed, sentence } = proves[prove];
  const lie = free ? ' It may be a lie.' : '';
  if (acts) return `${s.owner(by)} Prove makes ${s.object(seat)} ${deed}.${lie}`;
  return `${s.owner(by)} Prove: ${s.object(seat)} ${s.does('answers', 'answer')} ${quoted(sentence)}${lie}`;
}

function falls({ seat, by, how }: EventOf<'falls'>, { who, does, object, you }: Speech): string {
  if (how === 'silence') return `${who} ${does('has', 'have')} nothing to send and ${does('is', 'are')} out.`;
  const last = by < 0 || by === seat ? '' : `, the last by ${by === you ? 'you' : object(by)}`;
  return `${who} ${does('is', 'are')} out: three black messages${last}.`;
}

function laysOpen({ character, identity }: EventOf<'lays-open'>, { who, does, their }: Speech): string {
  const was = `${who} ${does('was', 'were')} ${character}`;
  const side = identity === null ? `; another player has taken ${their} identity` : `, ${identity}`;
  return `${was}${side}. All ${their} cards are discarded.`;
}

function declares({ identity, character, reason }: EventOf<'declares'>, { who, does }: Speech): string {
  const has = does('has', 'have');
  const by = {
    'three-red': `${has} three red messages`,
    'three-blue': `${has} three blue messages`,
    last: `${does('is', 'are')} the last one left`,
    mission: `${has} fulfilled a mission`,
  }[reason];
  return `${who} (${identity}, ${character}) ${by} and ${does('declares', 'declare')} victory.`;
}

/** The heading of a turn in the log. */
export function turn(told: EmissaryEvent, name: NameOf, you: Seat | null = null): string | null {
  return told.kind === 'turn' ? `Turn ${told.turn}: ${persons(name, you).object(told.seat)}` : null;
}
