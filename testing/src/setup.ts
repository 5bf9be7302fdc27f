import type { TestProject } from 'vitest/node';
import './context.ts';
import { startPostgres } from './postgres.ts';

/** Starts the PostgreSQL of a project's tests, and tells tests where it is. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { host, stop } = await startPostgres(project.name);
  project.provide('postgres', host);
  return stop;
}
