// What happened, and how it ended.

import type { NameOf, Result } from '@tabella/kernel';
import { list, plural } from '@tabella/ui/english';
import type { CarcassonneEvent } from '../../rules/choices.ts';
import { MESSAGE_TITLES } from './asks.ts';
import { forWhat, itemText } from './award.ts';
import { FIGURES, figureOn, MARKERS, points, spot } from './names.ts';

export function event(e: CarcassonneEvent, name: NameOf): string {
  switch (e.kind) {
    case 'places': {
      const why = { turn: '', builder: 'Thanks to the builder, ', message: 'By the message, ' }[e.turn];
      const who = e.figure !== null && e.on !== null ? ` and puts ${figureOn(e.figure, e.on)}` : '';
      return `${why}${name(e.seat)} lays a tile at ${spot(e.x, e.y)}${who}.`;
    }
    case 'takes':
      return `${name(e.seat)} takes the abbot home.`;
    case 'award':
      return awardSentence(e, name);
    case 'goods': {
      const goods = (['wine', 'grain', 'cloth'] as const).filter((one) => e[one] > 0).map((one) => `${e[one]} ${one}`);
      return `${name(e.seat)} closes the city and takes ${list(goods)}.`;
    }
    case 'message':
      return `${name(e.seat)} draws a message: ${MESSAGE_TITLES[e.message].toLowerCase().replace('your', 'the')}.`;
    case 'blocked':
      return `${name(e.seat)} is not alone on space ${e.space}: no message.`;
    case 'resolves':
      if (e.how === 'points') return `${name(e.seat)} takes the two points of the message.`;
      if (e.message === 4) return `${name(e.seat)} draws another tile.`;
      return `${name(e.seat)} does what the message says: ${points(e.points)}.`;
    case 'returns':
      return `The ${FIGURES[e.figure]} of ${name(e.seat)} comes home.`;
    case 'builder':
      return `The builder of ${name(e.seat)} brings a second tile.`;
    case 'removed':
      return 'A tile that fits nowhere leaves the game.';
    case 'merges':
      return `The two figures of ${name(e.seat)} become one: the ${MARKERS[e.marker]} stands on ${e.total}.`;
  }
}

type Awarded = Extract<CarcassonneEvent, { readonly kind: 'award' }>;

function awardSentence({ award, marker, total }: Awarded, name: NameOf): string {
  const who = name(award.seat);
  const moved = `${MARKERS[marker]} to ${total}`;
  if (award.points < 0) return `${who} pays ${points(-award.points)} for ${forWhat(award)} (${moved}).`;
  if (award.points === 0) return `${who} gets nothing for ${forWhat(award)}.`;
  // Where every thing counts one, the sum explains itself.
  const explained = award.source !== 'goods' && award.items.some((item) => item.each > 1 && item.what !== 'seal');
  const how = explained ? ` (${award.items.map(itemText).join(', ')})` : '';
  return `${who} gets ${points(award.points)} for ${forWhat(award)}${how}; ${moved}.`;
}

export function result(end: Result, name: NameOf): string {
  const scores = end.scores ?? [];
  const best = Math.max(...scores);
  const who = list(end.winners.map(name));
  return end.winners.length === 1
    ? `${who} wins with ${points(best)}.`
    : `${who} share the win with ${plural(best, 'point')} each.`;
}
