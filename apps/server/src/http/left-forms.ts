import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders in which files of multipart bodies wait name the server that they wait for. */
const LEFT = /^trellis-form-(\d+)-/;
export const formFolder = (): string => join(tmpdir(), `trellis-form-${process.pid}-`);

/** Removes what servers left behind that were killed while files came in. */
export async function removeLeftForms(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(LEFT.exec(name)?.[1]);
    if (!pid) continue;
    const path = join(tmpdir(), name);
    try {
      if (!(await isInUse(pid, path))) await rm(path, { recursive: true, force: true });
    } catch (error) {
      // Another one removed it meanwhile, or it belongs to another user of this machine.
      if (!['ENOENT', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    }
  }
}

async function isInUse(pid: number, path: string): Promise<boolean> {
  // In a container each server has the same id: what is older than this one is its predecessor's.
  if (pid === process.pid)
    return (await stat(path)).mtimeMs >= Date.now() - process.uptime() * 1_000;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
