// The file of a report: tried before anything is played, and written in one piece at the end.

import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../trouble.ts';
import type { Sheet } from './sheet.tsx';

/** Hours of matches should not end in a folder that is not there. */
export function checkReportFile(path: string): void {
  const isNew = !existsSync(path);
  attempt(path, () => closeSync(openSync(path, 'a')));
  if (isNew) rmSync(path);
}

export async function writeReport(path: string, sheet: Sheet): Promise<void> {
  // Only who wants a page waits for what draws it.
  const { sheetPage } = await import('./sheet.tsx');
  const css = ['@tabella/ui/tokens.css', '@tabella/ui/chart/chart.css'].map((file) =>
    readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8'),
  );
  attempt(path, () => writeFileSync(path, sheetPage(sheet, css)));
}

function attempt(path: string, write: () => void): void {
  try {
    write();
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown';
    throw new Trouble(`The report cannot be written to ${path} (${code}).`);
  }
}
