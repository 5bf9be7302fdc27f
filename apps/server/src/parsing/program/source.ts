import type { FromProcess } from '../protocol.ts';
import { within } from './fault.ts';

/** Pieces that are asked for before they are needed. */
const AHEAD = 4;

/** The bytes of a file, as the server hands them over piece by piece. */
export class Source implements AsyncIterable<Uint8Array> {
  readonly #id: number;
  readonly #send: (message: FromProcess) => void;
  readonly #pieces: Uint8Array[] = [];
  #isAtEnd = false;
  #wake: (() => void) | null = null;

  constructor(id: number, send: (message: FromProcess) => void) {
    this.#id = id;
    this.#send = send;
    for (let n = 0; n < AHEAD; n++) this.#want();
  }

  #want(): void {
    this.#send({ type: 'want', id: this.#id });
  }

  take(bytes: Uint8Array | null): void {
    if (bytes === null) this.#isAtEnd = true;
    else this.#pieces.push(bytes);
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      const piece = this.#pieces.shift();
      if (piece) {
        if (!this.#isAtEnd) this.#want();
        yield piece;
      } else if (this.#isAtEnd) return;
      else
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
    }
  }

  /** All of it; refused above `most` bytes. */
  async whole(most: number, words: string): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of this) {
      size += piece.length;
      within(size, most, words);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }
}
