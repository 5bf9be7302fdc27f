import type { Db } from '../db/index.ts';
import { rulesFilter } from './access.ts';
import { versionEntities } from './resolve.ts';

/** Whether a version of an app takes rows of some entity from people who are not signed in: a form that is open to everybody. */
export async function strangersMayAdd(db: Db, appId: string, versionId: string): Promise<boolean> {
  const entities = await versionEntities(db, appId, versionId);
  return Object.values(entities).some(
    ({ schema }) => rulesFilter(schema, 'create', null).kind !== 'never',
  );
}
