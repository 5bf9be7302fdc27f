const PIECE = 256_000;

/**
 * A file's bytes piece by piece. Not by its own stream: where that is left in its midst while it reads, an assertion of
 * Node's fails outside of any call, and the server ends (Node 24, `readableStreamReaderGenericRelease`).
 */
export async function* blobBytes(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += PIECE)
    yield new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer());
}
