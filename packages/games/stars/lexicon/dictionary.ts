// "Is it a word?" for 277,000 words in half a megabyte: a Bloom filter. It knows every word, and takes about one
// nonsense word in 1,500 for a word, which is good enough for a soft warning.

export type Dictionary = (word: string) => boolean;

const HEAD = 4;

/** Words are asked for in capitals. The layout is that of packDictionary in tools/pack.mjs. */
export function decodeDictionary(bytes: Uint8Array): Dictionary {
  const bits = (bytes.length - HEAD) * 8;
  const hashes = bits > 0 ? new DataView(bytes.buffer, bytes.byteOffset, HEAD).getUint32(0, true) : 0;
  if (hashes === 0 || hashes > 64 || (bits & (bits - 1)) !== 0) throw new Error('dictionary.bin is damaged');
  return (word) => {
    const first = hash(word, 0x811c9dc5);
    const step = hash(word, 0x9747b28c) | 1;
    for (let i = 0; i < hashes; i++) {
      const at = (first + Math.imul(i, step)) & (bits - 1);
      if (((bytes[HEAD + (at >> 3)] ?? 0) & (1 << (at & 7))) === 0) return false;
    }
    return true;
  };
}

function hash(word: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return value ^ (value >>> 13);
}
