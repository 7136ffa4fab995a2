// The byte formats of lexicon/data; lexicon/*.ts decodes them. Numbers are little-endian.

const STEP = 10;

/** One row: u16 count, f32 base, f32 slope, index gaps as varints, values as int8 tenths of a deviation. */
export function packRow(values, cosines, said, keep, keepHeard) {
  const order = (from, to) =>
    Array.from({ length: to - from }, (_, i) => from + i).sort((a, b) => values[b] - values[a] || a - b);
  const kept = order(0, said).slice(0, keep);
  const floor = values[kept.at(-1)];
  const heard = order(said, values.length)
    .slice(0, keepHeard)
    .filter((k) => values[k] >= Math.max(2, floor));
  const indices = [...kept, ...heard].sort((a, b) => a - b);
  const { base, slope } = fit(values, cosines, said, new Set(kept));
  const bytes = [];
  let last = -1;
  for (const k of indices) {
    let gap = k - last - 1;
    last = k;
    while (gap > 127) {
      bytes.push(128 | (gap & 127));
      gap >>= 7;
    }
    bytes.push(gap);
  }
  for (const k of indices) bytes.push(Math.max(-127, Math.min(127, Math.round(values[k] * STEP))) & 255);
  const head = new DataView(new ArrayBuffer(10));
  head.setUint16(0, indices.length, true);
  head.setFloat32(2, base, true);
  head.setFloat32(6, slope, true);
  return [...new Uint8Array(head.buffer), ...bytes];
}

// What a word outside the row is worth, from its vector alone: a line through the words left out.
function fit(values, cosines, said, kept) {
  let n = 0,
    x = 0,
    y = 0,
    xx = 0,
    xy = 0;
  for (let k = 0; k < said; k++) {
    if (kept.has(k)) continue;
    const cosine = cosines?.[k] ?? 0;
    n++;
    x += cosine;
    y += values[k];
    xx += cosine * cosine;
    xy += cosine * values[k];
  }
  const slope = cosines ? (n * xy - x * y) / (n * xx - x * x) : 0;
  return { base: (y - slope * x) / n, slope };
}

/** Each vector fills the int8 range on its own; its length is measured again when it is read. */
export function packVectors(vectors, size) {
  const out = new Int8Array(vectors.length * size);
  vectors.forEach((vector, i) => {
    const top = Math.max(...vector.map(Math.abs)) || 1;
    for (let d = 0; d < size; d++) out[i * size + d] = Math.round((127 * vector[d]) / top);
  });
  return new Uint8Array(out.buffer);
}

/** A Bloom filter: u32 hashes, then the bits, 2^22 of them (a power of two, so that a place is a mask). */
export function packDictionary(words) {
  const hashes = 10;
  const bits = 2 ** Math.ceil(Math.log2(words.size * 14));
  const out = new Uint8Array(4 + bits / 8);
  new DataView(out.buffer).setUint32(0, hashes, true);
  for (const word of words) {
    const first = fnv(word.toUpperCase(), 0x811c9dc5);
    const step = fnv(word.toUpperCase(), 0x9747b28c) | 1;
    for (let i = 0; i < hashes; i++) {
      const at = (first + Math.imul(i, step)) & (bits - 1);
      out[4 + (at >> 3)] |= 1 << (at & 7);
    }
  }
  return out;
}

function fnv(word, seed) {
  let hash = seed;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
