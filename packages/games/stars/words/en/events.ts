// What happened, and how it ended.

import type { NameOf, Result } from '@tabella/kernel';
import { ALIEN, SCIENTISTS } from '../../rules/state.ts';
import type { StarsEvent } from '../../rules/types.ts';
import { sideName, signed } from './names.ts';

export function event(told: StarsEvent, name: NameOf): string {
  switch (told.kind) {
    case 'sent': {
      const { team, teams, side, word, score } = told;
      return `${sideName(team, teams, side)} transmit${side === ALIEN ? 's' : ''} ${word}: ${signed(score)}.`;
    }
    case 'proposes':
      return `${name(told.seat)} proposes ${told.text}.`;
    case 'lays-open': {
      const { team, teams, side } = told;
      return `${sideName(team, teams, side)} lay${side === ALIEN ? 's' : ''} the message card open.`;
    }
    case 'guesses':
      return guessed(told);
    case 'ends':
      return told.totals.length === 1
        ? `The count is ${told.totals[0]} of 12 points.`
        : `The teams have ${told.totals.join(' and ')} points.`;
  }
}

function guessed({ team, teams, phase, text, right, truth }: StarsEvent & { kind: 'guesses' }): string {
  const alien = phase === 'guess-alien';
  const who = sideName(team, teams, alien ? ALIEN : SCIENTISTS);
  const [what, of] = phase === 'guess-letters' ? ['letters', 6] : ['words', 3];
  return `${who} guess${alien ? 'es' : ''} the ${what} ${text}: ${right} of ${of} right. It was ${truth}.`;
}

export function result(end: Result, name: NameOf): string {
  const [points] = end.scores ?? [];
  switch (end.reason) {
    case 'perfect':
      return 'A perfect twelve. The galaxy is in good hands.';
    case 'points':
      return `${points} of 12 points. ${verdict(Number(points))}`;
    case 'shared':
      return `Both teams have ${points} points and share the win.`;
    case 'team':
      return `${list(end.winners.map(name))} win${end.winners.length === 1 ? 's' : ''} with ${Math.max(...(end.scores ?? []))} points.`;
    default:
      throw new Error(`no words for the end "${end.reason}"`);
  }
}

function verdict(points: number): string {
  if (points >= 10) return 'You understand each other very well.';
  if (points >= 7) return 'A fine first contact.';
  if (points >= 4) return 'It is a start.';
  return 'Space remains a silent place.';
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
