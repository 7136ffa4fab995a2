// What the kept rules of version 1 use of Node, for a browser (package.json names it under `browser`): they read the
// lexicon from a folder and at once, so the files are held here before, in a folder that is only a name.
import { bytesOf } from '#package-files';
import { DECK_FILES, LEXICON_FILES, type PackageFile } from '../lexicon/files.ts';

const PATHS: readonly PackageFile[] = [...Object.values(LEXICON_FILES), ...Object.values(DECK_FILES)];
const FILES = new Map<string, Uint8Array>();

export async function holdFiles(): Promise<void> {
  await Promise.all(PATHS.map(async (path) => FILES.set(path, await bytesOf(path))));
}

export const existsSync = (path: string): boolean => FILES.has(path);

export function readFileSync(path: string, encoding?: 'utf8'): Uint8Array | string {
  const bytes = FILES.get(path);
  if (!bytes) throw new Error(`there is no ${path} here`);
  return encoding === undefined ? bytes : new TextDecoder().decode(bytes);
}

export const readdirSync = (folder: string): string[] =>
  PATHS.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));

/** The package's own folder has no name here, and nothing is above it. */
export const fileURLToPath = (): string => '';
export const dirname = (): string => '';
export const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('/');
