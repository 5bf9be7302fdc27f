import {
  type AccessFix,
  type AccessWarning,
  accessCalls,
  type EntitySchema,
} from '@trellis/contract';
import { appById, appUserOf } from '../../apps/index.ts';
import { lastMessages } from '../../chat/index.ts';
import { readsAll, versionEntities } from '../../entities/index.ts';
import { builderOf, type Route, route } from '../../http/index.ts';
import type { Builder } from '../../identity/index.ts';
import { Refusal } from '../../refusal.ts';
import { changeSchema, refuseWhileBusy, showVersion } from '../change-schema.ts';
import type { DatabaseNeeds } from '../needs.ts';
import { accessWarnings, adminWritten, closed, meantOpen } from './warnings.ts';

/** What is more open than most people mean, and the click that closes it. */
export function accessRoutes(services: DatabaseNeeds): Route[] {
  const found = async (appId: string) => {
    const { settings } = await appById(services.db, appId);
    return {
      warnings: await warningsOf(services, appId),
      isSignupEnabled: settings.isSignupEnabled === true,
    };
  };
  return [
    route(accessCalls.warnings, ({ params }) => found(params.appId)),
    route(accessCalls.fix, async (ask) => {
      const { appId } = ask.params;
      await fix(services, { appId, builder: builderOf(ask), ...ask.body });
      return found(appId);
    }),
  ];
}

/** The newest messages of a conversation in which words of privacy are looked for. */
const READ = 200;

async function warningsOf(services: DatabaseNeeds, appId: string): Promise<AccessWarning[]> {
  const schemas = await draftSchemas(services, appId);
  // Where nothing is open nothing that was said can be broken.
  const open = Object.entries(schemas).filter(([, schema]) => readsAll(schema) !== null);
  if (open.length === 0) return accessWarnings(schemas);
  const messages = await lastMessages(services.db, appId, READ);
  const texts = messages
    .filter(({ role }) => role === 'user')
    .map(({ parts }) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n'));
  const lists = Object.entries(schemas).map(([name, { title }]) => ({
    name,
    label: title ?? name,
    plural: title ?? name,
  }));
  const { privacyAsked } = await import('@trellis/blueprint');
  return accessWarnings(schemas, texts.length > 0 ? privacyAsked(texts, lists) : new Map());
}

async function draftSchemas(
  { db }: DatabaseNeeds,
  appId: string,
): Promise<Record<string, EntitySchema>> {
  const app = await db
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  const bound = app.draft_version_id ? await versionEntities(db, appId, app.draft_version_id) : {};
  return Object.fromEntries(Object.entries(bound).map(([name, { schema }]) => [name, schema]));
}

interface Fixing {
  appId: string;
  builder: Builder;
  entity: string;
  fix: AccessFix;
}

async function fix(services: DatabaseNeeds, { appId, builder, entity, fix: kind }: Fixing) {
  if (kind === 'admin_written') return closeFieldsOfUsers(services, { appId, builder, entity });
  const change = kind === 'close' ? closed : meantOpen;
  await changeSchema(services, { appId, entityName: entity, builder }, change);
}

/** The app's users are no entity that a table changes: their file is written here, or made. */
async function closeFieldsOfUsers(
  services: DatabaseNeeds,
  { appId, builder, entity }: Omit<Fixing, 'fix'>,
): Promise<void> {
  const { db, versions } = services;
  await refuseWhileBusy(services, appId);
  const creator = await appUserOf(db, appId, builder, 'editor');
  const { versionId } = await db.transaction().execute(async (trx) => {
    const draftId = await versions.closeDraft(trx, appId);
    const files = await versions.files(appId, draftId);
    const bound = draftId ? await versionEntities(trx, appId, draftId) : {};
    const schemas = Object.fromEntries(
      Object.entries(bound).map(([name, { schema }]) => [name, schema]),
    );
    const warning = accessWarnings(schemas).find(
      (one) => one.entity === entity && one.kind === 'self_given',
    );
    if (!warning)
      throw new Refusal('conflict', 'People can no longer give themselves this', {
        code: 'already_closed',
      });
    const path =
      Object.keys(files).find((one) => one.toLowerCase() === 'entities/user.json') ??
      'entities/User.json';
    const content = files[path];
    const users = adminWritten(
      content ? (JSON.parse(content) as EntitySchema) : undefined,
      warning.fields,
    );
    return versions.commit(trx, {
      appId,
      kind: 'manual',
      messageId: null,
      files: { ...files, [path]: `${JSON.stringify(users, null, 2)}\n` },
      creatorId: creator.id,
    });
  });
  await showVersion(services, appId, versionId);
}
