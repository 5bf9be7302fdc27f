import type { ImportLayout } from '@trellis/contract';

/** How texts in files are written. */
export type Encoding = ImportLayout['encoding'];

/** The text of bytes, as they come. */
export async function* decoded(
  pieces: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
