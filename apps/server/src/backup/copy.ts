import { constants } from 'node:fs';
import { chmod, chown, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What was copied. */
export interface Copied {
  files: number;
  bytes: number;
}

export interface CopyOptions {
  /** Whether something is taken, by its path from the top. Folders that are not are left out with all in them. */
  takes?: (path: string) => boolean;
  /** Whose the copies are; the caller's own without one. */
  owner?: { uid: number; gid: number } | null;
}

/**
 * Copies a folder with all in it, readable by its owner alone, onto the disk (not only into its cache). What goes away
 * meanwhile was about to: it is left out.
 */
export async function copyFolder(
  from: string,
  to: string,
  options: CopyOptions = {},
  path = '',
): Promise<Copied> {
  const done: Copied = { files: 0, bytes: 0 };
  await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  if (options.owner) await chown(join(to, path), options.owner.uid, options.owner.gid);
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (options.takes && !options.takes(inner)) continue;
    if (entry.isDirectory()) {
      const { files, bytes } = await copyFolder(from, to, options, inner).catch(ifGone);
      done.files += files;
      done.bytes += bytes;
    } else if (entry.isFile()) {
      const bytes = await copyOne(join(from, inner), join(to, inner), options.owner).catch(ifGone);
      if (typeof bytes !== 'number') continue;
      done.files++;
      done.bytes += bytes;
    }
  }
  return done;
}

const ifGone = (error: NodeJS.ErrnoException): Copied => {
  if (error.code !== 'ENOENT') throw error;
  return { files: 0, bytes: 0 };
};

/** Copies one file onto the disk; answers its size in bytes. */
export async function copyOne(
  from: string,
  to: string,
  owner: CopyOptions['owner'] = null,
): Promise<number> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await chmod(to, 0o600);
  if (owner) await chown(to, owner.uid, owner.gid);
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  return (await stat(to)).size;
}
