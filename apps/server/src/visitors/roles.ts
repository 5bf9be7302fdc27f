import { rolesInRules, USER_ROLES } from '@trellis/contract';
import type { Db } from '../db/index.ts';

/** Roles that an app's people have, those that its rules name, and the two that every app has. */
export async function knownRoles(db: Db, appId: string): Promise<string[]> {
  const [given, draft] = await Promise.all([
    db
      .selectFrom('users')
      .select('role')
      .distinct()
      .where('tenant_id', '=', appId)
      .limit(100)
      .execute(),
    db
      .selectFrom('apps')
      .innerJoin('versions', (on) =>
        on
          .onRef('versions.app_id', '=', 'apps.app_id')
          .onRef('versions.id', '=', 'apps.draft_version_id'),
      )
      .select('versions.entities')
      .where('apps.app_id', '=', appId)
      .executeTakeFirst(),
  ]);
  const named = Object.values(draft?.entities ?? {}).flatMap(({ schema }) => rolesInRules(schema));
  const own = new Set([...named, ...given.map(({ role }) => role)]);
  for (const role of USER_ROLES) own.delete(role);
  return [...USER_ROLES, ...[...own].sort()];
}
