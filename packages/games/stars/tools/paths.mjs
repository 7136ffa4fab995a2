// Where the tools read and write. STARS names the stars package when the tools run from a copy outside the repository.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const tools = dirname(fileURLToPath(import.meta.url));
export const stars = process.env.STARS ? resolve(process.env.STARS) : join(tools, '..');
export const decks = join(stars, 'decks');
export const data = join(stars, 'lexicon', 'data');
export const cache = join(tools, 'cache');
export const require = createRequire(import.meta.url);
mkdirSync(cache, { recursive: true });
mkdirSync(data, { recursive: true });
