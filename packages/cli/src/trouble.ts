// Trouble: something a person can put right. It is told in one sentence, never with a stack trace.

/** Wrong words on the command line, or a file that cannot be used. */
const MISUSE = 2;
/** A check that does not hold, or a rule that broke. */
export const FAILED = 1;

export class Trouble extends Error {
  override readonly name = 'Trouble';

  constructor(
    sentence: string,
    readonly code: number = MISUSE,
  ) {
    super(sentence);
  }
}
