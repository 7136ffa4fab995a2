// Sentences of the end page, in English.

import { capital, list, plural } from '@tabella/ui/english';
import type { Award, Source } from '../../../rules/names.ts';
import { forWhat } from '../award.ts';

const SOURCES: Readonly<Record<Source, string>> = {
  city: 'Cities',
  road: 'Roads',
  monastery: 'Monasteries',
  garden: 'Gardens',
  field: 'Fields',
  goods: 'Goods',
  message: 'Messages',
  other: 'Other',
};

/** `City of 10 tiles and 4 pennants`. */
const title = (award: Award): string => capital(forWhat(award).replace(/^(an?|the) /, ''));

export const say = {
  land: 'The land',
  chart: 'Points over the game',
  turn: (n: number): string => `turn ${n}`,
  start: 'start',
  end: 'end',
  lead: (who: string | null, since: number | 'count'): string => {
    if (since === 'count') return 'The last count decided it.';
    return who === null ? `The lead was yours from turn ${since}.` : `${who} led from turn ${since}.`;
  },
  difference: (source: Source, who: string, theirs: number, mine: number): string =>
    `${SOURCES[source]} made the difference: you ${mine}, ${who} ${theirs}.`,
  sources: 'Where the points came from',
  source: SOURCES,
  total: 'Total',
  best: (who: string | null): string => (who === null ? 'Your best features' : `${who}'s best features`),
  title,
  when: (turn: number | null, shared: readonly string[]): string =>
    [
      turn === null ? 'Counted at the end' : `Turn ${turn}`,
      ...(shared.length > 0 ? [`shared with ${list(shared)}`] : []),
    ].join(', '),
  points: (n: number): string => plural(n, 'point'),
  count: 'The last count',
  countOf: (n: number, of: number): string => `${n} of ${of}`,
  of: (who: string): string => `${who}:`,
  next: 'Next',
  skip: 'Skip to the result',
};
