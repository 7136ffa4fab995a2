// What a message would mean to the one who takes it, colour by colour: by what this seat knows of itself, and of the message
// only if it has seen it.

import type { Colour } from '../../../rules/terms.ts';
import { COLOURS } from '../../../rules/terms.ts';
import type { SeatView, View } from '../../../rules/view.ts';
import { colours } from '../cards.ts';
import { ordinal } from '../names.ts';

interface Stake {
  readonly colour: Colour;
  /** "you win", "your second of three". */
  readonly what: string;
}

/** Of the message that this seat may take; empty when there is none, or nobody sits here. */
export function stakesOf({ me, seats, letter }: View): readonly Stake[] {
  const mine = me === null ? undefined : seats[me];
  if (letter === null || mine === undefined || letter.at !== me) return [];
  const { face } = letter;
  if (face !== null) return [{ colour: face.colour, what: whatOf(mine, face.colour) }];
  return COLOURS.filter((colour) => matters(mine, colour)).map((colour) => ({ colour, what: whatOf(mine, colour) }));
}

const GOAL = { red: 'KDR', blue: 'FRS' } as const;

/** My own colour, and black; a MOF looks at all of them. */
const matters = ({ identity }: SeatView, colour: Colour): boolean =>
  colour === 'black' || identity === 'MOF' || GOAL[colour] === identity;

function whatOf(mine: SeatView, colour: Colour): string {
  const count = mine[colour] + 1;
  if (colour === 'black') return count >= 3 ? 'you are out' : `your ${ordinal(count)} of three`;
  if (mine.identity !== GOAL[colour]) return `your ${ordinal(count)}`;
  return count >= 3 ? 'you win' : `your ${ordinal(count)} of three`;
}

/** "Red: you win". */
export const stakeLine = ({ colour, what }: Stake): string => {
  const { name } = colours[colour];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${what}`;
};
