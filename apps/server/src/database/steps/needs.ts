import type pg from 'pg';
import type { Bus } from '../../bus/index.ts';
import type { Db } from '../../db/index.ts';
import type { EntityStore } from '../../entities/index.ts';
import type { Work } from '../../work/index.ts';

/** What steps over many rows need of the installation. */
export interface RowStepNeeds {
  db: Db;
  pool: pg.Pool;
  bus: Bus;
  entities: EntityStore;
  work: Pick<Work, 'send'>;
}
