import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/postgres.ts',
  testMatch: '**/*.story.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
