// Style: how a player leans while nothing is decided yet, so that a table of bots is not five of one mind. It follows from the
// seat and its character, so that it stays the same all through a match and nobody else can know it.

import type { Answer, Ask } from '../rules/types.ts';
import { BLACK, colourPlace, isDecisive, MOF, type Situation } from './situation.ts';

export interface Style {
  readonly id: 'cautious' | 'bold' | 'deceiver';
  /** What it adds to the worth of playing a card or ability, and of taking what it has not seen. */
  readonly deeds: number;
  readonly unseen: number;
  /** And of sending what does not show its own colour. */
  readonly masks: number;
}

export const STYLES: readonly Style[] = [
  { id: 'cautious', deeds: -0.8, unseen: -1.2, masks: 0 },
  { id: 'bold', deeds: 0.5, unseen: 1.2, masks: 0 },
  { id: 'deceiver', deeds: 0, unseen: 0, masks: 1.2 },
];

export function styleOf({ me, cast }: Situation): Style {
  let sum = me;
  for (const letter of cast[me]?.name ?? '') sum += letter.charCodeAt(0);
  return STYLES[sum % STYLES.length] as Style;
}

/** The worths of the choices, as this style sees them. Where much is at stake everybody does what is best. */
export function leaning(sc: Situation, style: Style, ask: Ask, worth: readonly number[]): readonly number[] {
  if (isDecisive(sc)) return worth;
  const from: readonly Answer[] = ask.from;
  return worth.map((one, i) => one + lean(sc, style, ask.kind, from[i] as Answer));
}

function lean(sc: Situation, style: Style, kind: Ask['kind'], choice: Answer): number {
  if (typeof choice === 'string') return choice === 'accept' && sc.letter?.colour === -1 ? style.unseen : 0;
  switch (kind) {
    case 'play':
    case 'transit':
    case 'arrival':
    case 'counter':
      return style.deeds;
    case 'send':
      return 'card' in choice && isMask(sc, choice.card) ? style.masks : 0;
    default:
      return 0;
  }
}

/** A message of a colour that says nothing of its sender, or the wrong thing: true, and not theirs. */
function isMask(sc: Situation, card: number): boolean {
  const held = sc.hand.find((one) => one.card === card);
  if (held === undefined || sc.is === MOF) return false;
  const colour = colourPlace(held.face);
  return colour !== sc.is && colour !== BLACK;
}
