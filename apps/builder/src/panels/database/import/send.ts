import { IMPORT, type ReadyRow, rowCalls } from '@trellis/contract';
import { ApiError, api, messageOf } from '../../../session/api.ts';

const TRIES = 4;
const WAIT_MS = 400;

export interface Sent {
  created: number;
  skipped: number;
  failed: { at: number; reason: string }[];
}

/**
 * Sends a file's rows to the entity: batches of ten, three at a time (spec 2, section 9). A row's id is made
 * of its place in the file, so that a batch whose answer got lost is sent again and makes no twins.
 */
export async function sendRows(
  place: { appId: string; entityName: string; importId: string },
  rows: readonly ReadyRow[],
  onSent: (rows: number) => void,
): Promise<Sent> {
  const sent: Sent = { created: 0, skipped: 0, failed: [] };
  const ready: ReadyRow[] = [];
  for (const row of rows)
    if (row.data) ready.push(row);
    else if (row.reason === null) sent.skipped++;
    else sent.failed.push({ at: row.at, reason: row.reason });
  const left = rows.length - ready.length;
  let done = left;
  onSent(done);
  const batches: ReadyRow[][] = [];
  for (let at = 0; at < ready.length; at += IMPORT.batch)
    batches.push(ready.slice(at, at + IMPORT.batch));
  const next = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      await store(place, batch, sent);
      done += batch.length;
      onSent(done);
    }
  };
  await Promise.all(Array.from({ length: IMPORT.parallel }, next));
  return sent;
}

/** A batch that is refused is sent row by row, so that only its bad rows stay out. */
async function store(
  place: { appId: string; entityName: string; importId: string },
  batch: readonly ReadyRow[],
  sent: Sent,
): Promise<void> {
  try {
    await again(() => send(place, batch));
    sent.created += batch.length;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [only, ...others] = batch;
    if (only && others.length === 0) sent.failed.push({ at: only.at, reason: messageOf(error) });
    else for (const row of batch) await store(place, [row], sent);
  }
}

const send = (
  { appId, entityName, importId }: { appId: string; entityName: string; importId: string },
  batch: readonly ReadyRow[],
) =>
  api(rowCalls.bulk, {
    params: { appId, entityName },
    query: { importId, at: batch.map(({ at }) => at).join(',') },
    body: batch.map(({ data }) => data ?? {}),
  });

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 400 || error.status === 413 || error.status === 422);

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 429);
      if (!mayPass || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tries));
    }
  }
}
