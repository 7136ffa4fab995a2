// Stores of which a server has one per table: their methods are made once, and each has no more than what is its own.

import type { Store } from './port.ts';

export type Name = keyof Store;
export type Args = readonly unknown[];

export const namesOf = (store: Partial<Store>): readonly Name[] => Object.keys(store) as Name[];

/** Calls a method of the port by its name. */
export const callOf = (store: Partial<Store>, name: Name, args: Args): unknown =>
  (store[name] as (...args: Args) => unknown).apply(store, [...args]);

/** Makes stores with the methods of these names, done by `call` with what the store has of its own. */
export function storesOf<Own extends object>(
  names: readonly Name[],
  call: (own: Own, name: Name, args: Args) => unknown,
): (own: Own) => Store {
  const methods = names.map((name) => [
    name,
    function method(this: Own, ...args: Args) {
      return call(this, name, args);
    },
  ]);
  const shared: object = Object.fromEntries(methods);
  return (own) => Object.assign(Object.create(shared), own);
}

/** A store that does some things in another way. */
export const changed = (store: Store, own: Partial<Store>): Store => Object.assign(Object.create(store), own);
