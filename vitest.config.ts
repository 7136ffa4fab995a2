// How tests run: from the sources; only those that start programs wait for a build, and those of the server for PostgreSQL and NATS.

import { defineConfig } from 'vitest/config';
import { gameIcons } from './packages/web/build/game-icons.ts';
import { codeVersion } from './scripts/code-version.mjs';

const COMPILED = 'scripts/setup/compiled.mjs';
const SERVERS = 'scripts/setup/servers.mjs';
const ENGLISH = 'scripts/setup/english.mjs';

const project = (name: string, include: string[], globalSetup: string[], setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: include.map((folder) => `${folder}/test/**/*.test.ts`), globalSetup, setupFiles },
});

export default defineConfig({
  plugins: [gameIcons()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The kit draws its seeds from it.
    env: { TABELLA_CODE: codeVersion() },
    pool: 'threads',
    // More than two cores could do at once: many tests wait for programs that they start.
    maxWorkers: 3,
    projects: [
      project('sources', ['packages/!(arena|cli|table)', 'packages/games/*', 'bench', 'scripts'], [], [ENGLISH]),
      project('programs', ['packages/{arena,cli}'], [COMPILED]),
      project('server', ['packages/table'], [COMPILED, SERVERS]),
    ],
  },
});
