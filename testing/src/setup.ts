import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@trellis/server';
import type { TestProject } from 'vitest/node';
import './context.ts';
import { removeDataFolder } from './data-folder.ts';

/** One PostgreSQL for the whole run; each test file makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(tmpdir(), `trellis-test-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const embedded = await startEmbedded(folder);
  project.provide('postgres', embedded.connection.host);
  return async () => {
    await embedded.stop();
    removeDataFolder(folder);
  };
}
