import { z } from 'zod';
import type { EndpointAsk } from '../endpoint.ts';

/** What an agent may do with rows, in the words of the files that describe agents. */
const OPERATIONS = ['read', 'create', 'update', 'delete'] as const;
export type AgentOperation = (typeof OPERATIONS)[number];

const Operation = z.string().transform((name) => OPERATIONS.find((known) => known === name));
const ToolConfig = z.object({
  entity_name: z.string().max(100).optional().catch(undefined),
  allowed_operations: z.array(Operation).catch([]).default([]),
});
const AgentFile = z.object({
  name: z.string().optional().catch(undefined),
  description: z.string().catch('').default(''),
  instructions: z.string().catch('').default(''),
  tool_configs: z.array(ToolConfig).max(50).catch([]).default([]),
});

export interface AgentConfig {
  instructions: string;
  entities: { name: string; operations: AgentOperation[] }[];
}

const NOTHING: AgentConfig = { instructions: '', entities: [] };

/** What the app's own file says of an agent: `agents/{name}.json`, or one of the folder that names it so. */
export async function agentConfig(
  name: string,
  { services, app, caller }: EndpointAsk,
): Promise<AgentConfig> {
  const versionId = caller.rank === 'builder' ? app.draft_version_id : app.published_version_id;
  const files = versionId ? await services.versions.files(app.app_id, versionId) : {};
  const wanted = name.toLowerCase();
  for (const [path, text] of Object.entries(files)) {
    const [, stem] = /^agents\/([\w/-]+)\.jsonc?$/.exec(path) ?? [];
    if (stem === undefined) continue;
    const file = parsed(text);
    const isMeant = stem.toLowerCase() === wanted || file?.name?.toLowerCase() === wanted;
    if (!isMeant) continue;
    // A file that cannot be read instructs nobody.
    if (!file) return NOTHING;
    return {
      instructions: [file.description, file.instructions].filter(Boolean).join('\n'),
      entities: file.tool_configs.flatMap(({ entity_name, allowed_operations }) => {
        const operations = allowed_operations.filter((one) => one !== undefined);
        return entity_name && operations.length > 0 ? [{ name: entity_name, operations }] : [];
      }),
    };
  }
  return NOTHING;
}

function parsed(text: string): z.output<typeof AgentFile> | null {
  try {
    return AgentFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
