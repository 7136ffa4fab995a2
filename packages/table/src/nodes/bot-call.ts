// The call for bot nodes: something is in their queue. It goes over the bus alone, because a bot node that does not hear
// it looks by itself; while one is under way all others are one.

import type { Bus } from './bus.ts';

export const BOTS = 'bots';

export class BotCall {
  private calling: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly bus: Bus,
    private readonly onTrouble: (thrown: unknown) => void,
  ) {}

  call(): void {
    this.again = true;
    this.calling ??= this.run().then(() => {
      this.calling = null;
    });
  }

  private async run(): Promise<void> {
    while (this.again) {
      this.again = false;
      await this.bus.publish([BOTS]).catch(this.onTrouble);
    }
  }
}
