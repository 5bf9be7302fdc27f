import { Refusal } from '../refusal.ts';

/**
 * A body as it comes, for who may stop half-way: that does not cancel the request's own stream, since that closes the
 * connection and nobody would hear why (what is left is read to nowhere, unread-bodies.ts).
 */
export function readableBody(request: Request): ReadableStream<Uint8Array> | null {
  const reader = request.body?.getReader();
  if (!reader) return null;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/**
 * A whole body of at most so many bytes, refused with 413 as soon as it is known to be longer, by the length that it
 * tells or, where it tells none, by what has come of it.
 */
export async function wholeBody(
  request: Request,
  limit: number,
  said = `The body can be up to ${limit / 1_000_000} MB`,
): Promise<Buffer> {
  const tooLarge = () => new Refusal('too_large', said);
  const declared = request.headers.get('Content-Length');
  if (Number(declared ?? 0) > limit) throw tooLarge();
  // Where the length is given no more than that comes, and the whole is read at once, which is faster.
  if (declared !== null) return Buffer.from(await request.arrayBuffer());
  const all: Uint8Array[] = [];
  let size = 0;
  for await (const piece of readableBody(request) ?? []) {
    size += piece.byteLength;
    if (size > limit) throw tooLarge();
    all.push(piece);
  }
  return Buffer.concat(all);
}
