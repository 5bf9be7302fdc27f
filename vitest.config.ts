import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['testing/src/setup.ts'],
    include: ['{packages,apps,testing,evals,bench}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: a busy machine is no fault.
    expect: { poll: { timeout: 10_000 } },
    // On two cores: while one waits for PostgreSQL or a browser, the others work.
    maxWorkers: 4,
  },
});
