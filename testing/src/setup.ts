import type { TestProject } from 'vitest/node';
import './context.ts';
import { startPostgres } from './postgres.ts';

/** Starts the run's PostgreSQL, and tells tests where it is. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { host, stop } = await startPostgres();
  project.provide('postgres', host);
  return stop;
}
