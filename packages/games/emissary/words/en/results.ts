// How a match ends: for the log, and for the one who reads it.

import type { NameOf, Result, Seat, Verdict } from '@tabella/kernel';
import { capital, list, type Persons, persons } from '@tabella/ui/english';
import { people } from '../../rules/people.ts';
import type { EndingView, View } from '../../rules/view.ts';
import { missions } from './characters.ts';
import { inside } from './names.ts';

export function result(ended: Result, name: NameOf): string {
  const names = list(ended.winners.map(name), 'nobody');
  const win = ended.winners.length === 1 ? 'wins' : 'win';
  switch (ended.reason) {
    case 'three-red':
      return `KDR has three red messages: ${names} ${win}.`;
    case 'three-blue':
      return `FRS has three blue messages: ${names} ${win}.`;
    case 'last':
      return `Nobody else is left: ${names} ${win}.`;
    default: {
      const character = ended.reason.replace(/^mission /, '');
      return `${names} ${win}: ${character} (MOF) fulfilled the mission (${inside(missionOf(character))}).`;
    }
  }
}

const missionOf = (character: string | null | undefined): string =>
  missions[people.find((one) => one.name === character)?.mission ?? ''] ?? '';

const SIDE = { 'three-red': ['KDR', 'red'], 'three-blue': ['FRS', 'blue'] } as const;

export function verdict(ended: Result, view: View, name: NameOf, you: Seat | null): Verdict {
  const { ending } = view;
  const won = you !== null && ended.winners.includes(you);
  const title = you === null ? headline(ended, ending, name) : won ? 'You win' : 'You lost';
  if (ending === null) return { title, why: result(ended, name) };
  const speech = persons(name, you);
  return { title, why: [first(ending, view, speech), ...shared(ending, view, speech)].join(' ') };
}

/** For those who only watch. */
function headline({ winners }: Result, ending: EndingView | null, name: NameOf): string {
  const side =
    ending && (ending.reason === 'three-red' || ending.reason === 'three-blue') ? SIDE[ending.reason][0] : null;
  return side ? `${side} wins` : `${list(winners.map(name), 'Nobody')} ${winners.length === 1 ? 'wins' : 'win'}`;
}

/** Who declared, by what, and who was on the same side. */
function first(
  { declarer, reason, winners, shares }: EndingView,
  view: View,
  { subject, object, verb }: Persons,
): string {
  const whole = subject(declarer);
  const allies = winners.filter((seat) => seat !== declarer && !shares.some((one) => one.seat === seat));
  switch (reason) {
    case 'three-red':
    case 'three-blue': {
      const [side, colour] = SIDE[reason];
      const got = `${side} wins: ${object(declarer)} got a third ${colour} message`;
      if (allies.length === 0) return `${got}.`;
      const one = allies.length === 1 ? allies[0] : undefined;
      const were = one === undefined ? 'were' : verb(one, 'was', 'were');
      return `${got}, and ${list(allies.map(object))} ${were} on the same side.`;
    }
    case 'last':
      return `Nobody else is left: ${object(declarer)} ${verb(declarer, 'wins', 'win')}.`;
    case 'mission':
      return `${whole} ${verb(declarer, 'wins', 'win')} as ${view.seats[declarer]?.character} (MOF). The mission: ${inside(missionOf(view.seats[declarer]?.character))}.`;
  }
}

/** Who wins along, by what. */
function shared({ shares }: EndingView, view: View, { subject, verb }: Persons): readonly string[] {
  return shares.map(({ seat, by }) => {
    const wins = `${capital(subject(seat))} ${verb(seat, 'wins', 'win')} as well`;
    if (by === 'mission') return `${wins}, by the mission: ${inside(missionOf(view.seats[seat]?.character))}.`;
    return by === 'alliance' ? `${wins}: MOF too, by the alliance.` : `${wins}, by ${by}.`;
  });
}
