import { createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of a ZIP that the machine's own deflate compresses, off this thread. */
class Deflated extends ZipPassThrough {
  readonly #deflate: DeflateRaw;
  #end: (() => void) | null = null;
  constructor(name: string) {
    super(name);
    this.compression = 8;
    this.#deflate = createDeflateRaw({ level: 1 });
    this.#deflate.on('data', (piece: Buffer<ArrayBuffer>) => this.ondata(null, piece, false));
    this.#deflate.on('end', () => {
      this.ondata(null, new Uint8Array(0), true);
      this.#end?.();
    });
  }
  protected override process(piece: Uint8Array, isLast: boolean): void {
    this.#deflate.write(piece);
    if (isLast) this.#deflate.end();
  }
  /** Once what was given has been compressed, so that no more than a piece waits in memory. */
  settled(): Promise<void> {
    return this.#deflate.writableNeedDrain
      ? new Promise((resolve) => this.#deflate.once('drain', resolve))
      : Promise.resolve();
  }
  ended(): Promise<void> {
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }
  stop(): void {
    this.#deflate.destroy();
  }
}

/** A ZIP that is written as its files come; `take` gives what there is of it so far. */
export class ZipWriter {
  readonly #pieces: Uint8Array[] = [];
  readonly #zip: Zip;
  #open: Deflated | null = null;
  #failure: Error | null = null;

  constructor() {
    this.#zip = new Zip((error, piece) => {
      if (error) this.#failure = error;
      else if (piece.length > 0) this.#pieces.push(piece);
    });
  }

  begin(name: string): void {
    this.#open = new Deflated(name);
    this.#zip.add(this.#open);
  }

  async write(text: string): Promise<void> {
    this.#open?.push(Buffer.from(text));
    await this.#open?.settled();
  }

  async finish(text: string): Promise<void> {
    const ended = this.#open?.ended();
    this.#open?.push(Buffer.from(text), true);
    await ended;
    this.#open = null;
  }

  end(): void {
    this.#zip.end();
  }

  take(): Uint8Array[] {
    if (this.#failure) throw this.#failure;
    return this.#pieces.splice(0);
  }

  /** Lets go of what was begun; nothing more comes. */
  stop(): void {
    this.#open?.stop();
    this.#zip.terminate();
  }
}
