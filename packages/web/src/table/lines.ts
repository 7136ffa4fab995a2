// Reads lines of text as blocks: lines whose columns stand under each other are a table, others are sentences.

export type Block =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

export function blocksOf(lines: readonly string[]): readonly Block[] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0).map(blockOf);
}

function blockOf(lines: readonly string[]): Block {
  const starts = columnsOf(lines).filter(
    (_, i, all) => i !== 1 || !lines.every((line) => isMark(line.slice(0, all[1]))),
  );
  if (lines.length < 2 || starts.length < 3) return { kind: 'lines', lines: dedented(lines) };
  const rows = lines.map((line) => starts.map((start, i) => line.slice(start, starts[i + 1]).trim()));
  return { kind: 'table', rows };
}

/** Without the indent that all lines share. */
function dedented(lines: readonly string[]): readonly string[] {
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent).trimEnd());
}

/** A line that is set in columns of its own. */
export const hasColumns = (line: string): boolean => /\S {2,}\S/.test(line);

/** Signs before the names of rows are no column of their own. */
const isMark = (cell: string): boolean => /^[^\p{L}\p{N}]*$/u.test(cell);

/** Where columns begin: after two or more places that are blank in every line. */
function columnsOf(lines: readonly string[]): readonly number[] {
  const width = Math.max(...lines.map((line) => line.length));
  const starts = [0];
  let blank = 0;
  for (let at = 0; at < width; at++) {
    if (lines.every((line) => (line[at] ?? ' ') === ' ')) {
      blank++;
      continue;
    }
    // Blanks at the very beginning are an indent, no column.
    if (blank >= 2 && at > blank) starts.push(at);
    blank = 0;
  }
  return starts;
}
