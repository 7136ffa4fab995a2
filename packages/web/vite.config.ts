// How the browser's half is built: React, boards split per game, nothing inlined (the page's policy allows no data URIs).

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** What a table says is one file, such as `courier-words-en`: it is smaller than the sentences of the board beside the others. */
const WORDS = /\/games\/([^/]+)\/words\/([^/]+)\/(?!board\/(?:end|guide|companion|plots)\.ts|(?:analysis|record)\.ts)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameIcons(), serviceWorker()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id: string) => WORDS.exec(id)?.slice(1, 3).join('-words-') ?? null }],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
