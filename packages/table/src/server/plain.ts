// Plain data from outside: whatever passes here is stored, sent and read back unchanged, by every store.

/** Deeper than anything a client has to say. */
const MOST_DEPTH = 32;

/** Control characters, and halves of surrogate pairs, which no store keeps as they are. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

interface Part {
  readonly path: string;
  readonly value: unknown;
  readonly depth: number;
}

/** Why a parsed JSON value cannot be kept as it is, with the place; null when it can. */
export function whyNotPlain(value: unknown): string | null {
  // A list instead of recursion: the depth is not ours to choose.
  const parts: Part[] = [{ path: '', value, depth: 0 }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { path, depth } = part;
    const wrong = whyNotPlainHere(part.value);
    if (wrong !== null) return `${path === '' ? 'The message' : `"${path}"`} ${wrong}.`;
    if (typeof part.value !== 'object' || part.value === null) continue;
    if (depth === MOST_DEPTH) return `"${path.slice(0, 40)}…" is nested too deeply (at most ${MOST_DEPTH} levels).`;
    for (const [key, inner] of Object.entries(part.value)) {
      if (UNSTORABLE.test(key)) return `${path === '' ? 'The message' : `"${path}"`} has a key with ${UNSEEN}.`;
      parts.push({
        path: path === '' ? key.slice(0, 40) : `${path}.${key.slice(0, 40)}`,
        value: inner,
        depth: depth + 1,
      });
    }
  }
  return null;
}

const UNSEEN = 'control characters or broken Unicode in it';

function whyNotPlainHere(value: unknown): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? `has ${UNSEEN}` : null;
  if (typeof value !== 'number') return null;
  return Number.isFinite(value) && !Object.is(value, -0) ? null : 'is not a number that can be kept';
}
