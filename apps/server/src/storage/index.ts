import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where uploaded files are kept; names are made here, never taken from a caller. */
export class FileStore {
  readonly #disk: Disk;

  constructor(dataDir: string) {
    this.#disk = new Disk(
      new FSDriver({ location: join(dataDir, 'uploads'), visibility: 'private' }),
    );
  }

  static newName(extension: string): string {
    return `${randomBytes(16).toString('hex')}.${extension}`;
  }

  async put(appId: string, name: string, content: Uint8Array, type?: string): Promise<void> {
    await this.#disk.put(`${appId}/${name}`, content, type ? { contentType: type } : {});
  }

  /** The file's bytes, or null when there is none. */
  async get(appId: string, name: string): Promise<Uint8Array | null> {
    const key = `${appId}/${name}`;
    return (await this.#disk.exists(key)) ? this.#disk.getBytes(key) : null;
  }

  async remove(appId: string, name: string): Promise<void> {
    await this.#disk.delete(`${appId}/${name}`);
  }
}
