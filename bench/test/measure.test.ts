// How the bench measures, on clocks that the test turns by hand.

import { describe, expect, it } from 'vitest';
import { type Clocks, Watch } from '../src/clock.ts';
import { type Contender, measure, repeat } from '../src/measure.ts';

/** A machine on which this thread gets one part of the time. */
class Machine implements Clocks {
  private cpu = 0;
  private wall = 0;
  looks = 0;

  constructor(private readonly part: number) {}

  readonly spent = (): number => {
    this.looks++;
    return this.cpu;
  };
  readonly passed = (): number => this.wall;

  work(ms: number): void {
    this.cpu += ms;
    this.wall += ms / this.part;
  }
}

/** Every piece of work takes so many milliseconds, at first ten times as many: it is not compiled yet. */
function worker(machine: Machine, ms: number, cold: number): { readonly run: Contender; readonly rounds: number[] } {
  const rounds: number[] = [];
  let done = 0;
  const run = repeat(() => {
    machine.work(done++ < cold ? 10 * ms : ms);
    return 1;
  });
  return {
    rounds,
    run: (watch) => {
      const before = machine.spent();
      const count = run(watch);
      rounds.push(machine.spent() - before);
      return count;
    },
  };
}

describe('bench', () => {
  it.each([1, 0.1])('bench: a round lasts by processor time, also where a thread gets %d of it', (part) => {
    const machine = new Machine(part);
    const watch = new Watch(250, machine);
    let work = 0;
    while (!watch.isOver()) {
      machine.work(1);
      work++;
    }
    expect(work).toBe(250);
    expect(watch.taken).toBe(250);
    expect(machine.looks).toBeLessThan(100);
  });

  it('bench: what is done aside counts neither as time nor as part of the round', () => {
    const machine = new Machine(0.5);
    const watch = new Watch(100, machine);
    for (let i = 0; i < 4; i++) {
      watch.aside(() => machine.work(1_000));
      machine.work(24);
      expect(watch.isOver()).toBe(false);
    }
    machine.work(4);
    expect(watch.isOver()).toBe(true);
    expect(watch.taken).toBe(100);
  });

  it('bench: ours and the peer are warm before the first round that counts', () => {
    const machine = new Machine(0.2);
    const ours = worker(machine, 1, 100);
    const peer = worker(machine, 4, 60);
    const figure = measure({ unit: 'pieces/s', ours: ours.run, peer: { name: 'peer', run: peer.run } }, machine);
    expect(figure).toMatchObject({ value: 1_000, peerValue: 250, ratio: 4 });
    for (const { rounds } of [ours, peer]) {
      expect(rounds[0]).toBeGreaterThanOrEqual(3_000);
      expect(rounds.slice(1)).toEqual(Array(7).fill(1_000));
    }
  });

  it('bench: a figure without a peer is judged by the median too, not by the best round', () => {
    const machine = new Machine(1);
    let round = 0;
    const ours: Contender = (watch) => {
      // Three rounds are twice as fast as the others.
      const ms = [1, 2, 3].includes(round++) ? 0.5 : 1;
      let count = 0;
      while (!watch.isOver()) {
        machine.work(ms);
        count++;
      }
      return count;
    };
    expect(measure({ unit: 'pieces/s', ours, floor: { value: 1_500 } }, machine)).toMatchObject({
      value: 1_000,
      ok: false,
    });
  });
});
