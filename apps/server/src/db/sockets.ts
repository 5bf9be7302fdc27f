import { readdirSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What PostgreSQL puts into the folder of its socket. */
const SOCKET = '.s.PGSQL.5432';
const OWN = new Set([SOCKET, `${SOCKET}.lock`]);
/** Younger ones may be of a start that is under way. */
const STALE_MS = 60 * 60 * 1_000;

/** The short folder of a cluster's socket: its path may have 107 bytes, so it does not stand below the data. */
export const socketFolder = (hash: string): string => join(tmpdir(), `trellis-${hash}`);

/** Takes the folder of a server that has ended away. */
export function removeSockets(folder: string): void {
  try {
    for (const name of readdirSync(folder)) if (OWN.has(name)) unlinkSync(join(folder, name));
    // Whatever else stands there is nobody's to delete: then the folder stays.
    rmdirSync(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

/** Takes the folders away that killed servers of this user have left behind. */
export async function sweepSockets(uid: number, now = Date.now()): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!/^trellis-[0-9a-f]{16}$/.test(name)) continue;
    const folder = join(tmpdir(), name);
    // Each start sets its folder's mode, so that its change tells of the last one.
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat?.isDirectory() || stat.uid !== uid || now - stat.ctimeMs < STALE_MS) continue;
    if (!(await isHeard(join(folder, SOCKET)))) removeSockets(folder);
  }
}

/** Whether anybody listens at a socket; in doubt somebody does. */
function isHeard(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', (error) => resolve(!['ENOENT', 'ECONNREFUSED'].includes(codeOf(error))));
  });
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
