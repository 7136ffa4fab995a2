// What Courier asks, and what each answer means.

import { byKind, type NameOf, PASS, type Seat } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import type { CardChoice, CourierAsk, CourierTypes, Play } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { DEED, SIDE } from './names.ts';

export function prompt(ask: CourierAsk, view: View, name: NameOf): string {
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
      return `Cancel ${name(ask.about.by)}'s ${titled(ask.about.card)}?`;
    case 'state':
      return `Are you ${SIDE[ask.about.asked]}? Everybody hears your answer.`;
    case 'give':
      return `Which seal do you give to ${name(ask.about.to)}?`;
    case 'keep':
      return `The top card of the deck is a ${view.top}. Keep it?`;
  }
}

export const choice = byKind<CourierTypes, [view: View, name: NameOf], string>({
  errand: (given) =>
    given === 'fetch'
      ? 'Fetch: draw a card, unless more than half the players fetch'
      : 'Watch: look at the top card of the deck',
  play: (given, { seat }, view, name) =>
    given === PASS ? 'Go on: draw two cards and send a letter' : playLabel(given, view, seat, name),
  send: (given, _ask, view) => (given === PASS ? 'End the turn' : capital(faceOf(given, view))),
  seize: (given, _ask, view) => (given === PASS ? 'Let it travel' : `Seize it with a ${faceOf(given, view)}`),
  take: (given, { seat }, view, name) => (given === PASS ? `Pass it to ${name(next(view, seat))}` : 'Take it'),
  seal: (given, _ask, view) => (given === PASS ? 'Let it happen' : `Cancel it with a ${faceOf(given, view)}`),
  state: (given, { about }) => (given ? `Yes, I am ${SIDE[about.asked]}` : `No, I am not ${SIDE[about.asked]}`),
  give: (given, _ask, view) => (given === PASS ? 'No seal is left to give' : capital(faceOf(given, view))),
  keep: (given) => (given ? 'Keep it' : 'Leave it on the deck'),
});

function playLabel(play: Play, view: View, seat: Seat, name: NameOf): string {
  const whose = (of: Seat): string => (of === seat ? 'your' : `${name(of)}'s`);
  if ('agent' in play) {
    const agent = view.seats[seat]?.agent;
    if (!agent) return 'Turn up your agent';
    const deed =
      play.to === undefined
        ? DEED[agent]
        : agent === 'owl'
          ? `look at ${whose(play.to)} role`
          : `take a card from ${whose(play.to)} hand`;
    return `Turn up your ${capital(agent)}: ${deed}`;
  }
  const face = faceOf(play, view);
  if ('message' in play) {
    return `Burn ${whose(play.at)} ${view.seats[play.at]?.before[play.message]} (${face})`;
  }
  if (face.endsWith('question')) {
    return `Ask ${name(play.to)}: are you ${SIDE[face.startsWith('red') ? 'crown' : 'league']}? (${face})`;
  }
  if (face.endsWith('gift')) return `Give ${name(play.to)} a seal and draw two (${face})`;
  return `Mask ${whose(play.to)} ${capital(view.seats[play.to]?.agent ?? 'agent')} (${face})`;
}

const next = (view: View, seat: Seat): Seat => (seat + 1) % view.seats.length;

function faceOf({ card }: CardChoice, view: View): string {
  return view.hand.find((one) => one.card === card)?.face ?? 'card';
}

/** "red Seize". */
const titled = (face: string): string => face.replace(/ (.)/, (_, letter: string) => ` ${letter.toUpperCase()}`);

function knownFace(view: View): string {
  return view.road?.face ? ` (a ${view.road.face})` : '';
}

function onTheRoad(view: View, seat: Seat, name: NameOf): string {
  const at = view.road?.at ?? seat;
  const whose = view.active === seat ? 'Your' : `${name(view.active)}'s`;
  return `${whose} letter${knownFace(view)} is with ${at === seat ? 'you' : name(at)}.`;
}
