import { defineConfig } from 'vitest/config';

/** Rooms whose tests touch nothing outside themselves. */
const PURE =
  'packages/{assistant,blueprint,compiler,contract,fields,filter,llm,looks,retrieval,templates,tool-ui,tools}/**/*.test.ts';
const BUILDER = 'apps/builder/**/*.test.ts';
/** Rooms whose processes end at a limit of time and stand behind everything else in the machine's queue. */
const TIMED = [
  'apps/server/src/{functions,parsing,sdk,types}/**/*.test.ts',
  'apps/server/src/knowledge/sync/**/*.test.ts',
];
/** As the stories: browsers and databases on a shared machine. What passed only at the second try is named. */
const RETRY = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    // What a test may take when the machine does much else; what must be quick is measured by its test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: a busy machine is no fault. Files are read by processes that stand behind
    // all others.
    expect: { poll: { timeout: 60_000 } },
    // On two cores: while one waits for PostgreSQL or a browser, the others work.
    maxWorkers: 4,
    // A worker goes on from file to file: read anew for each, the server's modules were a third of the whole run.
    isolate: false,
    setupFiles: ['testing/src/restore.ts'],
    reporters: ['default', './testing/src/second-try.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE, BUILDER] } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['{packages,apps,testing,evals,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', PURE, BUILDER, ...TIMED],
          globalSetup: ['testing/src/setup.ts'],
          retry: RETRY,
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: TIMED,
          globalSetup: ['testing/src/setup.ts'],
          // After all others: what starves beside them is not slow.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          retry: RETRY,
        },
      },
    ],
  },
});
