// The stage: the kernel's table, and the cast on it.

import type { Audience, Chance, Result, TableOf } from '@tabella/kernel';
import { cast } from './characters/index.ts';
import type { EmissaryEvent } from './events.ts';
import type { EmissaryTypes, Table } from './types.ts';

export class RulesStage implements Table {
  readonly cast = cast;

  constructor(private readonly table: TableOf<EmissaryTypes>) {}

  get seats(): number {
    return this.table.seats;
  }

  get chance(): Chance {
    return this.table.chance;
  }

  roll(sides: number): number {
    return this.table.roll(sides);
  }

  lot(ids: readonly number[]): number {
    return this.table.lot(ids);
  }

  announce(audience: Audience, event: EmissaryEvent): void {
    this.table.announce(audience, event);
  }

  end(result: Result): never {
    return this.table.end(result);
  }
}
