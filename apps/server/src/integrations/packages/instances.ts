import {
  type InstalledIntegration,
  type InstallIntegration,
  IntegrationConfig,
  type IntegrationPackage,
} from '@trellis/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/index.ts';
import { newId } from '../../ids.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { shaped } from '../named.ts';
import type { IntegrationNeeds } from '../needs.ts';
import { customPackage } from './custom.ts';
import { httpPackage } from './http.ts';
import type { Instance, Package } from './package.ts';
import { slackPackage } from './slack.ts';

const PACKAGES: Record<IntegrationPackage, Package> = {
  HTTP: httpPackage,
  Slack: slackPackage,
  custom: customPackage,
};
const MOST_INSTANCES = 20;

type Row = Selectable<Tables['app_integrations']>;
type Kept = Pick<IntegrationNeeds, 'db' | 'box'>;
const noneSuch = () => notFound('There is no such integration');

const opened = ({ box }: Kept, row: Row): Instance => ({
  id: row.id,
  package: row.package as IntegrationPackage,
  slug: row.slug,
  config: row.config,
  secrets: JSON.parse(box.open(row.sealed)) as Record<string, string>,
});

/** An instance's endpoints with its settings. */
export const endpointsOf = (instance: Instance) => PACKAGES[instance.package].endpoints(instance);

/** The app's installed packages, the first one first. */
export async function instancesOf(services: Kept, appId: string): Promise<Instance[]> {
  const rows = await services.db
    .selectFrom('app_integrations')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('id')
    .execute();
  return rows.map((row) => opened(services, row));
}

/** As the app's builder sees them: everything but the secrets' values. */
export async function listInstalled(
  services: Kept,
  appId: string,
): Promise<InstalledIntegration[]> {
  const rows = await services.db
    .selectFrom('app_integrations')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('id')
    .execute();
  return rows.map((row) => present(services, row));
}

function present(services: Kept, row: Row): InstalledIntegration {
  const instance = opened(services, row);
  return {
    id: row.id,
    package: instance.package,
    slug: row.slug,
    config: row.config,
    secrets: Object.keys(instance.secrets).sort(),
    endpoints: describe(instance),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What its endpoints are called, do and take. */
export const describe = (instance: Instance) =>
  endpointsOf(instance).map(({ name, summary, input }) => ({
    name,
    description: summary,
    input_schema: z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as Record<
      string,
      unknown
    >,
  }));

/** Installs a package in an app. */
export async function install(
  services: Kept,
  appId: string,
  given: InstallIntegration,
): Promise<InstalledIntegration> {
  const secrets = keptSecrets({}, given.secrets);
  const config = PACKAGES[given.package].settle(given.config, secrets);
  const row = await services.db.transaction().execute(async (trx) => {
    // Two that come at once are counted one after the other.
    await trx.selectFrom('apps').select('app_id').where('app_id', '=', appId).forUpdate().execute();
    const all = await trx
      .selectFrom('app_integrations')
      .select('slug')
      .where('app_id', '=', appId)
      .execute();
    if (all.some(({ slug }) => slug === given.slug))
      throw new Refusal('conflict', `There is already an integration ${given.slug}`, {
        code: 'slug_taken',
        fields: { slug: 'is taken' },
      });
    if (all.length >= MOST_INSTANCES)
      throw new Refusal('conflict', `An app has ${MOST_INSTANCES} integrations at most`);
    return trx
      .insertInto('app_integrations')
      .values({
        app_id: appId,
        id: newId(),
        package: given.package,
        slug: given.slug,
        config: JSON.stringify(config),
        sealed: services.box.seal(JSON.stringify(secrets)),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return present(services, row);
}

/** Changes settings and secrets; what is not named stays. */
export async function configure(
  services: Kept,
  appId: string,
  id: string,
  change: { config?: Record<string, unknown>; secrets?: Record<string, string | null> },
): Promise<InstalledIntegration> {
  const row = await services.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('app_integrations')
      .selectAll()
      .where('app_id', '=', appId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw noneSuch();
    const before = opened(services, found);
    const secrets = keptSecrets(before.secrets, change.secrets ?? {});
    const config = PACKAGES[before.package].settle(changed(before, change.config ?? {}), secrets);
    return trx
      .updateTable('app_integrations')
      .set({
        config: JSON.stringify(config),
        sealed: services.box.seal(JSON.stringify(secrets)),
        updated_at: new Date(),
      })
      .where('app_id', '=', appId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return present(services, row);
}

/** Settings with a change, held to their shape again. */
function changed(before: Instance, change: Record<string, unknown>): Record<string, unknown> {
  if (before.package !== 'custom')
    return shaped(IntegrationConfig[before.package] as z.ZodType<Record<string, unknown>>, {
      ...before.config,
      ...change,
    });
  const known = shaped(IntegrationConfig.custom.partial(), change);
  const given = Object.fromEntries(
    Object.keys(change).map((name) => [name, known[name as 'document']]),
  );
  // Another document brings its own server along.
  const { callers } = before.config;
  return { ...('document' in given ? { callers } : before.config), ...given };
}

export async function uninstall({ db }: Kept, appId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('app_integrations')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noneSuch();
}

function keptSecrets(
  before: Record<string, string>,
  change: Record<string, string | null>,
): Record<string, string> {
  const all = new Map<string, string | null>(Object.entries({ ...before, ...change }));
  return Object.fromEntries(
    [...all].flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
