// Layout: lines that fit a width, and lists that fit a height.

/** A paragraph as lines; those after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  if (text.length <= width) return [text];
  const lead = /^ */.exec(text)?.[0] ?? '';
  const out: string[] = [];
  let line = lead;
  for (const word of text.trimStart().split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      out.push(line);
      line = lead + indent + word;
    } else {
      line = line.trim() === '' ? line + word : `${line} ${word}`;
    }
  }
  return [...out, line];
}

/** A list in as many columns as it takes to be no higher than `rows`; downwards first, as people count. */
export function columns(cells: readonly string[], width: number, rows: number): string[] {
  const widest = Math.max(0, ...cells.map((cell) => cell.length)) + 3;
  const most = Math.max(1, Math.floor((width + 3) / widest));
  const across = Math.min(most, Math.max(1, Math.ceil(cells.length / Math.max(1, rows))));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => cells[column * down + row] ?? '')
      .map((cell) => cell.padEnd(widest))
      .join('')
      .trimEnd(),
  );
}
