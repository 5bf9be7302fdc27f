import type { IntegrationNeeds } from '../needs.ts';
import { describe, instancesOf } from './instances.ts';

const MOST_ENDPOINTS = 20;

/** The app's connected services as they are described to a model: how code calls each, and what it answers. */
export async function installedIn(
  services: Pick<IntegrationNeeds, 'db' | 'box'>,
  appId: string,
): Promise<string[]> {
  const all = await instancesOf(services, appId);
  return all.map((instance) => {
    const { package: kind, slug } = instance;
    const endpoints = describe(instance).slice(0, MOST_ENDPOINTS);
    const how = (name: string) =>
      kind === 'custom'
        ? `integrations.custom.call('${slug}', '${name}', input)`
        : `integrations['${slug}'].${name}(input)`;
    const calls = endpoints.map(
      ({ name, description, input_schema: schema }) =>
        `${how(name)}: ${description}; input ${Object.keys(schema.properties ?? {}).join(', ') || 'as it documents'}`,
    );
    return `${slug} (import { integrations } from '@/api/integrations'): ${calls.join('. ')}`;
  });
}
