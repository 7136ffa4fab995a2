// Long work in slices: others are served in between.

/** Steps done in one go. */
const SLICE = 25;

/** Runs a generator to its end; `between` is called between two slices, and ends it by a throw. */
export async function inSlices<T>(work: Generator<unknown, T, void>, between: () => void = () => {}): Promise<T> {
  let at = work.next();
  for (let n = 1; !at.done; n++) {
    if (n % SLICE === 0) {
      await new Promise((next) => setImmediate(next));
      between();
    }
    at = work.next();
  }
  return at.value;
}
