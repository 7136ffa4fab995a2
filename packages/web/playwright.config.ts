// Browser tests: the built client on the real server, at a desk and in a hand. What takes long is done by
// `npm run whole`.

import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Without its windows and menus it takes a third less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHOLE = /@whole/;
const FIREFOX = 'firefox.spec.ts';
/**
 * What is the same at any size: the server's part, what is kept or lost on the way, and what is pressed on a keyboard. Single
 * tests of other files are tagged.
 */
const AT_DESK = /(keyboard|keys|kill|outage|deal|sets|lines|offline|unloaded|preview|replay-boards|verify)\.spec/;
/** In a hand it takes as long again. */
const AXE = 'axe.spec.ts';
const NOT_IN_HAND = /@whole|@desk/;
const DESK = { viewport: { width: 1440, height: 900 } };
const HAND = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: CHROMIUM, args: ARGS },
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    // Two browsers on two cores: nothing is drawn that no test looks at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: FIREFOX, grepInvert: WHOLE, use: DESK },
    { name: 'phone', testIgnore: [FIREFOX, AXE, AT_DESK], grepInvert: NOT_IN_HAND, use: HAND },
    { name: 'firefox', testMatch: FIREFOX, grepInvert: WHOLE },
    { name: 'whole', grep: WHOLE, timeout: 1_200_000, use: DESK },
    { name: 'whole-phone', testMatch: AXE, use: HAND },
  ],
});
