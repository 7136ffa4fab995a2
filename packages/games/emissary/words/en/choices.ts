// What each answer means, as its button says it.

import { byKind, type NameOf, PASS, type Seat } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import type { AbilityChoice, CardChoice, MessageAt, PlayChoice, SendChoice } from '../../rules/choices.ts';
import type { CardFace } from '../../rules/terms.ts';
import type { EmissaryTypes, WindowChoice } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { proves, stamps } from './cards.ts';
import { abilities } from './characters.ts';
import { aFace, faceName, quoted, title } from './names.ts';

const LET = 'Let it happen';

export const choice = byKind<EmissaryTypes, [view: View, name: NameOf], string>({
  play: (given, ask, view, name) => {
    if (given !== PASS) return acting(given, view, name);
    if (ask.seat !== view.active) return LET;
    return view.hand.length === 0 ? 'Send nothing: you are out' : 'Done, send a message';
  },
  transit: (given, _ask, view, name) => (given === PASS ? LET : acting(given, view, name)),
  arrival: (given, _ask, view, name) => (given === PASS ? LET : acting(given, view, name)),
  counter: (given, _ask, view, name) => (given === PASS ? LET : acting(given, view, name)),
  pick: ({ card }, _ask, view) => view.offer.find((one) => one.card === card)?.character ?? 'Character',
  send: (given, _ask, view, name) => sending(given, view, name),
  accept: (given, _ask, view, name) =>
    typeof given === 'string' ? deciding(given, view, name) : acting(given, view, name),
  discard: (given, _ask, view) => capital(faceName(handFace(given, view))),
  answer: (given, { about }) =>
    given === 'acts' ? capital(proves[about.prove].deed) : `Say ${quoted(proves[about.prove].sentence)}`,
  use: (given, { about }) => {
    if (about.ability === 'Awe') return given === PASS ? 'Refuse' : 'Hand it over';
    return given === PASS ? 'No' : `Use ${about.ability}`;
  },
  seat: (given, _ask, view, name) => (given === PASS ? LEFT : seatName(given.to, view, name)),
  seats: ({ to }, _ask, view, name) => seatName(to, view, name),
  card: (given, _ask, view) => (given === PASS ? LEFT : capital(faceName(handFace(given, view)))),
  message: (given, _ask, view, name) => (given === PASS ? LEFT : capital(messageName(given, view, name))),
});

/** A choice that an ability leaves open is declined. */
const LEFT = 'No, thank you';

const seatName = (seat: Seat, view: View, name: NameOf): string =>
  seat === view.me ? `${name(seat)} (you)` : name(seat);
const whom = (seat: Seat, view: View, name: NameOf): string => (seat === view.me ? 'yourself' : name(seat));

/** Take the message, or let it go. */
function deciding(given: 'accept' | 'decline', { letter }: View, name: NameOf): string {
  if (given === 'accept') return letter?.must === 'accept' ? 'Accept (Lock On)' : 'Accept';
  const next = letter?.next ?? null;
  const trap = letter?.must === 'decline' ? ' (Trap)' : '';
  if (next === null) return `Throw it away${trap}`;
  return `${letter?.stamp === 'OM' ? 'Send back' : 'Pass on'} to ${name(next)}${trap}`;
}

function handFace({ card }: CardChoice, view: View): CardFace {
  const found = view.hand.find((one) => one.card === card);
  if (found === undefined) throw new Error('a card that is not in the hand');
  return found.face;
}

function messageName({ at, place }: MessageAt, view: View, name: NameOf): string {
  const message = view.seats[at]?.messages[place];
  const where = `in front of ${at === view.me ? 'you' : name(at)}`;
  return message === undefined ? `a message ${where}` : `${aFace(message.card)} ${where}`;
}

function sending(sent: SendChoice, view: View, name: NameOf): string {
  const face = faceName(handFace(sent, view));
  return sent.by === 'OM' ? `Send the ${face} to ${name(sent.to)}` : `Send the ${face}, ${stamps[sent.by].short}`;
}

const acting = (given: Exclude<WindowChoice, typeof PASS>, view: View, name: NameOf): string =>
  'ability' in given ? using(given, view, name) : playing(given, view, name);

function playing(play: PlayChoice, view: View, name: NameOf): string {
  const face = handFace(play, view);
  const what = face.effect === play.as ? capital(faceName(face)) : `${capital(faceName(face))} as ${title(play.as)}`;
  if (play.as === 'delete') return `${what}: ${messageName(play, view, name)}`;
  return 'to' in play ? `${what} on ${whom(play.to, view, name)}` : what;
}

function using(use: AbilityChoice, view: View, name: NameOf): string {
  const parts: string[] = [];
  if (use.card !== undefined) parts.push(aFace(handFace({ card: use.card }, view)));
  if (use.to !== undefined) parts.push(whom(use.to, view, name));
  if (use.at !== undefined && use.place !== undefined) {
    parts.push(messageName({ at: use.at, place: use.place }, view, name));
  }
  const aim = parts.length > 0 ? parts.join(', ') : (abilities[use.ability]?.what ?? '');
  return `${use.ability}: ${aim}`;
}
