// A language that nobody speaks: English with every sentence between marks, so that what was never translated stands out.

const MARKS = ['⟦', '⟧'] as const;

/** All words in this, wherever they are, between marks. */
export function wrapped<T>(words: T): T {
  return wrap(words) as T;
}

function wrap(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : MARKS.join(value);
  if (typeof value === 'function') return (...args: unknown[]) => wrap(value(...args));
  if (Array.isArray(value)) return value.map(wrap);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrap(one)]));
}

/** What stands outside all marks. */
export function unwrapped(text: string): string {
  let depth = 0;
  return [...text]
    .filter((one) => {
      if (one === MARKS[0]) depth++;
      const outside = depth === 0;
      if (one === MARKS[1]) depth--;
      return outside;
    })
    .join('');
}
