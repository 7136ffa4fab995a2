// What is asked, and what each answer means.

import { type AskOf, byKind, type NameOf, PASS, type Seat } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import type { AbilityChoice, About, CardChoice, MessageAt, PlayChoice, SendChoice } from '../../rules/choices.ts';
import type { CardFace } from '../../rules/terms.ts';
import type { EmissaryTypes, WindowChoice } from '../../rules/types.ts';
import type { LetterView, View } from '../../rules/view.ts';
import { questions } from './abilities.ts';
import { proves } from './cards.ts';
import { abilities } from './characters.ts';
import { aFace, faceName, stampName, title } from './names.ts';

type Ask = AskOf<EmissaryTypes>;

export function prompt(ask: Ask, view: View, name: NameOf): string {
  switch (ask.kind) {
    case 'pick':
      return 'Which character do you play?';
    case 'play':
      return ask.seat === view.active
        ? 'Your turn: play a card, or go on and send a message.'
        : `${name(view.active)} plays cards. Do you do something meanwhile?`;
    case 'send':
      return 'Which message do you send?';
    case 'transit':
      return `${travelling(view, ask.seat, name)} Do you do something?`;
    case 'arrival':
      return view.letter?.at === ask.seat
        ? `${lying(view.letter)} Do you do something before you decide?`
        : `${travelling(view, ask.seat, name)} Do you do something?`;
    case 'accept':
      return view.letter ? `${lying(view.letter)} Do you accept it?` : 'Do you accept the message?';
    case 'counter':
      return answering(view, ask.seat, name);
    case 'discard':
      return 'Which card do you discard?';
    case 'answer': {
      const { deed, sentence } = proves[ask.about.prove];
      return `The Prove bets on ${ask.about.bet}. Do you ${deed}, or do you say: ${sentence}?`;
    }
    case 'use':
    case 'seat':
    case 'seats':
    case 'card':
    case 'message':
      return abilityPrompt(ask.kind, ask.about, view, name);
  }
}

function abilityPrompt(kind: string, about: About, view: View, name: NameOf): string {
  const text = questions[about.ability]?.[kind];
  if (text === undefined) throw new Error(`no words for the question "${kind}" of ${about.ability}`);
  const message = about.at === undefined ? undefined : view.seats[about.at]?.messages[about.place ?? 0]?.card;
  return text
    .replace('{to}', about.to === undefined ? 'them' : name(about.to))
    .replace('{at}', about.at === undefined ? 'them' : name(about.at))
    .replace('{message}', message === undefined ? 'message' : faceName(message));
}

function travelling(view: View, seat: Seat, name: NameOf): string {
  const { letter } = view;
  if (letter === null) return 'A message is on its way.';
  const whose = letter.from === seat ? 'Your' : `${name(letter.from)}'s`;
  const where = letter.at === seat ? 'you' : name(letter.at);
  const how = letter.stage === 'transit' ? `is on its way to ${where}` : `lies before ${where}`;
  return `${whose} ${stampName(letter.stamp)}${known(letter)} ${how}.`;
}

const known = (letter: LetterView): string => (letter.face ? ` (${faceName(letter.face)})` : '');

function lying(letter: LetterView): string {
  const must =
    letter.must === 'accept' ? ' You must accept it.' : letter.must === 'decline' ? ' You must decline it.' : '';
  return `The ${stampName(letter.stamp)}${known(letter)} lies before you.${must}`;
}

function answering(view: View, seat: Seat, name: NameOf): string {
  const top = view.stack.at(-1);
  if (top === undefined) return 'Do you answer the card?';
  const aim = top.to === null ? '' : ` on ${top.to === seat ? 'you' : name(top.to)}`;
  const message =
    top.message === null
      ? ''
      : ` on the ${faceName(top.message.card)} before ${top.message.at === seat ? 'you' : name(top.message.at)}`;
  return `${name(top.by)} plays ${title(top.as)}${aim}${message}. Do you void it?`;
}

export const choice = byKind<EmissaryTypes, [view: View, name: NameOf], string>({
  play: (given, ask, view, name) =>
    given === PASS ? (ask.seat === view.active ? 'Go on to the message' : 'Nothing') : acting(given, view, name),
  transit: (given, _ask, view, name) => (given === PASS ? 'Nothing' : acting(given, view, name)),
  arrival: (given, _ask, view, name) => (given === PASS ? 'Nothing' : acting(given, view, name)),
  counter: (given, _ask, view, name) => (given === PASS ? 'Let it be' : acting(given, view, name)),
  pick: ({ card }, _ask, view) => view.offer.find((one) => one.card === card)?.character ?? 'Character',
  send: (given, _ask, view, name) => sending(given, view, name),
  accept: (given, _ask, view, name) => {
    if (given === 'accept') return 'Accept it';
    return given === 'decline' ? `Decline it${onward(view, name)}` : acting(given, view, name);
  },
  discard: (given, _ask, view) => capital(faceName(handFace(given, view))),
  answer: (given, { about }) =>
    given === 'acts' ? capital(proves[about.prove].deed) : `Say: ${proves[about.prove].sentence}`,
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

function handFace({ card }: CardChoice, view: View): CardFace {
  const found = view.hand.find((one) => one.card === card);
  if (found === undefined) throw new Error('a card that is not in the hand');
  return found.face;
}

function messageName({ at, place }: MessageAt, view: View, name: NameOf): string {
  const message = view.seats[at]?.messages[place];
  const where = at === view.me ? 'before you' : `before ${name(at)}`;
  return message === undefined ? `a message ${where}` : `${aFace(message.card)} ${where}`;
}

function onward(view: View, name: NameOf): string {
  const next = view.letter?.next;
  return next === undefined || next === null ? '' : `: it goes to ${name(next)}`;
}

function sending(sent: SendChoice, view: View, name: NameOf): string {
  const face = capital(faceName(handFace(sent, view)));
  const how = stampName(sent.by);
  return sent.by === 'OM'
    ? `${face}, as an ${how} to ${name(sent.to)}`
    : `${face}, as ${sent.by === 'EM' ? 'an' : 'a'} ${how}`;
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
