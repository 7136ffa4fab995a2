// Word vectors as int8: how alike two words are in use, for words no table foresaw.

export interface Vectors {
  /** How many words have a vector: the first so many of the word list. */
  readonly count: number;
  /** Cosine of two words by index; both must be below `count`. */
  cosine(a: number, b: number): number;
}

export function decodeVectors(bytes: Uint8Array, count: number, size: number): Vectors {
  if (bytes.length !== count * size) throw new Error('vectors.bin is damaged');
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Each vector was stretched to fill the int8 range, so its length is its own. Measured when first needed.
  const lengths = new Float32Array(count);
  const lengthOf = (i: number): number => {
    const known = lengths[i] ?? 0;
    if (known > 0) return known;
    const length = Math.sqrt(dot(values, i * size, i * size, size)) || 1;
    lengths[i] = length;
    return length;
  };
  return { count, cosine: (a, b) => dot(values, a * size, b * size, size) / (lengthOf(a) * lengthOf(b)) };
}

/** Four at a time: this is where rows and unforeseen clues spend their time. */
function dot(values: Int8Array, a: number, b: number, size: number): number {
  let sum = 0;
  let d = 0;
  for (; d + 3 < size; d += 4) {
    sum +=
      (values[a + d] as number) * (values[b + d] as number) +
      (values[a + d + 1] as number) * (values[b + d + 1] as number) +
      (values[a + d + 2] as number) * (values[b + d + 2] as number) +
      (values[a + d + 3] as number) * (values[b + d + 3] as number);
  }
  for (; d < size; d++) sum += (values[a + d] as number) * (values[b + d] as number);
  return sum;
}
