// Morse as strokes: dots one wide, dashes three.

const CODE: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
};

/** Dots are one wide, dashes three; one apart within a letter, three between letters. */
export function strokesOf(text: string): { readonly path: string; readonly width: number } {
  let x = 0;
  let path = '';
  for (const letter of text.toUpperCase()) {
    for (const sign of CODE[letter] ?? '') {
      const length = sign === '.' ? 1 : 3;
      path += `M${x} 1h${length}`;
      x += length + 1;
    }
    x += 2;
  }
  return { path, width: Math.max(1, x - 3) };
}
