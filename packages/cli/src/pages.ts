// Pages: a text that is longer than the screen, read page by page.

import { wrap } from './layout.ts';
import type { Terminal } from './terminal.ts';

/** Shows it all; false when nobody will type any more. Without a person before it, it is simply printed. */
export async function pages(
  terminal: Terminal,
  title: string,
  text: readonly string[],
  from: 'start' | 'end' = 'start',
): Promise<boolean> {
  const { width, height } = terminal.size;
  const { paint } = terminal;
  const lines = text.flatMap((line) => wrap(line, width - 1));
  if (!terminal.live) {
    terminal.print(title, '', ...lines, '');
    return true;
  }
  const rows = height - 4;
  const count = Math.max(1, Math.ceil(lines.length / rows));
  let page = from === 'start' ? 0 : count - 1;
  for (;;) {
    const shown = lines.slice(page * rows, (page + 1) * rows);
    const turn = from === 'start' ? page + 1 : page - 1;
    const more = turn >= 0 && turn < count;
    const head = ` ${title}${count > 1 ? `, page ${page + 1} of ${count}` : ''} `;
    const foot = more
      ? `Enter: ${from === 'start' ? 'next' : 'earlier'} page · b: back to the table`
      : 'Enter: back to the table';
    terminal.screen([
      paint.title(head.padEnd(width)),
      ...shown.map((line) => paint.sentence(line)),
      ...Array.from({ length: rows - shown.length }, () => ''),
      '',
      paint.dim(foot),
    ]);
    const typed = await terminal.ask('> ');
    if (typed === null) return false;
    if (!more || typed.trim() !== '') return true;
    page = turn;
  }
}
