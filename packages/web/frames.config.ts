// How smoothly a board moves: measured in the browser on the real server, one browser at a time.

import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

export default defineConfig({
  ...config,
  testDir: 'frames',
  workers: 1,
  use: { ...config.use, contextOptions: { reducedMotion: 'no-preference' } },
});
