// How a match ends: who lives, who dies and why, who wins.

import type { NameOf, Result } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import type { Happening } from '../../rules/events.ts';
import type { Death } from '../../rules/view.ts';
import { a, type Names } from './names.ts';

/** What the kind of scroll is called that kills. */
export const poison = ({ facts }: Names): string =>
  Object.values(facts.scrolls).find((one) => one.lethal)?.name ?? 'deadly scroll';

export function death(why: Death, n: Names): string {
  switch (why) {
    case 'many':
      return 'more than one scroll';
    case 'cracked':
      return 'a broken seal';
    case 'poisoned':
      return a(poison(n));
    case 'contested':
      return 'a contested message';
  }
}

export function verdict({ seat, lives, deaths, saved, points }: Happening<'verdict'>, name: NameOf, n: Names): string {
  if (!lives)
    return `${name(seat)} is killed for ${list(
      deaths.map((one) => death(one, n)),
      'nothing',
    )}: no points.`;
  const how = saved ? `, in spite of ${a(poison(n))},` : '';
  return `${name(seat)} lives${how} and has ${points} ${points === 1 ? 'point' : 'points'}.`;
}

export function result(ended: Result, name: NameOf): string {
  const why = ended.reason === 'patience' ? 'Patience ran out.' : 'The audience is over.';
  const [first] = ended.winners;
  if (first === undefined) return `${why} Nobody has a point: nobody wins.`;
  const points = ended.scores?.[first] ?? 0;
  const names = list(ended.winners.map(name), 'nothing');
  const each = ended.winners.length > 1 ? 'share the win with' : 'wins with';
  return `${why} ${names} ${each} ${points} ${points === 1 ? 'point' : 'points'}.`;
}
