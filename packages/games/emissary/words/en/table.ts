// The table as lines of text: who has what, where the message is, what lies on the stack, and one's own hand.

import type { NameOf } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import type { SeatView, View } from '../../rules/view.ts';
import { aMessage, faceName, inside, title } from './names.ts';
import { reasons } from './reasons.ts';

const NAME = 12;
const HEADINGS = ['', 'hand', 'R/B/X', 'character', 'identity', ''];

export function table(view: View, name: NameOf): readonly string[] {
  const rows = view.seats.map((seat, i) => cells(seat, i, view, name));
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(HEADINGS), ...rows.map(line), '', ...road(view, name), ...stack(view, name), piles(view), ...own(view)];
}

function cells(seat: SeatView, i: number, view: View, name: NameOf): string[] {
  const marks = `${view.active === i ? '>' : ' '}${view.letter?.at === i ? '@' : ' '}`;
  const full = name(i);
  const short = full.length > NAME ? `${full.slice(0, NAME - 1)}.` : full;
  return [
    `${marks} ${short}${view.me === i ? ' (you)' : ''}`,
    String(seat.cards),
    `${seat.red}/${seat.blue}/${seat.black}`,
    `${seat.character ?? (seat.special ? 'special' : '?')}${seat.up ? '' : ', down'}`,
    seat.identity ?? (seat.not.length > 0 ? `not ${seat.not.join(', ')}` : '?'),
    [seat.alive ? '' : 'out', seat.locked ? 'locked on' : '', seat.trapped ? 'trapped' : ''].filter(Boolean).join(', '),
  ];
}

function road(view: View, name: NameOf): string[] {
  const { letter } = view;
  if (letter === null) return [`> It is ${name(view.active)}'s turn (${view.turn}).`];
  const face = letter.face ? `, ${faceName(letter.face)},` : '';
  const how = letter.stage === 'transit' ? 'is on its way to' : 'is with';
  return [`@ ${capital(aMessage(letter.stamp))} from ${name(letter.from)}${face} ${how} ${name(letter.at)}.`];
}

function stack(view: View, name: NameOf): string[] {
  return view.stack.map((one, i) => {
    const aim = one.to === null ? '' : ` on ${name(one.to)}`;
    return `  ${i + 1}. ${title(one.as)} of ${name(one.by)}${aim}`;
  });
}

function piles(view: View): string {
  const known = view.peeked.map((one) => `${faceName(one.card)}${one.under > 0 ? ` under ${one.under}` : ' on top'}`);
  const seen = known.length > 0 ? ` (${known.join(', ')})` : '';
  return `  Deck ${view.deck}${seen}, discards ${view.discard.length}, out of the game ${view.removed}.`;
}

function own(view: View): string[] {
  if (view.me === null) return [];
  if (view.offer.length > 0) return ['', `  To choose from: ${view.offer.map((one) => one.character).join(', ')}.`];
  const cards = view.hand.map((one) => `${faceName(one.face)}${one.why === null ? ' *' : ''}`);
  const barred = view.hand.flatMap((one) => (one.why === null ? [] : [reasons[one.why]]));
  return [
    '',
    `  Your hand: ${cards.join(', ') || 'empty'}.`,
    ...(cards.length > 0 && barred.length === cards.length
      ? [`  Nothing can be played (${inside(barred[0] ?? '')}).`]
      : []),
  ];
}
