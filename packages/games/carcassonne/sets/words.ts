// What a set says of itself, in one language.

import type { Deed } from '../rules/choices.ts';
import type { View } from '../rules/view.ts';

/** What is known of a deed: whose figure it is done to (`your knight`), which seat it names, and on which tile (`a corner city`). */
interface Done {
  readonly whom: string;
  readonly who: string;
  readonly where: string;
  readonly deed: Deed;
  readonly view: View;
}

/** After a name, and after `You`. */
type Told = readonly [theirs: string, yours: string];

/** What a set lets one do. */
export interface DeedWords {
  /** On a button: `Fairy`. */
  readonly name: string;
  /** As a choice: `The fairy to your knight`. */
  choice(done: Done): string;
  /** After a name, and after `You`: `moves the fairy`, `move the fairy`. */
  readonly told: Told | ((deed: Deed) => Told);
  /** The figure that it is done to is told too: `captures Ada's meeple`. */
  readonly tellsWhom?: true;
}

export interface SetWords {
  /** Its paragraph of the rules, beginning with its heading. */
  readonly help: string;
  /** What its own awards are for, by their name: `a watchtower that sees 3 pennants`. */
  readonly awards?: Readonly<Record<string, (count: number) => string>>;
  /** Its own questions, by the name of the step. */
  readonly asks?: Readonly<Record<string, string>>;
  /** What it means to pass at its own questions, where that is not to do nothing. */
  readonly passes?: Readonly<Record<string, string>>;
  /** What it lets one do, by the name of the deed. */
  readonly deeds?: Readonly<Record<string, DeedWords>>;
  /** Its pieces on the land, and what a seat has of it: `3 tower floors`. */
  readonly tokens?: Readonly<Record<string, (count: number) => string>>;
}
