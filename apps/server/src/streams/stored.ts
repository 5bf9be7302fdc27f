import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/index.ts';
import type { StreamChunk, StreamKey } from './stream.ts';

/** How often the database is asked for more. */
const LOOK_MS = 100;

/** The chunks that are stored of a stream behind a number, with the last number. */
export async function storedChunks<C extends StreamChunk>(
  db: Db,
  { appId, id }: StreamKey,
  after = -1,
): Promise<{ chunks: C[]; last: number }> {
  const rows = await db
    .selectFrom('stream_chunks')
    .select(['seq', 'chunks'])
    .where('app_id', '=', appId)
    .where('stream_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  const chunks = rows.flatMap((row) => JSON.parse(row.chunks) as C[]);
  return { chunks, last: rows.at(-1)?.seq ?? after };
}

/** A stream that another server writes, from what that server stores. */
export async function* followStored<C extends StreamChunk>(
  db: Db,
  key: StreamKey,
  signal: AbortSignal,
): AsyncGenerator<C> {
  // Kept back until it is over: whoever reads it may begin the next.
  let finish: C | null = null;
  for (let after = -1; !signal.aborted; ) {
    const stream = await db
      .selectFrom('streams')
      .select('state')
      .where('app_id', '=', key.appId)
      .where('id', '=', key.id)
      .executeTakeFirst();
    const { chunks, last } = await storedChunks<C>(db, key, after);
    after = last;
    for (const chunk of chunks)
      if (chunk.type === 'finish') finish = chunk;
      else yield chunk;
    // The state was read before the chunks: when it had ended, these were the last.
    if (stream?.state !== 'active') {
      if (finish) yield finish;
      return;
    }
    await sleep(LOOK_MS);
  }
}
