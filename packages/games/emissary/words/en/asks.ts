// What is asked, and what each answer means.

import { type Ask, type Choice, type Data, type NameOf, PASS, type Seat } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import type { AbilityChoice, About, PlayChoice, SendChoice } from '../../rules/choices.ts';
import type { CardFace } from '../../rules/terms.ts';
import type { LetterView, View } from '../../rules/view.ts';
import { questions } from './abilities.ts';
import { proves } from './cards.ts';
import { abilities } from './characters.ts';
import { aFace, faceName, stampName, title } from './names.ts';

const aboutOf = (ask: Ask): About => (ask.about ?? {}) as About;

export function prompt(ask: Ask, data: Data, name: NameOf): string {
  const view = data as unknown as View;
  const about = aboutOf(ask);
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
    case 'answer':
      return `The Prove bets on ${about.bet}. Do you ${proves[about.prove ?? 'draw'].deed}, or do you say: ${proves[about.prove ?? 'draw'].sentence}?`;
    default:
      return abilityPrompt(ask, about, view, name);
  }
}

function abilityPrompt(ask: Ask, about: About, view: View, name: NameOf): string {
  const text = questions[about.ability ?? '']?.[ask.kind];
  if (text === undefined) throw new Error(`no words for the question "${ask.kind}" of ${about.ability}`);
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

export function choice(given: Choice, ask: Ask, data: Data, name: NameOf): string {
  const view = data as unknown as View;
  if (given === PASS) return passing(ask, view);
  switch (ask.kind) {
    case 'pick':
      return view.offer.find((one) => one.card === (given as { readonly card: number }).card)?.character ?? 'Character';
    case 'send':
      return sending(given as SendChoice, view, name);
    case 'accept':
      return given === 'accept' ? 'Accept it' : `Decline it${onward(view, name)}`;
    case 'answer':
      return answer(given as string, aboutOf(ask));
    case 'use':
      return aboutOf(ask).ability === 'Awe' ? 'Hand it over' : `Use ${aboutOf(ask).ability}`;
    case 'seat':
    case 'seats':
      return seatName((given as { readonly to: Seat }).to, view, name);
    case 'card':
    case 'discard':
      return capital(faceName(handFace(given as { readonly card: number }, view)));
    case 'message':
      return capital(messageName(given as { readonly at: Seat; readonly place: number }, view, name));
    default:
      return 'ability' in (given as object)
        ? using(given as AbilityChoice, view, name)
        : playing(given as PlayChoice, view, name);
  }
}

function passing(ask: Ask, view: View): string {
  switch (ask.kind) {
    case 'play':
      return ask.seat === view.active ? 'Go on to the message' : 'Nothing';
    case 'counter':
      return 'Let it be';
    case 'use':
      return aboutOf(ask).ability === 'Awe' ? 'Refuse' : 'No';
    case 'card':
    case 'message':
    case 'seat':
      return 'No, thank you';
    default:
      return 'Nothing';
  }
}

const seatName = (seat: Seat, view: View, name: NameOf): string =>
  seat === view.me ? `${name(seat)} (you)` : name(seat);
const whom = (seat: Seat, view: View, name: NameOf): string => (seat === view.me ? 'yourself' : name(seat));

function handFace({ card }: { readonly card: number }, view: View): CardFace {
  const found = view.hand.find((one) => one.card === card);
  if (found === undefined) throw new Error('a card that is not in the hand');
  return found.face;
}

function messageName({ at, place }: { readonly at: Seat; readonly place: number }, view: View, name: NameOf): string {
  const message = view.seats[at]?.messages[place];
  const where = at === view.me ? 'before you' : `before ${name(at)}`;
  return message === undefined ? `a message ${where}` : `${aFace(message.card)} ${where}`;
}

function onward(view: View, name: NameOf): string {
  const next = view.letter?.next;
  return next === undefined || next === null ? '' : `: it goes to ${name(next)}`;
}

function answer(given: string, { prove = 'draw' }: About): string {
  return given === 'acts' ? capital(proves[prove].deed) : `Say: ${proves[prove].sentence}`;
}

function sending(sent: SendChoice, view: View, name: NameOf): string {
  const face = capital(faceName(handFace(sent, view)));
  const how = stampName(sent.by);
  return sent.by === 'OM'
    ? `${face}, as an ${how} to ${name(sent.to)}`
    : `${face}, as ${sent.by === 'EM' ? 'an' : 'a'} ${how}`;
}

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
