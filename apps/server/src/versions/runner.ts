import { CompiledQuery, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../db/index.ts';

/** The transaction's connection, as the statements on rows take it: text with numbered parameters. */
export function runnerOf(trx: Transaction<Tables>): Pick<pg.Pool, 'query'> {
  const query = (text: string, values: unknown[]) =>
    trx.executeQuery(CompiledQuery.raw(text, values));
  return { query } as unknown as Pick<pg.Pool, 'query'>;
}
