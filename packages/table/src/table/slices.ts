// Long work in slices: others are served in between.

/** How long one slice may hold up everybody else. */
const SLICE_MS = 8;

/** Runs a generator to its end; `between` is called between two slices, and ends it by a throw. */
export async function inSlices<T>(work: Generator<unknown, T, void>, between: () => void = () => {}): Promise<T> {
  let since = performance.now();
  for (let at = work.next(); ; at = work.next()) {
    if (at.done) return at.value;
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((next) => setImmediate(next));
    between();
    since = performance.now();
  }
}
