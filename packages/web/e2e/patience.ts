// When somebody who plays in a test gives up: what they press changes nothing, again and again, or nothing happens at all.
// How long a bot thinks says nothing: the machine may be busy.

const LONG_MS = 60_000;

export class Patience {
  private presses = 0;
  private since = Date.now();

  constructor(private readonly most: number) {}

  /** Throws when it is at an end. */
  note({ changed, pressed }: { readonly changed: boolean; readonly pressed: boolean }, shown: string): void {
    if (changed) {
      this.presses = 0;
      this.since = Date.now();
    } else if (pressed) this.presses++;
    if (this.presses > this.most || Date.now() - this.since > LONG_MS)
      throw new Error(`nothing happens any more: ${shown}`);
  }
}
