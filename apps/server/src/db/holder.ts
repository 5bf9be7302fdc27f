import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A short name for a folder, the same for every way to write its path. */
export function folderHash(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
}

/**
 * Makes this process the one holder of a data folder, or throws an error that names the one there is.
 * The lock is a socket that the kernel closes with the process, so a killed holder leaves none behind.
 */
export async function holdFolder(folder: string): Promise<Server> {
  const name = `trellis-${folderHash(folder)}`;
  // An abstract socket on Linux; elsewhere a file that is taken over when nobody answers on it.
  const path = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  for (let attempt = 0; ; attempt++) {
    try {
      return await listen(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      const holder = await ask(path);
      if (holder !== null || attempt > 0)
        throw new Error(
          `The data folder ${folder} is in use by process ${holder ?? 'unknown'}. Stop it first, or set DATA_DIR.`,
        );
      if (process.platform !== 'linux') rmSync(path, { force: true });
    }
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) =>
      socket.on('error', () => socket.destroy()).end(String(process.pid)),
    );
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** The process id that the holder answers; null when nobody does within a second. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (data) => (answer += data));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(answer || null));
  });
}
