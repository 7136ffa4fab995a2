// What happened, and how it ended.

import type { NameOf, Result, Seat, Verdict } from '@tabella/kernel';
import { capital, list, type Persons, persons } from '@tabella/ui/english';
import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { MessageId } from '../../rules/names.ts';
import { kindOf } from '../../tiles/known.ts';
import { MESSAGE_TITLES } from './asks.ts';
import { forWhat } from './award.ts';
import { deedTold, tokenText } from './deeds.ts';
import { FIGURES, figureAs, MARKERS, points } from './names.ts';
import { tileName, withArticle } from './tiles.ts';

type Event<K extends CarcassonneEvent['kind']> = Extract<CarcassonneEvent, { readonly kind: K }>;

export function event(e: CarcassonneEvent, name: NameOf, you: Seat | null = null): string {
  const who = persons(name, you);
  switch (e.kind) {
    case 'places':
      return placesSentence(e, who);
    case 'puts':
      return putsSentence(e, who);
    case 'does':
      return `${deedTold(e.deed, e.seat, who)}.`;
    case 'draws':
      return `${who.subject(e.seat)} ${who.verb(e.seat, 'draws', 'draw')} ${tokenText(e.token, e.count)}.`;
    case 'shows':
      return `The bazaar shows ${list(e.tiles.map(({ tile }) => withArticle(tileName(tile))))}.`;
    case 'gets':
      return getsSentence(e, who);
    case 'aside':
      return `${capital(withArticle(tileName(e.tile)))} is set aside for now.`;
    case 'takes':
      return `${who.subject(e.seat)} ${who.verb(e.seat, 'takes', 'take')} the abbot home.`;
    case 'award':
      return awardSentence(e, who);
    case 'goods': {
      const goods = (['wine', 'grain', 'cloth'] as const).filter((one) => e[one] > 0).map((one) => `${e[one]} ${one}`);
      return `${who.subject(e.seat)} ${who.verb(e.seat, 'closes', 'close')} the city and ${who.verb(e.seat, 'takes', 'take')} ${list(goods)}.`;
    }
    case 'message':
      return `${who.subject(e.seat)} ${who.verb(e.seat, 'draws', 'draw')} a message: ${messageOf(e.message, e.seat === you)}.`;
    case 'blocked':
      return `Another figure stands on ${e.space}: no message for ${who.object(e.seat)}.`;
    case 'resolves':
      return resolvesSentence(e, who);
    case 'returns':
      return `${who.owner(e.seat)} ${FIGURES[e.figure]} comes home.`;
    case 'builder':
      return `${who.owner(e.seat)} builder brings a second tile.`;
    case 'removed':
      return `${capital(withArticle(tileName(e.tile)))} fits nowhere and leaves the game.`;
    case 'merges':
      return `${who.owner(e.seat)} two figures become one, on ${e.total}.`;
  }
}

/** The heading of a turn; second tiles belong to the turn that brought them. */
export function turn(e: CarcassonneEvent, name: NameOf, you: Seat | null = null, number?: number): string | null {
  if (e.kind !== 'places' || e.turn !== 'turn') return null;
  const { object, owner } = persons(name, you);
  return number === undefined ? `${owner(e.seat)} turn` : `Turn ${number}: ${object(e.seat)}`;
}

/** What was laid, without who: `monastery, with a monk`. */
export const laidText = ({ tile, figure, on }: Event<'places'>): string =>
  `${tileName(tile)}, ${figure !== null && on !== null ? `with ${figureAs(figure, on, tile)}` : 'no meeple'}`;

function placesSentence(e: Event<'places'>, who: Persons): string {
  const extra = { turn: '', builder: 'a second tile: ', message: 'another tile: ' }[e.turn];
  const figure = e.figure !== null && e.on !== null ? `, with ${figureAs(e.figure, e.on, e.tile)}` : '';
  const tile = withArticle(tileName(e.tile));
  return `${who.subject(e.seat)} ${who.verb(e.seat, 'lays', 'lay')} ${extra}${tile}${figure}.`;
}

function getsSentence({ seat, tile, points: price, from }: Event<'gets'>, who: Persons): string {
  const paid = price === 0 ? 'for nothing' : `for ${points(price)}${from === null ? '' : `, from ${who.object(from)}`}`;
  return `${who.subject(seat)} ${who.verb(seat, 'gets', 'get')} ${withArticle(tileName(tile))} ${paid}.`;
}

function putsSentence({ seat, figure, on, where }: Event<'puts'>, who: Persons): string {
  const what = on === null ? `a ${FIGURES[figure]}` : figureAs(figure, on, where);
  const place = on === 'place' && kindOf(where)?.tower ? 'a tower' : 'another tile';
  return `${who.subject(seat)} ${who.verb(seat, 'puts', 'put')} ${what} on ${place}.`;
}

const messageOf = (message: MessageId, mine: boolean): string => {
  const title = MESSAGE_TITLES[message].toLowerCase();
  return mine ? title : title.replace('your', 'their');
};

/** What the message gives is told by the points themselves. */
function resolvesSentence(e: Event<'resolves'>, who: Persons): string {
  const subject = who.subject(e.seat);
  if (e.how === 'points') return `${subject} ${who.verb(e.seat, 'takes', 'take')} 2 points instead of the message.`;
  if (e.message === 4) return `${subject} ${who.verb(e.seat, 'draws', 'draw')} another tile.`;
  return e.points > 0 ? '' : `The message gives ${who.object(e.seat)} no points.`;
}

function awardSentence({ award, marker, total }: Event<'award'>, who: Persons): string {
  const { seat } = award;
  const walk = `${MARKERS[marker]} ${total - award.points} to ${total}`;
  if (award.points < 0)
    return `${who.subject(seat)} ${who.verb(seat, 'pays', 'pay')} ${points(-award.points)} for ${forWhat(award)}: ${walk}.`;
  // A field without cities, at the end, is not worth a line.
  if (award.points === 0) return '';
  if (award.items.some(({ what }) => what === 'seal'))
    return `${who.owner(seat)} ${MARKERS[marker]} moves from ${total - award.points} to ${total}.`;
  return `${who.subject(seat)} ${who.verb(seat, 'scores', 'score')} ${award.points} for ${forWhat(award)}: ${walk}.`;
}

export function result(end: Result, name: NameOf): string {
  const best = Math.max(...(end.scores ?? []));
  const who = list(end.winners.map(name));
  return end.winners.length === 1
    ? `${who} wins with ${points(best)}.`
    : `${who} share the win with ${points(best)} each.`;
}

/** The headline, and the scores of the others. */
export function verdict(end: Result, _view: unknown, name: NameOf, you: Seat | null): Verdict {
  const scores = end.scores ?? [];
  const best = Math.max(...scores);
  const { winners } = end;
  const mine = you !== null && winners.includes(you);
  const first = mine ? [you, ...winners.filter((seat) => seat !== you)] : winners;
  const who = list(first.map((seat) => (seat === you ? 'You' : name(seat))));
  const verb = winners.length > 1 ? 'share the win' : mine ? 'win' : 'wins';
  const others = scores
    .map((score, seat) => ({ score, seat }))
    .filter(({ seat }) => !winners.includes(seat))
    .toSorted((a, b) => b.score - a.score)
    .map(({ score, seat }) => `${seat === you ? 'You' : name(seat)} ${score}`);
  return { title: `${who} ${verb} with ${best}`, why: others.length > 0 ? `${others.join(', ')}.` : '' };
}
