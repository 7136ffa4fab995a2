// What happened, the headings of its turns, and how it ended.

import type { NameOf, Result, Seat, Verdict } from '@tabella/kernel';
import { list, persons, plural } from '@tabella/ui/english';
import { ALIEN, SCIENTISTS } from '../../rules/state.ts';
import type { StarsEvent } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { sideName, signed, teamName } from './names.ts';

const PERFECT = 12;

export function event(told: StarsEvent, name: NameOf, you?: Seat | null): string {
  switch (told.kind) {
    case 'sent': {
      const { team, teams, side, word, score } = told;
      return `${sideName(team, teams, side)} transmit${side === ALIEN ? 's' : ''} ${word}: ${signed(score)}.`;
    }
    case 'proposes': {
      const { subject, verb } = persons(name, you);
      return `${subject(told.seat)} ${verb(told.seat, 'proposes', 'propose')} ${told.text}.`;
    }
    case 'lays-open': {
      const { team, teams, side } = told;
      return `${sideName(team, teams, side)} reveal${side === ALIEN ? 's' : ''} the message card.`;
    }
    case 'guesses':
      return guessed(told);
    // The number is told once, when all is revealed and counted.
    case 'ends':
      return '';
  }
}

function guessed({ team, teams, phase, text, right, truth }: StarsEvent & { kind: 'guesses' }): string {
  const alien = phase === 'guess-alien';
  const who = sideName(team, teams, alien ? ALIEN : SCIENTISTS);
  const [what, of] = phase === 'guess-letters' ? ['letters', 6] : ['words', 3];
  const truthToo = right === of ? '' : ` They were ${parted(truth)}.`;
  return `${who} guess${alien ? 'es' : ''} the ${what} ${parted(text)}: ${right} of ${of} right.${truthToo}`;
}

/** What was guessed column by column, or section by section. */
const parted = (text: string): string => text.split(' ').join(', ');

export function turn(told: StarsEvent): string | null {
  if (told.kind === 'sent' && told.side === ALIEN && told.team === 0) return `Round ${told.round + 1}`;
  if (told.kind === 'lays-open' && told.side === SCIENTISTS && told.team === 0) return 'Final guess';
  return null;
}

export function result(end: Result, name: NameOf): string {
  const [points] = end.scores ?? [];
  switch (end.reason) {
    case 'perfect':
    case 'points':
      return `${points} of ${PERFECT} points. ${understanding(Number(points))}`;
    case 'shared':
      return `Both teams have ${points} points and share the win.`;
    case 'team':
      return `${list(end.winners.map(name))} win${end.winners.length === 1 ? 's' : ''} with ${Math.max(...(end.scores ?? []))} points.`;
    default:
      throw new Error(`no words for the end "${end.reason}"`);
  }
}

/** Together one number counts; of two teams each has its own. */
export function verdict(end: Result, view: View, _name: NameOf, you: Seat | null): Verdict {
  const [own = 0] = view.points;
  if (view.points.length === 1) return { title: `${own} of ${PERFECT}`, why: understanding(own) };
  const [best, worst] = [Math.max(...view.points), Math.min(...view.points)];
  const winner = view.points.indexOf(best);
  const title =
    best === worst ? `Both teams have ${best} of ${PERFECT}` : `${teamName(winner)} wins ${best} to ${worst}`;
  const order = [...view.points.keys()].sort((a, b) => Number(isOf(view, you, b)) - Number(isOf(view, you, a)));
  return { title, why: order.map((team) => teamCount(end, view, team, you)).join(' ') };
}

const isOf = ({ roles }: View, you: Seat | null, team: number): boolean => you !== null && roles[you]?.team === team;

function teamCount({ parts }: Result, view: View, team: number, you: Seat | null): string {
  const seat = view.roles.findIndex((role) => role.team === team);
  const part = (of: string): number => parts?.[of]?.[seat] ?? 0;
  const who = isOf(view, you, team) ? 'Your team' : teamName(team);
  return `${who} had ${plural(part('words'), 'word')} and ${plural(part('letters'), 'letter')} right.`;
}

/** How well they understood each other, by their points. */
function understanding(points: number): string {
  if (points >= PERFECT) return 'A perfect twelve. The galaxy is in good hands.';
  if (points >= 10) return 'You understand each other very well.';
  if (points >= 7) return 'A fine first contact.';
  if (points >= 4) return 'It is a start.';
  return 'Space remains a silent place.';
}
