// Pictures of every main state of the screen, at a desk and in a hand: `npm run pictures` puts them into docs/pictures.

import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

export default defineConfig({
  ...config,
  testDir: 'pictures',
  timeout: 480_000,
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: '390',
      // They are the same.
      testIgnore: 'tiles.spec.ts',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
