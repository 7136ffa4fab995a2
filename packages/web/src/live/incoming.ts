// What comes over a socket, in the order in which it came: to unpack a compressed message takes a moment, and what follows
// waits for it.

interface Slot {
  call: (() => void) | null;
}

export interface Receiver {
  heard(text: string): void;
  /** A message that cannot be unpacked. */
  failed(): void;
  closed(): void;
}

export class Incoming {
  private readonly slots: Slot[] = [];

  constructor(private readonly to: Receiver) {}

  /** A message: its text, or raw deflate of it. */
  take(data: string | ArrayBuffer): void {
    const { to } = this;
    const slot = this.next();
    if (typeof data === 'string') this.fill(slot, () => to.heard(data));
    else
      unpacked(data).then(
        (text) => this.fill(slot, () => to.heard(text)),
        () => this.fill(slot, () => to.failed()),
      );
  }

  end(): void {
    this.fill(this.next(), () => this.to.closed());
  }

  private next(): Slot {
    const slot: Slot = { call: null };
    this.slots.push(slot);
    return slot;
  }

  private fill(slot: Slot, call: () => void): void {
    slot.call = call;
    while (this.slots[0]?.call) this.slots.shift()?.call?.();
  }
}

function unpacked(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
