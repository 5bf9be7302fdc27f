import type { EntitySchema, Permissions } from '@trellis/contract';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** An app that has no files yet, as whoever begins with a chat has it. */
export async function emptyApp(owner: Person, name = 'Test app'): Promise<string> {
  return (await newApp(owner, name)).appId;
}

async function newApp(owner: Person, name: string): Promise<{ appId: string; slug: string }> {
  const { body } = await owner.post<{ appId: string; slug: string }>('/api/apps', {
    appType: 'GEN_APP',
    genApp: { fields: { header: name }, appBuilderVersion: 4 },
  });
  return body;
}

/** An app with files, committed as a version and published when asked, without any assistant. */
export async function makeApp(
  world: World,
  owner: Person,
  input: {
    name?: string;
    files?: Record<string, string>;
    entities?: Record<string, Partial<EntitySchema> & { permissions?: Permissions }>;
    live?: boolean;
  },
): Promise<{ appId: string; slug: string; versionId: string }> {
  const made = await newApp(owner, input.name ?? 'Test app');
  const versionId = await commitFiles(world, made.appId, {
    ...input.files,
    ...entityFiles(input.entities ?? {}),
  });
  if (input.live)
    await world.services.db
      .updateTable('apps')
      .set({ published_version_id: versionId, published_at: new Date() })
      .where('app_id', '=', made.appId)
      .execute();
  return { ...made, versionId };
}

/** The files of entities, from their schemas and permissions. */
export function entityFiles(
  entities: Record<string, Partial<EntitySchema> & { permissions?: Permissions }>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entities).map(([name, { permissions, ...schema }]) => [
      `entities/${name}.json`,
      JSON.stringify({
        name,
        type: 'object',
        properties: {},
        ...(permissions && { 'x-accessControl': { permissions } }),
        ...schema,
      }),
    ]),
  );
}

/** Commits files as a new version of the app, on top of nothing else. */
export async function commitFiles(
  world: World,
  appId: string,
  files: Record<string, string>,
): Promise<string> {
  const { db, versions } = world.services;
  const creator = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', appId)
    .executeTakeFirstOrThrow();
  const { versionId } = await db.transaction().execute((trx) =>
    versions.commit(trx, {
      appId,
      kind: 'manual',
      messageId: null,
      files,
      creatorId: creator.id,
    }),
  );
  return versionId;
}

/** A token of the app for one of its end users, who is made with that role. */
export async function endUser(
  world: World,
  appId: string,
  name: string,
  role = 'user',
): Promise<Person> {
  const person = world.stranger();
  const { db, sessions, tokens } = world.services;
  const id = `${appId.slice(0, 12)}${Buffer.from(name.padEnd(6, '_')).toString('hex').slice(0, 12)}`;
  await db
    .insertInto('users')
    .values({
      tenant_id: appId,
      id,
      email: `${name}@users.example`,
      name,
      role,
      password_hash: null,
      profile: '{}',
      builder_user_id: null,
    })
    .execute();
  const { sessionId } = await sessions.start(appId, id, 'test');
  person.token = (
    await tokens.sign({ userId: id, tenantId: appId, sessionId, environment: 'published' })
  ).token;
  person.uid = id;
  person.email = `${name}@users.example`;
  return person;
}
