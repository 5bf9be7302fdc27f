import { z } from 'zod';
import type { AppRow } from '../../apps/index.ts';
import { type Caller, isManager } from '../caller.ts';
import { CORE } from '../core/index.ts';
import type { IntegrationNeeds } from '../needs.ts';
import { describe, instancesOf } from './instances.ts';
import type { Instance } from './package.ts';

/** What an app can call, and what its code names and lacks (spec 2, section 7). */
export async function integrationsSchema(services: IntegrationNeeds, app: AppRow, caller: Caller) {
  const instances = await instancesOf(services, app.app_id);
  const core = CORE.map(({ name, summary, input }) => ({
    name,
    description: summary,
    input_schema: z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as Record<
      string,
      unknown
    >,
  }));
  const versionId = caller.rank === 'builder' ? app.draft_version_id : app.published_version_id;
  const has = new Set(
    ['core', 'custom', ...instances.flatMap(({ package: kind, slug }) => [kind, slug])].map(
      (name) => name.toLowerCase(),
    ),
  );
  const named = versionId ? await namedPackages(services, app.app_id, versionId) : [];
  return {
    installed_packages: [
      { package_name: 'Core', instance_id: 'core', slug: null, endpoints: core },
      ...instances.filter(mayCall(caller)).map((instance) => ({
        package_name: instance.package,
        instance_id: instance.id,
        slug: instance.slug,
        endpoints: describe(instance),
      })),
    ],
    missing_packages: named.filter((name) => !has.has(name.toLowerCase())),
  };
}

/** What somebody may not call is no matter of theirs, nor where it leads. */
const mayCall = (caller: Caller) => (instance: Instance) => {
  const { callers } = instance.config;
  if (callers === 'admins') return isManager(caller);
  return callers === 'anyone' || caller.userId !== null || caller.rank === 'builder';
};

const NAMES = [
  /\bintegrations\.([A-Za-z]\w{0,60})\.\w/g,
  /from\s+['"]@\/integrations\/([A-Za-z]\w{0,60})['"]/g,
  /integrations\.custom\.call\(\s*['"]([\w-]{1,60})['"]/g,
];

/** The packages that a version's code names. */
async function namedPackages(
  { versions }: IntegrationNeeds,
  appId: string,
  versionId: string,
): Promise<string[]> {
  const files = await versions.files(appId, versionId);
  const found = new Set<string>();
  for (const [path, text] of Object.entries(files))
    if (/\.[jt]sx?$/.test(path))
      for (const pattern of NAMES) for (const [, name] of text.matchAll(pattern)) found.add(name!);
  return [...found].sort();
}
