// The line to the server: what is said is said again until it is answered, and the line comes back by itself.

import type { Ack, Heard } from '@tabella/table/protocol';
import { beforeEach, expect, test } from 'vitest';
import { Connection, type LineState, type WireEvents } from '../src/live/connection.ts';

interface Said {
  readonly type: string;
  readonly id: string;
  readonly since?: unknown;
}

/** The other end of the line, and a clock that is moved by hand. */
class Far {
  wires: { events: WireEvents; said: Said[]; closed: boolean }[] = [];
  timers: { at: number; call: () => void }[] = [];
  states: LineState[] = [];
  heard: Heard[] = [];
  now = 0;
  version = 0;
  readonly line = new Connection({
    open: (events) => {
      const wire = { events, said: [] as Said[], closed: false };
      this.wires.push(wire);
      return {
        send: (text) => wire.said.push(JSON.parse(text) as Said),
        close: () => {
          wire.closed = true;
        },
      };
    },
    hello: () => ({ type: 'hello', since: { epoch: 'e', versions: [{ seat: 0, version: this.version }] } }),
    heard: (message) => this.heard.push(message),
    changed: (state) => this.states.push(state),
    timer: {
      after: (ms, call) => {
        const timer = { at: this.now + ms, call };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((one) => one !== timer);
        };
      },
    },
    jitter: () => 0.5,
  });

  get wire() {
    const last = this.wires.at(-1);
    if (!last) throw new Error('no wire');
    return last;
  }

  tell(message: object): void {
    this.wire.events.heard(JSON.stringify(message));
  }

  welcome(): void {
    this.wire.events.opened();
    this.tell({ type: 'welcome' });
  }

  pass(ms: number): void {
    this.now += ms;
    const due = this.timers.filter((timer) => timer.at <= this.now);
    this.timers = this.timers.filter((timer) => timer.at > this.now);
    for (const { call } of due) call();
  }
}

let far: Far;
beforeEach(() => {
  far = new Far();
});

test('nothing is said before the welcome; then all of it is', () => {
  void far.line.send({ type: 'start' });
  far.wire.events.opened();
  expect(far.wire.said.map((one) => one.type)).toEqual(['hello']);
  far.tell({ type: 'welcome' });
  expect(far.wire.said.map((one) => one.type)).toEqual(['hello', 'start']);
});

test('what was not answered is said again after a break, under the same id, until it is', async () => {
  far.welcome();
  const answered = far.line.send({ type: 'answer', seat: 0, ask: 3, choice: 'fetch' });
  const first = far.wire.said.at(-1);
  far.wire.events.closed();
  far.pass(1000);
  far.welcome();
  expect(far.wire.said.at(-1)).toEqual(first);
  const ack: Ack = { type: 'ack', id: first?.id ?? '', ok: true };
  far.tell(ack);
  await expect(answered).resolves.toEqual(ack);
  far.wire.events.closed();
  far.pass(1000);
  far.welcome();
  expect(far.wire.said.map((one) => one.type)).toEqual(['hello']);
});

test('hello names the versions of the moment', () => {
  far.welcome();
  far.version = 7;
  far.wire.events.closed();
  far.pass(1000);
  far.wire.events.opened();
  expect(far.wire.said[0]?.since).toEqual({ epoch: 'e', versions: [{ seat: 0, version: 7 }] });
});

test('it tries again, later each time, and soon when it is woken', () => {
  for (const pause of [400, 800, 1600]) {
    const tries = far.wires.length;
    far.wire.events.closed();
    far.pass(pause - 1);
    expect(far.wires).toHaveLength(tries);
    far.pass(1);
    expect(far.wires).toHaveLength(tries + 1);
  }
  far.wire.events.closed();
  const tries = far.wires.length;
  far.line.wake();
  expect(far.wires).toHaveLength(tries + 1);
});

test('a line that is silent for too long is given up, and its late words are not heard', () => {
  far.welcome();
  const dead = far.wire;
  far.pass(45_000);
  expect(dead.closed).toBe(true);
  expect(far.states.at(-1)).toBe('broken');
  far.pass(1000);
  dead.events.heard('{"type":"ping","now":1}');
  expect(far.heard.filter((message) => message.type === 'ping')).toEqual([]);
  far.welcome();
  expect(far.states.at(-1)).toBe('open');
});

test.each(['gone', 'banned'] as const)('a table that is %s is not asked for again', (reason) => {
  far.wire.events.opened();
  far.tell({ type: 'bye', reason });
  expect(far.states.at(-1)).toBe(reason);
  far.pass(100_000);
  expect(far.wires).toHaveLength(1);
});

test('V13: a server that can save nothing is told apart from a lost line, and tried less and less often', () => {
  far.welcome();
  for (const pause of [400, 800, 1600]) {
    far.tell({ type: 'bye', reason: 'outage' });
    far.wire.events.closed();
    expect(far.states.at(-1)).toBe('outage');
    const tries = far.wires.length;
    far.pass(pause - 1);
    expect(far.wires).toHaveLength(tries);
    far.pass(1);
    expect(far.wires).toHaveLength(tries + 1);
  }
  far.welcome();
  expect(far.states.at(-1)).toBe('open');
  far.wire.events.closed();
  expect(far.states.at(-1)).toBe('broken');
});

test('V13: a message that breaks the line each time it is said is not said at full speed', async () => {
  far.welcome();
  const answered = far.line.send({ type: 'start' });
  for (const pause of [400, 800, 1600]) {
    far.tell({ type: 'bye', reason: 'restart' });
    far.wire.events.closed();
    far.pass(pause - 1);
    const tries = far.wires.length;
    far.pass(1);
    expect(far.wires).toHaveLength(tries + 1);
    far.welcome();
    far.tell({ type: 'ack', id: far.wire.said[0]?.id ?? '', ok: true });
    expect(far.wire.said.map((one) => one.type)).toEqual(['hello', 'start']);
  }
  far.tell({ type: 'ack', id: far.wire.said.at(-1)?.id ?? '', ok: true });
  await expect(answered).resolves.toMatchObject({ ok: true });
  far.wire.events.closed();
  const tries = far.wires.length;
  far.pass(400);
  expect(far.wires).toHaveLength(tries + 1);
});
