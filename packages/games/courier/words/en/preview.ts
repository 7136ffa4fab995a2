// What an answer would bring. Of a sealed letter nobody knows the colour: the line says what each would mean.

import { type NameOf, PASS, type PreviewOf } from '@tabella/kernel';
import { type Colour, colourIn, type Role } from '../../rules/box.ts';
import type { CourierEvent } from '../../rules/events.ts';
import type { CourierAsk, CourierChoice, CourierTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { event } from './events.ts';

/** The button says it already. */
const SAID: readonly CourierEvent['kind'][] = [
  'plays',
  'seals',
  'seizes',
  'sends',
  'passes',
  'states',
  'errands',
  'kept',
  'gives',
];
const COUNT = ['', 'first', 'second', 'third'];

export function preview(
  brought: PreviewOf<CourierTypes>,
  choice: CourierChoice,
  ask: CourierAsk,
  view: View,
  name: NameOf,
): readonly string[] {
  if (ask.kind === 'take' && choice !== PASS) return letterLines(view);
  // The button says what is drawn and sent.
  if (ask.kind === 'play' && choice === PASS) return [];
  const said = (one: CourierEvent): string => (SAID.includes(one.kind) ? '' : event(one, name, ask.seat));
  return brought.events.map(said).filter((line) => line !== '');
}

/** "red is your third, you win · black is your second of three": only colours that change something. */
function letterLines(view: View): readonly string[] {
  const me = view.me === null ? undefined : view.seats[view.me];
  if (!me?.role) return [];
  const { role } = me;
  const have = (colour: Colour): number => me.before.filter((card) => colourIn(card) === colour).length;
  const known = view.road?.face ? colourIn(view.road.face) : null;
  const lines = (['red', 'blue', 'black'] as const).flatMap((colour) => {
    if (known !== null && known !== colour) return [];
    const line = meaning(colour, have(colour) + 1, role, have);
    return line === null ? [] : [`${colour} is your ${line}`];
  });
  return lines.length === 0 ? [] : [lines.join(' · ')];
}

function meaning(colour: Colour, count: number, role: Role, have: (colour: Colour) => number): string | null {
  const nth = COUNT[count] ?? `${count}th`;
  if (colour === 'black') return count === 1 ? null : count >= 3 ? `${nth}, you are burned` : `${nth} of three`;
  const other = colour === 'red' ? 'blue' : 'red';
  if (role === 'free') {
    if (count > 2) return null;
    return count === 2 && have(other) >= 2 ? `${nth}, you win` : `${nth} of two`;
  }
  if ((role === 'crown') !== (colour === 'red')) return null;
  return count >= 3 ? `${nth}, you win` : `${nth} of three`;
}
