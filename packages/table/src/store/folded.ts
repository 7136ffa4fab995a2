// Texts for searching: equal for what people would take for the same, whatever its case and accents.

export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}]/gu, '')
    .toLowerCase()
    .trim();
