// The files of the package in a browser: the build gives each a name by its content, and it is fetched when it is needed.
import type { PackageFile } from './files.ts';

// The build finds files by these very words, so each is written out.
const ADDRESSES: Readonly<Record<PackageFile, URL>> = {
  'lexicon/data/meta.json': new URL('./data/meta.json', import.meta.url),
  'lexicon/data/words.txt': new URL('./data/words.txt', import.meta.url),
  'lexicon/data/vectors.bin': new URL('./data/vectors.bin', import.meta.url),
  'lexicon/data/heads.bin': new URL('./data/heads.bin', import.meta.url),
  'lexicon/data/dictionary.bin': new URL('./data/dictionary.bin', import.meta.url),
  'lexicon/data/forms.json': new URL('./data/forms.json', import.meta.url),
  'lexicon/data/rows-gw.bin': new URL('./data/rows-gw.bin', import.meta.url),
  'lexicon/data/rows-um.bin': new URL('./data/rows-um.bin', import.meta.url),
  'lexicon/data/rows-mix.bin': new URL('./data/rows-mix.bin', import.meta.url),
  'lexicon/data/rows-people.bin': new URL('./data/rows-people.bin', import.meta.url),
  'decks/en-associations.json': new URL('../decks/en-associations.json', import.meta.url),
  'decks/en.json': new URL('../decks/en.json', import.meta.url),
};

export async function bytesOf(file: PackageFile): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[file]);
  if (!response.ok) throw new Error(`${file} cannot be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}
