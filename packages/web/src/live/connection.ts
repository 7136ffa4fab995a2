// The line to the server: says hello, keeps what is not yet acknowledged and says it again after a break, notices silence,
// and comes back by itself, sooner at first and later as it fails.

import type { Ack, Heard, Said } from '@tabella/table/protocol';

/** What of a WebSocket is used, so that tests can hold the other end. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

interface Timer {
  /** Calls later; the answer cancels. */
  after(ms: number, call: () => void): () => void;
}

/** At an outage the server is there, but can keep nothing. */
export type LineState = 'connecting' | 'open' | 'broken' | 'outage' | 'gone' | 'banned';

export interface LineTerms {
  open(events: WireEvents): Wire;
  /** The hello of now: with the versions that were seen. */
  hello(): Omit<Extract<Said, { type: 'hello' }>, 'id'>;
  heard(message: Heard): void;
  changed(state: LineState): void;
  timer: Timer;
  /** 0..1, so that a thousand clients do not come back in the same instant. */
  jitter(): number;
}

/** A message as it is handed in: the line names it. */
export type Message = Said extends infer M ? (M extends Said ? Omit<M, 'id'> : never) : never;

const SILENCE_MS = 45_000;
const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/** Numbers messages so that no two tabs and no two visits use the same name. */
const visit = Math.random().toString(36).slice(2, 10);
let count = 0;
export const nextId = (): string => `${visit}-${++count}`;

interface Waiting {
  readonly text: string;
  readonly settle: (ack: Ack) => void;
}

export class Connection {
  private wire: Wire | null = null;
  private readonly outbox = new Map<string, Waiting>();
  private failures = 0;
  private trouble: 'broken' | 'outage' = 'broken';
  private welcomed = false;
  private stopSilence: () => void = () => undefined;
  private stopRetry: () => void = () => undefined;
  private ended = false;

  constructor(private readonly terms: LineTerms) {
    this.connect();
  }

  /** Sends a message, again after every break until the server has answered it. */
  send(message: Message, id: string = nextId()): Promise<Ack> {
    const text = JSON.stringify({ ...message, id });
    const answered = new Promise<Ack>((settle) => this.outbox.set(id, { text, settle }));
    if (this.welcomed) this.wire?.send(text);
    return answered;
  }

  /** Asks for what is missing. */
  hello(): void {
    this.welcomed = false;
    this.wire?.send(JSON.stringify({ ...this.terms.hello(), id: nextId() }));
  }

  /** Tries at once, as when the device is online again. */
  wake(): void {
    if (this.ended || this.wire) return;
    this.failures = 0;
    this.connect();
  }

  /** Gives the line up for dead, as when the device goes offline. */
  drop(): void {
    this.trouble = 'broken';
    this.wire?.close();
    this.broken();
  }

  close(): void {
    this.ended = true;
    this.stopRetry();
    this.stopSilence();
    this.wire?.close();
    this.wire = null;
  }

  private connect(): void {
    this.stopRetry();
    this.terms.changed(this.failures === 0 ? 'connecting' : this.trouble);
    let wire: Wire | null = null;
    const mine = (): boolean => !this.ended && this.wire === wire;
    wire = this.terms.open({
      opened: () => {
        if (mine()) this.hello();
      },
      heard: (text) => {
        if (mine()) this.listen(text);
      },
      closed: () => {
        if (mine()) this.broken();
      },
    });
    this.wire = wire;
    this.listenFor(SILENCE_MS);
  }

  private listen(text: string): void {
    this.listenFor(SILENCE_MS);
    const message = JSON.parse(text) as Heard;
    if (message.type === 'ack') {
      const waiting = this.outbox.get(message.id);
      if (waiting === undefined) return;
      this.failures = 0;
      this.outbox.delete(message.id);
      waiting.settle(message);
      return;
    }
    if (message.type === 'bye' && (message.reason === 'gone' || message.reason === 'banned')) {
      this.close();
      this.terms.changed(message.reason);
      return;
    }
    if (message.type === 'bye') this.trouble = message.reason === 'outage' ? 'outage' : 'broken';
    this.terms.heard(message);
    if (message.type !== 'welcome') return;
    // A welcome alone proves little: what is said next may break the line again, and again.
    if (this.outbox.size === 0) this.failures = 0;
    this.trouble = 'broken';
    this.welcomed = true;
    this.terms.changed('open');
    for (const { text: again } of this.outbox.values()) this.wire?.send(again);
  }

  /** A line that is silent for too long is dead, whatever the browser thinks of it. */
  private listenFor(ms: number): void {
    this.stopSilence();
    this.stopSilence = this.terms.timer.after(ms, () => this.drop());
  }

  private broken(): void {
    this.wire = null;
    this.welcomed = false;
    this.stopSilence();
    this.stopRetry();
    if (this.ended) return;
    const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.failures) * (0.5 + this.terms.jitter());
    this.failures++;
    this.terms.changed(this.trouble);
    this.stopRetry = this.terms.timer.after(pause, () => this.connect());
  }
}
