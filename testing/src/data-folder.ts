import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A data folder for an installation that lives as long as a test. */
export function makeDataFolder(label: string): string {
  return mkdtempSync(join(tmpdir(), `trellis-${label}-`));
}

/** Removes a data folder with its database, which stands elsewhere when it was made by root. */
export function removeDataFolder(path: string): void {
  const record = join(path, 'postgres.json');
  if (existsSync(record)) {
    const { cluster } = JSON.parse(readFileSync(record, 'utf8')) as { cluster: string };
    rmSync(cluster, { recursive: true, force: true });
    if (!cluster.startsWith(path)) rmSync(dirname(cluster), { recursive: true, force: true });
  }
  rmSync(path, { recursive: true, force: true });
}
