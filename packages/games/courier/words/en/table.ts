// The table of Courier as lines of text: who has what before them, where the letter is, and what is one's own.

import type { NameOf } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import type { SeatView, View } from '../../rules/view.ts';
import { DEED, GOAL, ROLE, SIDE } from './names.ts';

const NAME = 12;
const HEADINGS = ['', 'cards', 'letters', 'seals', 'agent', 'role'];

export function table(view: View, name: NameOf): readonly string[] {
  const rows = view.seats.map((seat, i) => cells(seat, i, view, name));
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    line(HEADINGS),
    ...rows.map(line),
    '',
    ...road(view, name),
    ...piles(view),
    ...seen(view, name),
    ...own(view),
  ];
}

function cells(seat: SeatView, i: number, view: View, name: NameOf): string[] {
  const marks = `${view.active === i ? '>' : ' '}${view.road?.at === i ? '@' : ' '}`;
  const full = name(i);
  const short = full.length > NAME ? `${full.slice(0, NAME - 1)}.` : full;
  const agent = seat.agent === null ? '?' : `${capital(seat.agent)}${seat.up ? ', up' : ', down'}`;
  return [
    `${marks} ${short}${view.me === i ? ' (you)' : ''}`,
    String(seat.cards),
    letters(seat),
    `${seat.silenced} of ${view.silence}`,
    agent,
    seat.role === null ? '?' : ROLE[seat.role],
  ];
}

function letters(seat: SeatView): string {
  const parts = ['red', 'blue', 'black'].flatMap((colour) => {
    const n = seat.before.filter((face) => face.startsWith(colour)).length;
    return n > 0 ? [`${n} ${colour}`] : [];
  });
  return parts.join(', ') || '-';
}

function road(view: View, name: NameOf): string[] {
  const sender = name(view.active);
  if (view.road === null) return [`> It is ${sender}'s turn; no letter is on its way.`];
  const face = view.road.face ? `, a ${view.road.face},` : '';
  const how = view.road.seized ? 'has been seized and is with' : 'is sealed and with';
  return [`@ The letter of ${sender}${face} ${how} ${name(view.road.at)}.`];
}

function piles(view: View): string[] {
  const last = view.discard.at(-1);
  const top = view.top ? `, on top a ${view.top}` : '';
  const n = view.discard.length;
  const discards = last ? `${n} ${n === 1 ? 'discard' : 'discards'}, the last a ${last}` : 'no discards';
  return [`  Deck: ${view.deck} cards${top}; ${discards}.`];
}

/** Cards of other hands that the viewer has seen. */
function seen(view: View, name: NameOf): string[] {
  return view.seats.flatMap((seat, i) =>
    i === view.me || seat.known.length === 0
      ? []
      : [`  Known in the hand of ${name(i)}: ${sorted(seat.known).join(', ')}.`],
  );
}

function own(view: View): string[] {
  const me = view.me === null ? undefined : view.seats[view.me];
  if (!me?.role || !me.agent) return [];
  const { role, agent } = me;
  const use = me.up ? 'lies face-up and has acted' : `can still act: ${DEED[agent]}`;
  const hand = sorted(view.hand.map((one) => one.face)).join(', ') || 'empty';
  return ['', `  You are ${SIDE[role]}: ${GOAL[role]}.`, `  Your ${capital(agent)} ${use}.`, `  Your hand: ${hand}.`];
}

/** Cards of one kind together, and equal ones counted. */
function sorted(faces: readonly string[]): string[] {
  const kind = (face: string): string => face.split(' ').reverse().join(' ');
  const kinds = [...new Set(faces)].sort((a, b) => (kind(a) < kind(b) ? -1 : 1));
  return kinds.map((face) => {
    const n = faces.filter((one) => one === face).length;
    return n > 1 ? `${n} ${face}s` : face;
  });
}
