// What happened, and how it ended.

import type { Event, NameOf, Result } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import { ALIEN, SCIENTISTS } from '../../rules/state.ts';
import { sideName, signed } from './names.ts';

type Fields = Readonly<Record<string, string & number>>;

export function event(told: Event, name: NameOf): string {
  const e = told as unknown as Fields;
  const side = (which: number): string => sideName(Number(e.team), Number(e.teams), which);
  switch (told.kind) {
    case 'sent':
      return `${side(Number(e.side))} transmit${e.side === ALIEN ? 's' : ''} ${e.word}: ${signed(Number(e.score))}.`;
    case 'proposes':
      return `${name(Number(e.seat))} proposes ${e.text}.`;
    case 'lays-open':
      return `${side(Number(e.side))} lay${e.side === ALIEN ? 's' : ''} the message card open.`;
    case 'guesses':
      return guessed(e, told.kind === 'guesses' && e.phase === 'guess-alien' ? side(ALIEN) : side(SCIENTISTS));
    case 'ends': {
      const totals = told.totals as readonly number[];
      return totals.length === 1
        ? `The count is ${totals[0]} of 12 points.`
        : `The teams have ${totals.join(' and ')} points.`;
    }
    default:
      throw new Error(`no words for the event "${told.kind}"`);
  }
}

function guessed(e: Fields, who: string): string {
  const what = e.phase === 'guess-letters' ? 'letters' : 'words';
  const of = e.phase === 'guess-letters' ? 6 : 3;
  const plural = who.includes('Scientists');
  return `${who} guess${plural ? '' : 'es'} the ${what} ${e.text}: ${e.right} of ${of} right. It was ${e.truth}.`;
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
