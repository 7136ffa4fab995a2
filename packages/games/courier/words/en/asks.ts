// What Courier asks, and what each answer means.

import { type Ask, type Choice, type Data, type NameOf, PASS } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import type { Agent, Role } from '../../rules/box.ts';
import type { Play } from '../../rules/plays.ts';
import type { View } from '../../rules/view.ts';
import { DEED, SIDE } from './names.ts';

export function prompt(ask: Ask, data: Data, name: NameOf): string {
  const view = data as View;
  switch (ask.kind) {
    case 'errand':
      return 'A new round: fetch or watch? All choose at once.';
    case 'play':
      return 'Your turn: what do you play?';
    case 'send':
      return ask.from.includes(PASS)
        ? 'Your hand is empty: there is nothing to send.'
        : `Which card do you send to ${name(next(view, ask.seat))}, sealed?`;
    case 'seize':
      return `${onTheRoad(view, ask.seat, name)} Seize it?`;
    case 'take':
      if (ask.from.includes(PASS)) return onTheRoad(view, ask.seat, name);
      return view.road?.seized
        ? `You have seized the letter${knownFace(view)} and must take it.`
        : `Your letter${knownFace(view)} has come home: you must take it.`;
    case 'seal':
      return `Cancel ${name(about(ask).by as number)}'s ${titled(about(ask).card as string)}?`;
    case 'state':
      return `Are you ${SIDE[about(ask).asked as Role]}? Everybody hears your answer.`;
    case 'give':
      return `Which seal do you give to ${name(about(ask).to as number)}?`;
    case 'keep':
      return `The top card of the deck is a ${view.top}. Keep it?`;
    default:
      return ask.kind;
  }
}

export function choice(given: Choice, ask: Ask, data: Data, name: NameOf): string {
  const view = data as View;
  switch (ask.kind) {
    case 'errand':
      return given === 'fetch'
        ? 'Fetch: draw a card, unless more than half the players fetch'
        : 'Watch: look at the top card of the deck';
    case 'play':
      return given === PASS
        ? 'Go on: draw two cards and send a letter'
        : playLabel(given as Play, view, ask.seat, name);
    case 'send':
      return given === PASS ? 'End the turn' : capital(faceOf(given, view));
    case 'seize':
      return given === PASS ? 'Let it travel' : `Seize it with a ${faceOf(given, view)}`;
    case 'take':
      return given === PASS ? `Pass it to ${name(next(view, ask.seat))}` : 'Take it';
    case 'seal':
      return given === PASS ? 'Let it happen' : `Cancel it with a ${faceOf(given, view)}`;
    case 'state':
      return given === true
        ? `Yes, I am ${SIDE[about(ask).asked as Role]}`
        : `No, I am not ${SIDE[about(ask).asked as Role]}`;
    case 'give':
      return given === PASS ? 'No seal is left to give' : capital(faceOf(given, view));
    case 'keep':
      return given === true ? 'Keep it' : 'Leave it on the deck';
    default:
      return String(given);
  }
}

function playLabel(play: Play, view: View, seat: number, name: NameOf): string {
  const whose = (of: number): string => (of === seat ? 'your' : `${name(of)}'s`);
  if ('agent' in play) {
    const agent = view.seats[seat]?.agent as Agent;
    const deed =
      play.to === undefined
        ? DEED[agent]
        : agent === 'owl'
          ? `look at ${whose(play.to)} role`
          : `take a card from ${whose(play.to)} hand`;
    return `Turn up your ${capital(agent)}: ${deed}`;
  }
  const face = faceOf({ card: play.card }, view);
  if ('message' in play) {
    return `Burn ${whose(play.at)} ${view.seats[play.at]?.before[play.message]} (${face})`;
  }
  if (face.endsWith('question')) {
    return `Ask ${name(play.to)}: are you ${SIDE[face.startsWith('red') ? 'crown' : 'league']}? (${face})`;
  }
  if (face.endsWith('gift')) return `Give ${name(play.to)} a seal and draw two (${face})`;
  return `Mask ${whose(play.to)} ${capital(view.seats[play.to]?.agent ?? 'agent')} (${face})`;
}

const next = (view: View, seat: number): number => (seat + 1) % view.seats.length;
const about = (ask: Ask): Readonly<Record<string, Choice>> => ask.about as Readonly<Record<string, Choice>>;

function faceOf(given: Choice, view: View): string {
  const { card } = given as { readonly card: number };
  return view.hand.find((one) => one.card === card)?.face ?? 'card';
}

/** "red Seize". */
const titled = (face: string): string => face.replace(/ (.)/, (_, letter: string) => ` ${letter.toUpperCase()}`);

function knownFace(view: View): string {
  return view.road?.face ? ` (a ${view.road.face})` : '';
}

function onTheRoad(view: View, seat: number, name: NameOf): string {
  const at = view.road?.at ?? seat;
  const whose = view.active === seat ? 'Your' : `${name(view.active)}'s`;
  return `${whose} letter${knownFace(view)} is with ${at === seat ? 'you' : name(at)}.`;
}
