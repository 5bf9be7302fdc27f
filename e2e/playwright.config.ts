import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium as Debian has it, and its engine without the browser's own windows around the pages, which take a fifth of the time. */
const [DEBIAN, SHELL] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const chosen = process.env.CHROMIUM ?? DEBIAN;

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/postgres.ts',
  testMatch: '**/*.story.ts',
  // Where other machines share the cores everything takes two or three times as long: it is waited for, and not taken for a fault.
  timeout: process.env.CI ? 120_000 : 60_000,
  expect: { timeout: process.env.CI ? 40_000 : 15_000 },
  workers: 3,
  // A machine that runs other work beside may be late once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chosen === DEBIAN && existsSync(SHELL) ? SHELL : chosen,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
