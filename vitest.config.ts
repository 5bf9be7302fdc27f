import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['testing/src/setup.ts'],
    include: ['{packages,apps,testing,evals,bench}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
