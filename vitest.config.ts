import { defineConfig } from 'vitest/config';
import { gameIcons } from './packages/web/build/game-icons.ts';
import { codeVersion } from './scripts/code-version.mjs';

export default defineConfig({
  plugins: [gameIcons()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The kit draws its seeds from it.
    env: { TABELLA_CODE: codeVersion() },
    pool: 'threads',
    maxWorkers: 2,
  },
});
