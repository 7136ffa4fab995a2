// A store on an engine, watched: whoever opens it is told of writes that could not be kept, and of those that were refused.

import type { Engine } from './engine.ts';
import { Outage } from './outage.ts';
import { Fenced, type Store } from './port.ts';
import { sqlStore } from './sql/index.ts';

export interface Watchers {
  /** A write could not be kept. */
  readonly onOutage?: ((outage: Outage) => void) | undefined;
  /** A write was refused: somebody else runs the table by now. */
  readonly onFenced?: (() => void) | undefined;
}

export async function storeOnEngine(bare: Engine, watchers: Watchers): Promise<Store> {
  const engine = watched(bare, watchers);
  try {
    return await sqlStore(engine);
  } catch (thrown) {
    await engine.close();
    throw thrown;
  }
}

function watched(engine: Engine, { onOutage, onFenced }: Watchers): Engine {
  return {
    ...engine,
    write: (work, lane) =>
      engine.write(work, lane).catch((thrown: unknown) => {
        if (thrown instanceof Outage) onOutage?.(thrown);
        if (thrown instanceof Fenced) onFenced?.();
        throw thrown;
      }),
  };
}
