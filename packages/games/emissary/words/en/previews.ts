// What a choice would bring, most important first: from what is certain (`Preview`), and from what the seat sees.

import { type AskOf, type ChoiceOf, type NameOf, PASS, type PreviewOf, type Seat } from '@tabella/kernel';
import { list, persons } from '@tabella/ui/english';
import type { SendChoice } from '../../rules/choices.ts';
import type { EmissaryEvent } from '../../rules/events.ts';
import type { EmissaryTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { event } from './events.ts';
import { faceName, ordinal } from './names.ts';

type Choice = ChoiceOf<EmissaryTypes>;
type Ask = AskOf<EmissaryTypes>;

export function preview(
  { events, ends, wins }: PreviewOf<EmissaryTypes>,
  choice: Choice,
  ask: Ask,
  view: View,
  name: NameOf,
): readonly string[] {
  const told = events.flatMap((one) => certain(one, ask.seat, view, name));
  const fate = ends ? ending(events, ask.seat) : wins ? ['Then you win.'] : [];
  return [...new Set([...fate, ...seen(choice, ask, view, name), ...told])];
}

const SILENT = 'Then you have nothing to send and are out.';

function ending(events: readonly EmissaryEvent[], seat: Seat): readonly string[] {
  const fall = events.find((one) => one.kind === 'falls' && one.seat === seat);
  if (fall?.kind !== 'falls') return ['Then the match ends, and you lose.'];
  return [fall.how === 'silence' ? SILENT : 'Then you are out: your third black message.'];
}

/** What follows from the choice by what lies on the table. */
function seen(choice: Choice, ask: Ask, view: View, name: NameOf): readonly string[] {
  // The board tells beside the question what the message would mean, colour by colour.
  if (choice === 'accept') return [];
  if (choice === PASS) return ask.kind === 'play' && ask.seat === view.active && view.hand.length === 0 ? [SILENT] : [];
  if (typeof choice !== 'object') return [];
  if ('by' in choice) return [wayOf(choice, view, name)];
  const last = ask.kind === 'play' && ask.seat === view.active && 'card' in choice && view.hand.length === 1;
  return last ? ['Then you have no card left to send. Without one you are out.'] : [];
}

/** Before whom a message comes, in which order. */
function wayOf(sent: SendChoice, view: View, name: NameOf): string {
  const me = view.me ?? view.active;
  if (sent.by === 'OM') return `Only ${name(sent.to)} decides. Declined, it comes back to you.`;
  const others = view.seats.map((_, i) => (me + 1 + i) % view.seats.length);
  const way = others.filter((seat) => seat !== me && view.seats[seat]?.alive);
  return `Goes to ${list(way.map(name))}, one by one. Declined by all, it comes back to you.`;
}

/** Events that change something for somebody. */
function certain(one: EmissaryEvent, me: Seat, view: View, name: NameOf): readonly string[] {
  const { subject, verb } = persons(name, me);
  switch (one.kind) {
    case 'obtains': {
      const { colour } = one.card;
      const count = (view.seats[one.seat]?.[colour] ?? 0) + 1;
      const whose = one.seat === me ? 'your' : 'their';
      return [
        `${subject(one.seat)} ${verb(one.seat, 'gets', 'get')} the ${faceName(one.card)}: ${whose} ${ordinal(count)} ${colour}.`,
      ];
    }
    case 'locked':
    case 'trapped':
    case 'deletes':
    case 'claims':
    case 'gives':
    case 'exchanges':
      return [event(one, name, me)];
    case 'draws':
      return one.seat === me ? [`You draw ${one.cards === 1 ? 'a card' : `${one.cards} cards`}.`] : [];
    default:
      return [];
  }
}
