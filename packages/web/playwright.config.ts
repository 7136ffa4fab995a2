// Browser tests: the built client on the real server, at a desk and in a hand. Whole games that take long are played by
// `npm run whole`.

import { defineConfig } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const FIREFOX = 'firefox.spec.ts';
const WHOLE = /@whole/;
const CHROMIUM = { testIgnore: FIREFOX, grepInvert: WHOLE };
const DESK = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS },
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    // Two browsers on two cores: nothing is drawn that no test looks at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', ...CHROMIUM, use: DESK },
    { name: 'phone', ...CHROMIUM, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'firefox', testMatch: FIREFOX, grepInvert: WHOLE },
    { name: 'whole', grep: WHOLE, timeout: 1_200_000, use: DESK },
  ],
});
