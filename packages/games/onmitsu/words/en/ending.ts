// How a match ends: who lives, who dies and why, who wins.

import type { NameOf, Result, Seat, Verdict } from '@tabella/kernel';
import { list, persons, plural } from '@tabella/ui/english';
import type { Happening } from '../../rules/events.ts';
import type { Death, VerdictView, View } from '../../rules/view.ts';
import type { Told } from './events.ts';
import type { Names } from './names.ts';

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
      return `the ${poison(n)}`;
    case 'contested':
      return 'a contested message';
  }
}

const deaths = ({ deaths: all }: Pick<VerdictView, 'deaths'>, n: Names): string =>
  list(all.map((one) => death(one, n)));

export function verdict(told: Happening<'verdict'>, { p }: Told, n: Names): string {
  const { seat, lives, saved, points } = told;
  if (!lives) return `${p.subject(seat)} ${p.verb(seat, 'dies', 'die')} for ${deaths(told, n)}: no points.`;
  const how = saved ? ` in spite of the ${poison(n)}` : '';
  return `${p.subject(seat)} ${p.verb(seat, 'lives', 'live')}${how} and ${p.verb(seat, 'has', 'have')} ${plural(points, 'point')}.`;
}

export function result(ended: Result, name: NameOf): string {
  const why = ended.reason === 'patience' ? 'Patience ran out.' : 'The audience is over.';
  const [first] = ended.winners;
  if (first === undefined) return `${why} Nobody has a point: nobody wins.`;
  const points = plural(ended.scores?.[first] ?? 0, 'point');
  const names = list(ended.winners.map(name));
  return `${why} ${names} ${ended.winners.length > 1 ? 'share the win with' : 'wins with'} ${points}.`;
}

/** "Bruno wins with 13", "You are second with 9." */
export function ended(n: Names, { winners, scores = [] }: Result, view: View, name: NameOf, you: Seat | null): Verdict {
  const p = persons(name, you);
  const [first] = winners;
  if (first === undefined) return { title: 'Nobody wins', why: 'Nobody has a point.' };
  const names = list(winners.map((seat, i) => (i === 0 ? p.subject(seat) : p.object(seat))));
  const wins = winners.length > 1 ? 'win' : p.verb(first, 'wins', 'win');
  const each = winners.length > 1 ? ' each' : '';
  return { title: `${names} ${wins} with ${scores[first] ?? 0}${each}`, why: why() };

  function why(): string {
    const mine = view.end?.verdicts?.find(({ seat }) => seat === you);
    if (mine && !mine.lives) return `You died for ${deaths(mine, n)}.`;
    const rest = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
    const best = Math.max(0, ...rest.map((seat) => scores[seat] ?? 0));
    if (you !== null && !winners.includes(you)) {
      const place = 1 + scores.filter((score) => score > (scores[you] ?? 0)).length;
      const bare = mine?.scrolls.length === 0 ? ' You carried no scroll.' : '';
      return `You are ${PLACES[place] ?? 'last'} with ${scores[you] ?? 0}.${bare}`;
    }
    if (best === 0) return 'Nobody else has a point.';
    const next = rest.filter((seat) => scores[seat] === best);
    return `${list(next.map(name))} ${next.length > 1 ? 'are' : 'is'} second with ${best}.`;
  }
}

const PLACES: readonly (string | undefined)[] = [undefined, undefined, 'second', 'third', 'fourth', 'fifth', 'sixth'];
