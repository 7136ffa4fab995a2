// The files of the package on disk: for the server, the terminal and the tests.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEXICON_FILES, type PackageFile } from './files.ts';

// Compiled code lies one folder deeper (dist/lexicon) and has no data beside it, so we walk up until there is some.
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, LEXICON_FILES.meta))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no ${LEXICON_FILES.meta} above ${fileURLToPath(import.meta.url)}`);
    folder = above;
  }
  return folder;
}

export async function bytesOf(file: PackageFile): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(packageFolder(), file)));
}
