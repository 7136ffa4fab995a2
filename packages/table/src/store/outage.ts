// An outage: the store can keep or find nothing at the moment. The request may be tried again later.

export interface OutageTerms {
  /** Likely to be over in a moment: worth another try at once. */
  readonly brief?: boolean;
  readonly cause?: unknown;
}

/** Its message is the reason, in a few plain words, such as "the disk is full". */
export class Outage extends Error {
  override readonly name = 'Outage';
  readonly brief: boolean;

  constructor(reason: string, { brief = false, cause }: OutageTerms = {}) {
    super(reason, { cause });
    this.brief = brief;
  }
}
