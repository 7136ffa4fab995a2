// Tables as a test wants them: a state with people, bots and connections, and a match that asks something.

import type { Ask, Batch, OpenAsk, Result, Seat } from '@tabella/kernel';
import { decide } from '../../src/core/decide.ts';
import type { Decision } from '../../src/core/effects.ts';
import type { Command, Input } from '../../src/core/input.ts';
import { EMPTY } from '../../src/core/seating.ts';
import { openState, type TableState } from '../../src/core/state.ts';
import type { OpenMatch, World } from '../../src/core/world.ts';
import type { StoredTable } from '../../src/store/port.ts';
import { toyPackage } from '../toy.ts';

export const NOW = 1_800_000_000_000;

/** Seats in order: a name is a person, `bot` a bot, and a name in brackets a person without a connection. */
export function tableOf(seats: string, stored: Partial<StoredTable> = {}, more: Partial<TableState> = {}): TableState {
  const names = seats.split(' ');
  const people = names.map((name) => name.replace(/[()]/g, ''));
  const state = openState({
    stored: {
      code: 'ABCDEFGH',
      game: 'toy',
      rules: 1,
      options: {},
      open: 'link',
      window: 'normal',
      clock: 0,
      late: null,
      fill: 'random',
      host: people[0] ?? '',
      phase: 'playing',
      paused: false,
      secret: 'secret',
      next: null,
      result: null,
      seats: people.map((person) =>
        person === 'bot' ? { ...EMPTY, bot: 'random', name: 'Bot' } : { ...EMPTY, person, number: `from ${person}` },
      ),
      barred: [],
      made: 0,
      touched: 0,
      revision: 0,
      ...stored,
    },
  });
  const here = names.filter((name) => name !== 'bot' && !name.startsWith('('));
  return { ...state, connections: here.map((person, i) => ({ id: i + 1, person })), ...more };
}

export type Asked = Partial<Ask> & { readonly seat: Seat };

/** A match that asks these seats. */
export function asking(id: number, asks: readonly Asked[], mode: Batch['mode'] = 'all'): OpenMatch {
  const open = asks.map((ask): OpenAsk => ({ id, kind: 'trick', from: ['high', 'low'], fallback: 'high', ...ask }));
  return {
    batch: { mode, asks: open },
    result: null,
    asks: (seat) => open.filter((ask) => seat === undefined || ask.seat === seat),
    told: [],
    view: () => ({}),
    undoable: () => null,
    answeredByPerson: () => true,
  };
}

/** A window for these seats; those in `can` hold a card for it. */
export function reacting(id: number, seats: readonly Seat[], can: readonly Seat[] = []): OpenMatch {
  const asks = seats.map((seat) => {
    const from = can.includes(seat) ? ['pass', 'stop'] : ['pass'];
    return { seat, kind: 'stop', from, fallback: 'pass', reaction: true };
  });
  return asking(id, asks, 'first');
}

/** A match that is over. */
export function ended(result: Result = { winners: [0], reason: 'done' }): OpenMatch {
  return {
    batch: null,
    result,
    asks: () => [],
    told: [],
    view: () => ({}),
    undoable: () => null,
    answeredByPerson: () => true,
  };
}

export function worldOf(match: OpenMatch | null, more: Partial<World> = {}): World {
  const { sides, ...gamePackage } = toyPackage;
  return { gamePackage, match, now: NOW, random: () => 0.99, draw: () => 'drawn', pace: 0, away: 60_000, ...more };
}

type Body<T> = T extends { type: string; id: string } ? Omit<T, 'id'> : never;

/** Somebody says something. */
export const says = (person: string, body: Body<Command>): Input => ({
  type: 'message',
  person,
  name: null,
  said: { ...body, id: 'm' } as Command,
  key: `${person}:m`,
});

/** A table on which things happen one after the other; time and match are the test's. */
export class Course {
  now = NOW;

  constructor(
    public state: TableState,
    public match: OpenMatch | null,
    public world: Partial<World> = {},
  ) {}

  take(input: Input): Decision {
    const decision = decide(this.state, input, worldOf(this.match, { now: this.now, ...this.world }));
    this.state = decision.state;
    return decision;
  }

  /** The timer that is set under this name rings when it is due. */
  ring(timer: keyof TableState['timers']): Decision {
    const set = this.state.timers[timer];
    if (set === undefined) throw new Error(`no timer "${timer}" is set`);
    this.now += set.ms;
    return this.take({ type: 'rang', timer, n: set.n });
  }
}
