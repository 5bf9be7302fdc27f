import type { Row } from '@trellis/contract';
import type { RowAsk } from '../entities/index.ts';
import { versionEntities } from '../entities/index.ts';
import type { CopyNeeds } from './needs.ts';
import { addressesOf } from './people.ts';

/** The entities of an app's draft but its users, who have passwords and sessions, and are nobody's rows. */
export async function entitiesOf({ db }: CopyNeeds, appId: string): Promise<string[]> {
  const app = await db
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  const bound = app.draft_version_id ? await versionEntities(db, appId, app.draft_version_id) : {};
  return Object.keys(bound).filter((name) => name.toLowerCase() !== 'user');
}

/** All rows of an app as a JSON list, a line each, as they are read; never in memory whole. */
export async function* copyOf(
  services: CopyNeeds,
  ask: Omit<RowAsk, 'entityName'>,
): AsyncGenerator<string> {
  let before = '[\n';
  for (const entityName of await entitiesOf(services, ask.appId)) {
    const whole = { ...ask, entityName };
    const { schema } = await services.entities.shape(whole);
    const fields = Object.keys(schema.properties);
    for await (const rows of services.entities.walk(whole, { sort: 'id' })) {
      const owners = await addressesOf(
        services.db,
        ask.appId,
        rows.flatMap(({ creatorId }) => creatorId ?? []),
      );
      const line = (row: Row) =>
        JSON.stringify({
          entity: entityName,
          id: row.id,
          createdAt: row.createdAt,
          updatedAt: row.updatedAt,
          ownerId: row.creatorId,
          owner: owners.get(row.creatorId ?? '') ?? null,
          data: Object.fromEntries(
            fields.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
          ),
        });
      yield before + rows.map(line).join(',\n');
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
