// A person at a table, with the line and the memory of the real client: answers what they are asked, says again what was
// not acknowledged, comes back to whichever server is there, and remembers everything that they were shown and told.

import { type Chance, type Seat, sampleAnswer, type TextRules } from '@tabella/kernel';
import { Connection } from '../../../web/src/live/connection.ts';
import { apply, NOTHING, type SeatSnapshot, since, type TableState } from '../../../web/src/live/state.ts';
import type { Ack, Heard, OpenAsk } from '../../src/protocol/index.ts';
import { type Sight, sightIn } from '../sights.ts';
import type { Findings } from './findings.ts';
import { openLine, type Weather } from './line.ts';
import type { WireWatch } from './wire-watch.ts';

const MOST_THOUGHT_MS = 400;
/** So many answers of a hundred come with a line of chat. */
const CHATTY = 3;

export interface PlayerTerms {
  readonly name: string;
  readonly seat: Seat | null;
  readonly code: string;
  readonly cookie: string;
  readonly chance: Chance;
  readonly texts: TextRules | undefined;
  /** Where they come in: one of the servers. */
  readonly server: () => string;
  readonly weather: () => Weather;
  readonly watch: WireWatch;
  readonly findings: Findings;
}

/** What somebody was told about their messages, and shown, since it was last asked for. */
export interface Evidence {
  readonly sights: readonly Sight[];
  /** Acknowledged: the id of the message, and of the question. */
  readonly answers: readonly { readonly id: string; readonly ask: number }[];
  /** Ids of messages that were acknowledged. */
  readonly chats: readonly string[];
  readonly refused: readonly string[];
}

export class Player {
  private state: TableState = NOTHING;
  private sights: Sight[] = [];
  private answers: { id: string; ask: number }[] = [];
  private chats: string[] = [];
  private refused: string[] = [];
  private said = 0;
  private busy = false;
  private stopped = false;
  private readonly line: Connection;

  constructor(readonly terms: PlayerTerms) {
    const { chance, code, server, cookie, weather, watch } = terms;
    this.line = new Connection({
      open: (events) => {
        // Those who look on are sent everything in full.
        const compact = terms.seat === null ? '' : '?compact=1';
        const address = `${server().replace('http', 'ws')}/api/tables/${code}/live${compact}`;
        return openLine({ address, cookie, weather, chance, captured: (text) => watch.look(text) }, events);
      },
      hello: () => {
        const versions = since(this.state);
        return versions ? { type: 'hello', since: versions } : { type: 'hello' };
      },
      heard: (heard) => this.hear(heard),
      changed: () => {},
      timer: {
        after: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
      },
      jitter: () => chance.int(1_000) / 1_000,
    });
  }

  /** The match is over, as far as they were shown. */
  get over(): boolean {
    return this.mine?.result != null;
  }

  /** How much they have heard of the match. */
  get heard(): number {
    return this.mine?.told.length ?? 0;
  }

  /** As when the device is online again. */
  wake(): void {
    this.line.wake();
  }

  stop(): void {
    this.stopped = true;
    this.line.close();
  }

  evidence(): Evidence {
    const { sights, answers, chats, refused } = this;
    this.sights = [];
    this.answers = [];
    this.chats = [];
    this.refused = [];
    return { sights, answers, chats, refused };
  }

  private get mine(): SeatSnapshot | undefined {
    return this.state.snapshots.find(({ seat }) => seat === this.terms.seat);
  }

  private hear(heard: Heard): void {
    const before = this.mine;
    const { epoch } = this.state;
    const { state, gap } = apply(this.state, heard, 0);
    this.state = state;
    if (gap) this.line.hello();
    const now = this.mine;
    if (!now || now === before) return;
    if (before && state.epoch === epoch && now.version < before.version)
      this.terms.findings.fault('backwards', `${this.terms.name} has ${now.version} after ${before.version}`);
    this.remember(now);
    this.think();
  }

  private remember(seen: SeatSnapshot): void {
    // Of a very long match a snapshot has not all that was told.
    if (seen.earlier > 0) return;
    const sight = sightIn(seen);
    const last = this.sights.at(-1);
    if (last?.text !== sight.text || last.ask !== sight.ask) this.sights.push(sight);
  }

  /** Answers after a while whatever is open then. */
  private think(): void {
    if (this.busy || this.stopped || !this.mine?.ask) return;
    this.busy = true;
    setTimeout(() => {
      void this.act().finally(() => {
        this.busy = false;
        this.think();
      });
    }, this.terms.chance.int(MOST_THOUGHT_MS));
  }

  private async act(): Promise<void> {
    const { mine } = this;
    if (!mine?.ask || this.stopped) return;
    const { ask, window } = mine;
    const { chance, texts } = this.terms;
    if (ask.declared !== undefined && window !== null) return this.untilShown(mine);
    if (chance.int(100) < CHATTY) {
      const id = this.nextId();
      void this.line.send({ type: 'chat', text: `hello ${id}` }, id).then(({ ok }) => ok && this.chats.push(id));
    }
    const id = this.nextId();
    const choice = sampleAnswer(ask as Parameters<typeof sampleAnswer>[0], chance, texts);
    const ack = await this.line.send({ type: 'answer', seat: ask.seat, ask: ask.id, choice }, id);
    this.note(ack, ask);
    if (ack.ok) await this.untilShown(mine);
  }

  private note({ id, ok }: Ack, ask: OpenAsk): void {
    this.terms.findings.count(ok ? 'answers acknowledged' : 'answers refused');
    if (ok) this.answers.push({ id, ask: ask.id });
    else this.refused.push(id);
  }

  /** Until something else is shown than what was answered, or for a while. */
  private async untilShown(answered: SeatSnapshot): Promise<void> {
    for (let i = 0; i < 20 && this.mine?.ask?.id === answered.ask?.id && !this.stopped; i++) {
      await new Promise((next) => setTimeout(next, 50));
    }
  }

  private nextId(): string {
    return `${this.terms.name}.${++this.said}`;
  }
}
