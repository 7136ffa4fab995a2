// A fault of a card set.

/** One thing that is wrong: its place in the file, the id of the card (null: it is about the set itself), and what. */
export interface Fault {
  readonly at: string;
  readonly card: string | null;
  readonly what: string;
}
