import { randomBytes } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { blobBytes } from './blob-bytes.ts';
import { folderOf, openDisk } from './disk.ts';

export { blobBytes };

/** Where uploaded files are kept; names are made here, never taken from a caller. */
export class FileStore {
  readonly #disk: Disk;
  readonly #folder: string | null;

  private constructor(disk: Disk, folder: string | null) {
    this.#disk = disk;
    this.#folder = folder;
  }

  static async open(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
    return new FileStore(await openDisk(config), folderOf(config));
  }

  static newName(extension: string): string {
    return `${randomBytes(16).toString('hex')}.${extension}`;
  }

  async put(appId: string, name: string, content: Uint8Array, type?: string): Promise<void> {
    try {
      await this.#disk.put(`${appId}/${name}`, content, type ? { contentType: type } : {});
    } catch (cause) {
      throw asRefusal(cause, 'The file could not be stored. Try again in a moment.');
    }
  }

  /** The file's bytes, or null when there is none. */
  async get(appId: string, name: string): Promise<Uint8Array | null> {
    const key = `${appId}/${name}`;
    try {
      return await this.#disk.getBytes(key);
    } catch (cause) {
      // One request for what is there; what is not costs a second one, which tells why.
      const isThere = await this.#disk.exists(key).catch(() => true);
      if (!isThere) return null;
      throw asRefusal(cause, 'The file could not be read. Try again in a moment.');
    }
  }

  /** The file, or null when there is none. On a disk of this machine it stays there until its bytes are asked for. */
  async blob(appId: string, name: string): Promise<Blob | null> {
    if (this.#folder === null) {
      const content = await this.get(appId, name);
      return content && new Blob([content as Uint8Array<ArrayBuffer>]);
    }
    const key = `${appId}/${name}`;
    try {
      return (await this.#disk.exists(key)) ? await openAsBlob(join(this.#folder, key)) : null;
    } catch (cause) {
      throw asRefusal(cause, 'The file could not be read. Try again in a moment.');
    }
  }

  /** Stores a file of this machine, however long it is. */
  async putFile(appId: string, name: string, path: string): Promise<void> {
    try {
      await this.#disk.putStream(`${appId}/${name}`, createReadStream(path));
    } catch (cause) {
      throw asRefusal(cause, 'The file could not be stored. Try again in a moment.');
    }
  }

  /** Stores a file that may be on disk, without having it in memory. */
  async putBlob(appId: string, name: string, file: Blob, type: string): Promise<void> {
    const bytes = Readable.from(blobBytes(file));
    try {
      const metadata = { contentType: type, contentLength: file.size };
      await this.#disk.putStream(`${appId}/${name}`, bytes, metadata);
    } catch (cause) {
      throw asRefusal(cause, 'The file could not be stored. Try again in a moment.');
    }
  }

  /** The file's bytes as they come, or null when there is none. */
  async stream(appId: string, name: string): Promise<Readable | null> {
    const key = `${appId}/${name}`;
    try {
      // A stream of a folder's file would tell only while it is read.
      return (await this.#disk.exists(key)) ? await this.#disk.getStream(key) : null;
    } catch (cause) {
      throw asRefusal(cause, 'The file could not be read. Try again in a moment.');
    }
  }

  async remove(appId: string, name: string): Promise<void> {
    await this.#disk.delete(`${appId}/${name}`);
  }
}

/** A full disk, or a storage service that is away: neither is the caller's fault, and both may pass. */
function asRefusal(cause: unknown, message: string): Refusal {
  const isFull = codes(cause).some((code) => code === 'ENOSPC' || code === 'EDQUOT');
  return isFull
    ? new Refusal('full', 'There is no room for files left', { cause })
    : new Refusal('unavailable', message, { cause, headers: { 'Retry-After': '5' } });
}

function codes(error: unknown): unknown[] {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return cause === undefined ? [code] : [code, ...codes(cause)];
}
