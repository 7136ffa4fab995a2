// The table of Onmitsu as lines of text.

import type { NameOf } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import type { PlaceView, QueueView, SealedView, SeatView, View } from '../../rules/view.ts';
import { declared } from './asks.ts';
import { death } from './ending.ts';
import type { Names } from './names.ts';

const PHASES: Readonly<Record<View['phase'], string>> = {
  choose: 'all choose',
  cracks: 'seals are broken',
  resolve: 'cards act',
  aftermath: 'the cards have acted',
  draw: 'all draw',
  shed: 'discards a Location demands',
  limit: 'down to the hand limit',
  end: 'the End Game',
  over: 'the match is over',
};
const WIDTH = 78;
const NAME = 12;

export function table(n: Names, view: View, name: NameOf): readonly string[] {
  const last = view.lastTurn === null ? '' : ` of ${view.lastTurn}`;
  return [
    `Turn ${view.turn}${last}: ${PHASES[view.phase]}. The Lantern is with ${name(view.lantern)}.`,
    ...view.seats.flatMap((seat) => seatLines(n, seat, view, name)),
    '',
    ...folded(
      'Locations: ',
      view.places.map((one) => place(n, one)),
      'none',
    ),
    ...castle(n, view),
    ...folded('Scrolls that lie open: ', view.pile.map(n.thing), 'none'),
    ...folded(
      `Deck ${view.deck}, discards ${view.discard.length}; on top of them: `,
      view.discard
        .slice(-3)
        .reverse()
        .map((one) => n.thing(one.id)),
      'nothing',
    ),
    ...(view.destroyed.length > 0
      ? folded(
          'Destroyed: ',
          view.destroyed.map((one) => n.thing(one.id)),
          '',
        )
      : []),
    ...changes(view),
    ...view.queue.map((one) => queued(n, one, name)),
    ...view.plays.slice(-1).map((one) => wrapped(declared(n, one, view.me, name))),
    ...verdicts(n, view, name),
    ...own(n, view),
  ];
}

function castle(n: Names, { castle: { id, have, need } }: View): string[] {
  return need === 0 ? [] : [wrapped(`For the ${n.thing(id)}: ${have} of ${need}.`)];
}

/** A list after a heading, on as many lines as it needs. */
function folded(heading: string, parts: readonly string[], none: string): string[] {
  const lines: string[] = [];
  let line = heading;
  for (const [i, part] of parts.entries()) {
    const text = `${part}${i < parts.length - 1 ? ', ' : '.'}`;
    if (line.length + text.trimEnd().length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = '    ';
    }
    line += text;
  }
  lines.push((parts.length === 0 ? `${heading}${none}.` : line).trimEnd());
  return lines;
}

const wrapped = (text: string): string => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

function seatLines(n: Names, seat: SeatView, view: View, name: NameOf): string[] {
  const mark = seat.seat === view.lantern ? '*' : ' ';
  const scrolls = [
    ...seat.sealed.map((one) => sealed(n, one)),
    ...seat.cracked.map((one) => `${one.kind ? n.thing(one.kind) : 'a scroll'} cracked`),
  ];
  const hand = `${seat.cards} in hand`;
  const wards = seat.wards > 0 ? ', warded' : '';
  const head = `${mark} ${name(seat.seat).slice(0, NAME).padEnd(NAME)} ${hand}${wards}; `;
  const known =
    seat.known.length > 0
      ? folded(
          '    seen in that hand: ',
          seat.known.map((one) => n.thing(one.id)),
          '',
        )
      : [];
  return [...folded(head, scrolls, 'no scroll'), ...known];
}

function sealed(n: Names, one: SealedView): string {
  if (one.kind) return `${n.thing(one.kind)} sealed`;
  const could = one.could ? ` (${one.could.map(n.thing).join(' or ')})` : '';
  return `a sealed scroll${could}`;
}

function place(n: Names, one: PlaceView): string {
  if (one.block) return `${n.thing(one.id)} (blocked)`;
  return one.weight > 1 ? `${n.thing(one.id)} (counts ${one.weight})` : n.thing(one.id);
}

function changes(view: View): string[] {
  const dead = [...new Set([...view.cancelled, ...view.suppressed])];
  return dead.length > 0 ? [`Without effect now: ${list(dead, 'nothing')}.`] : [];
}

function queued(n: Names, one: QueueView, name: NameOf): string {
  const mark = { done: 'x', now: '>', later: ' ', void: '-' }[one.state];
  const at = one.arrow === null ? '' : ` at ${name(one.arrow).slice(0, NAME)}`;
  const what = one.action ? `: ${n.action(one.id, one.action)}` : '';
  return wrapped(
    `${mark} ${String(one.order).padStart(3)} ${n.thing(one.id)} of ${name(one.seat).slice(0, NAME)}${at}${what}`,
  );
}

function verdicts(n: Names, view: View, name: NameOf): string[] {
  return (view.end?.verdicts ?? []).map((one) => {
    const why = one.lives
      ? `lives, ${one.points} points`
      : `killed: ${list(
          one.deaths.map((why) => death(why, n)),
          'nothing',
        )}`;
    return wrapped(`${name(one.seat).slice(0, NAME).padEnd(NAME)} ${why}`);
  });
}

function own(n: Names, view: View): string[] {
  if (view.me === null) return [];
  const cracked = view.seats[view.me]?.cracked.flatMap((one) => one.kind ?? []) ?? [];
  const held = [...view.hand.map((one) => one.id), ...cracked];
  return [`Your hand: ${held.length === 0 ? 'empty' : n.things(held)}.`];
}
