// What a set says of itself, in one language.

export interface SetWords {
  /** In the options: `Inns & Cathedrals`. */
  readonly name: string;
  /** Its paragraph of the rules, beginning with its heading, and the picture beside it. */
  readonly help: string;
  readonly picture: string;
  /** What its own awards are for, by their name: `a watchtower that sees 3 pennants`. */
  readonly awards?: Readonly<Record<string, (count: number) => string>>;
}
