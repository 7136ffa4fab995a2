// How a match ends: who lives, who dies and why, who wins.

import type { NameOf, Result } from '@tabella/kernel';
import type { Happening } from '../../rules/events.ts';
import type { Death } from '../../rules/view.ts';
import { list } from './names.ts';

export const DEATHS: Readonly<Record<Death, string>> = {
  many: 'more than one scroll',
  cracked: 'a broken seal',
  poisoned: 'a poisoned message',
  contested: 'a contested message',
};

export function verdict({ seat, lives, deaths, saved, points }: Happening<'verdict'>, name: NameOf): string {
  if (!lives) return `${name(seat)} is killed for ${list(deaths.map((one) => DEATHS[one]))}: no points.`;
  const how = saved ? ', the poison tasted in time,' : '';
  return `${name(seat)} lives${how} and has ${points} ${points === 1 ? 'point' : 'points'}.`;
}

export function result(ended: Result, name: NameOf): string {
  const why = ended.reason === 'patience' ? 'Patience ran out.' : 'The audience is over.';
  const [first] = ended.winners;
  if (first === undefined) return `${why} Nobody has a point: nobody wins.`;
  const points = ended.scores?.[first] ?? 0;
  const names = list(ended.winners.map(name));
  const each = ended.winners.length > 1 ? 'share the win with' : 'wins with';
  return `${why} ${names} ${each} ${points} ${points === 1 ? 'point' : 'points'}.`;
}
