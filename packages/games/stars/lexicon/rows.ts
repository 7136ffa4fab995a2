// The similarity rows of one model: for each card word its nearest few hundred words, the rest by a line.

/** All rows in flat arrays; row r owns the entries starts[r] to starts[r + 1], sorted by index. */
export interface Rows {
  readonly starts: Uint32Array;
  readonly indices: Uint16Array;
  /** Tenths of a standard deviation. */
  readonly tenths: Int8Array;
  /** A word outside the row is worth about base + slope * cosine, and never more than the row's lowest entry. */
  readonly base: Float32Array;
  readonly slope: Float32Array;
  readonly lowest: Float32Array;
}

const HEAD = 10;

/** The layout is that of packRow in tools/pack.mjs. */
export function decodeRows(bytes: Uint8Array, count: number): Rows {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = new Uint32Array(count + 1);
  const base = new Float32Array(count);
  const slope = new Float32Array(count);
  const lowest = new Float32Array(count);
  // Every entry takes at least two bytes.
  const indices = new Uint16Array(bytes.length / 2);
  const tenths = new Int8Array(bytes.length / 2);
  let at = 0;
  let entry = 0;
  for (let row = 0; row < count; row++) {
    if (at + HEAD > bytes.length) throw new Error('a row file is damaged');
    const size = view.getUint16(at, true);
    base[row] = view.getFloat32(at + 2, true);
    slope[row] = view.getFloat32(at + 6, true);
    at += HEAD;
    let index = -1;
    for (let i = 0; i < size; i++) {
      let gap = 0;
      let byte = 128;
      for (let shift = 0; byte >= 128; shift += 7) {
        byte = bytes[at++] ?? 0;
        gap |= (byte & 127) << shift;
      }
      index += gap + 1;
      indices[entry + i] = index;
    }
    let low = 127;
    for (let i = 0; i < size; i++) {
      const value = view.getInt8(at++);
      tenths[entry + i] = value;
      if (value < low) low = value;
    }
    lowest[row] = low / 10;
    entry += size;
    starts[row + 1] = entry;
  }
  if (at !== bytes.length) throw new Error('a row file is damaged');
  return { starts, indices: indices.slice(0, entry), tenths: tenths.slice(0, entry), base, slope, lowest };
}

/** The z-score of a word the row holds, or null. */
export function lookUp(rows: Rows, row: number, index: number): number | null {
  let low = rows.starts[row] ?? 0;
  let high = (rows.starts[row + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rows.indices[middle] ?? 0;
    if (found === index) return (rows.tenths[middle] ?? 0) / 10;
    if (found < index) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** The z-score of a word outside the row; `cosine` is null when it has no vector. */
export function estimate(rows: Rows, row: number, cosine: number | null): number {
  const base = rows.base[row] ?? 0;
  const slope = rows.slope[row] ?? 0;
  if (cosine === null) return slope === 0 ? base : 0;
  return Math.min(rows.lowest[row] ?? 0, base + slope * cosine);
}
