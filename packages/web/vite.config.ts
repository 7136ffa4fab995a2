// How the browser's half is built: React, boards split per game, nothing inlined (the page's policy allows no data URIs).

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** What a table says is one file, such as `courier-words-en`: it is smaller than the sentences of the board beside the others. */
const WORDS = /\/games\/([^/]+)\/words\/([^/]+)\/(?!board\/(?:end|guide|companion|plots)\.ts|(?:analysis|record)\.ts)/;

/** What sets say by name belongs to it. */
const SET_WORDS = /\/games\/([^/]+)\/sets\/(?:names|told)-([^/]+)\.ts$/;
/** What rules, boards and words share of the tiles. */
const TILES = /\/games\/([^/]+)\/(?:tiles\/(?:known|schema)|sets\/loading|sets\/base\/tiles)\.ts$/;
/** What a set in play brings is one file too, such as `carcassonne-set-tower`: its tiles, what is drawn on them and what it says. */
const SET = /\/games\/([^/]+)\/sets\/(?!base\/)([^/]+)\/(?:art|tiles|en)\.ts$/;

const nameOf = (id: string): string | null =>
  (WORDS.exec(id) ?? SET_WORDS.exec(id))?.slice(1, 3).join('-words-') ??
  SET.exec(id)?.slice(1, 3).join('-set-') ??
  (TILES.test(id) ? 'tiles' : null);

/** Comes with the first page. */
const EVERYWHERE = /\/(?:rolldown-runtime|react|jsx-runtime|preload-helper|api|languages|spoken|stored)-[^/]*\.js$/;

/** What is loaded beside a file: not what is there already. All that a set needs comes with the table. */
const neededOf = (file: string, needed: string[]): string[] =>
  file.includes('-set-') ? [] : needed.filter((one) => !EVERYWHERE.test(one));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameIcons(), serviceWorker()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: neededOf },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameOf }],
        },
      },
    },
  },
  // Workers have the rules, and with them all sets at once.
  worker: { format: 'es', rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
