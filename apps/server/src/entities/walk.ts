import type { ListQuery, Row } from '@trellis/contract';
import { and } from '@trellis/filter';
import { type RowContext, readable } from './context.ts';
import { presentRow } from './present.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';

/** Rows that are in memory at once. */
const AT_ONCE = 500;

/**
 * All rows of a filter that the caller may read, in pieces, as they were when it began, however long it
 * takes to take them: they are read from one snapshot, by a connection of its own.
 */
export async function* walk(
  context: RowContext,
  ask: RowAsk,
  query: Pick<ListQuery, 'q' | 'sort'>,
): AsyncGenerator<Row[]> {
  const client = await context.database.pool.connect();
  let broken: Error | undefined;
  let isHeld = true;
  const release = (error?: Error) => {
    if (isHeld) client.release(error);
    isHeld = false;
  };
  // Whoever takes nothing for too long is cut by the database, while nobody waits for an answer of it.
  const onCut = (error: Error) => {
    broken = error;
    release(error);
  };
  client.on('error', onCut);
  try {
    const { schema } = await context.on(ask, async (target) => {
      const filter = and(
        context.access(ask, target, 'read'),
        await context.filter(ask, target, query.q ? JSON.parse(query.q) : undefined),
      );
      await client.query('ROLLBACK');
      await sql.openCursor(client, target.place, filter, target.entity.schema.properties, {
        sort: query.sort,
      });
      return target.entity;
    });
    for (;;) {
      if (broken) throw broken;
      const rows = await readable(() => sql.fetchCursor(client, AT_ONCE));
      if (rows.length > 0) yield rows.map((row) => presentRow(row, schema));
      if (rows.length < AT_ONCE) return;
    }
  } finally {
    if (isHeld)
      await client.query('ROLLBACK').catch((error: Error) => {
        broken = error;
      });
    release(broken);
    // One more word of a connection that was cut may come behind this.
    if (!broken) client.off('error', onCut);
  }
}
