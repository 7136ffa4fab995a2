// The word guess: one row of each column.

/** Per column the row that is picked. */
export type Picks = readonly (number | null)[];

export const NO_PICKS: Picks = [null, null, null];

export function picked(picks: Picks, column: number, row: number): Picks {
  return picks.map((one, i) => (i === column ? row : one));
}

/** The guess as it is sent, `3 1 6`; null while a column is open. */
export function wordsText(picks: Picks): string | null {
  return picks.every((row) => row !== null) ? picks.map((row) => Number(row) + 1).join(' ') : null;
}

/** A guess in words (a proposal, or what was declared) as rows; null when it is none of this card. */
export function readPicks(text: string, columns: readonly (readonly string[])[]): Picks | null {
  const words = text.split(' ');
  const rows = columns.map((column, i) => column.indexOf(words[i] ?? ''));
  return words.length === columns.length && !rows.includes(-1) ? rows : null;
}

/** A sentence in pieces: text, and the numbers of its blanks. */
export function pieces(sentence: string): readonly (string | number)[] {
  return sentence
    .split(/(\{[123]\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{[123]\}$/.test(piece) ? Number(piece[1]) - 1 : piece));
}
