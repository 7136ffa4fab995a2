// What is drawn or worked out once is kept for as long as the page lives.

/** A function that makes each thing once. */
export function kept<K, V>(make: (key: K) => V, name: (key: K) => string): (key: K) => V {
  const all = new Map<string, V>();
  return (key) => {
    const called = name(key);
    const found = all.get(called) ?? make(key);
    all.set(called, found);
    return found;
  };
}
