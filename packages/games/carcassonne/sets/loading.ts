// What sets bring to a page, each loaded when it is first in play. Where rules are at hand all of it is there from the start.

export interface Loading<T> {
  /** Is everything here of these sets? One that brings nothing is. */
  has(sets: readonly string[]): boolean;
  load(sets: readonly string[]): Promise<void>;
  /** What need not be loaded any more. */
  keep(brought: Readonly<Record<string, T>>): void;
  of(set: string): T | undefined;
  /** Of all sets that are here. */
  all(): Iterable<T>;
}

export function loading<T>(loads: Readonly<Record<string, () => Promise<T>>>): Loading<T> {
  const here = new Map<string, T>();
  const isHere = (id: string): boolean => loads[id] === undefined || here.has(id);
  return {
    has: (sets) => sets.every(isHere),
    async load(sets) {
      await Promise.all(
        sets.map(async (id) => {
          const load = loads[id];
          if (load && !here.has(id)) here.set(id, await load());
        }),
      );
    },
    keep(brought) {
      for (const [id, one] of Object.entries(brought)) here.set(id, one);
    },
    of: (set) => here.get(set),
    all: () => here.values(),
  };
}
