import { Readable } from 'node:stream';
import type { ExportFormat, Row } from '@trellis/contract';
import type { Context } from 'hono';
import { appRole, builderOfSession } from '../identity/index.ts';
import { logFault } from '../log.ts';
import { notFound } from '../refusal.ts';
import { columnsOf, type ExportColumn } from './columns.ts';
import { asCsv } from './csv.ts';
import { asJson } from './json.ts';
import type { ExportNeeds } from './needs.ts';
import { Slots } from './slots.ts';
import { openTicket } from './ticket.ts';
import { asXlsx } from './xlsx/index.ts';

type Writer = (
  pages: AsyncIterable<Row[]>,
  columns: readonly ExportColumn[],
) => AsyncGenerator<string | Uint8Array>;
const FORMATS: Record<ExportFormat, { type: string; write: Writer }> = {
  csv: { type: 'text/csv; charset=utf-8', write: asCsv },
  json: { type: 'application/json', write: asJson },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: asXlsx,
  },
};

/** Each holds a connection to the database for as long as somebody downloads. */
const slots = new Slots(3);

/**
 * The rows of an export's address, as they are at this moment, while they are read. Whoever asked for it
 * must still be signed in and have their role.
 */
export async function serveExport(services: ExportNeeds, c: Context): Promise<Response> {
  const gone = () => notFound('This download has expired. Export again.');
  const ticket = openTicket(services.box, c.req.param('ticket') ?? '', Date.now());
  if (!ticket) throw gone();
  const { appId, entityName, wanted } = ticket;
  const actor = await builderOfSession(services.sessions, ticket.userId, ticket.sessionId);
  const role = actor && (await appRole(services.db, appId, actor.userId));
  if (!actor?.isVerified || !role) throw gone();
  const ask = { appId, entityName, actor, role };
  const { schema } = await services.entities.shape(ask);
  const columns = columnsOf(schema, wanted.columns);
  const { type, write } = FORMATS[wanted.format];
  const release = await slots.take();
  const pages = services.entities.walk(ask, wanted);
  return c.body(
    Readable.toWeb(Readable.from(bytesOf(write(pages, columns), release))) as ReadableStream,
    200,
    {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${(c.req.param('name') ?? '').replace(/[^\w.-]/g, '_')}"`,
      // What is compressed on its way is slower than what is not, and the workbook is already.
      'Cache-Control': 'no-store, no-transform',
    },
  );
}

async function* bytesOf(
  pieces: AsyncGenerator<string | Uint8Array>,
  release: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
  } catch (error) {
    // Whoever breaks off a download is no fault of ours.
    if ((error as Error).name !== 'AbortError') logFault('export', error);
    throw error;
  } finally {
    release();
  }
}
