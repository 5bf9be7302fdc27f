import { Text } from '@mantine/core';
import { type AppKind, isOfTools, toolCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';

/** Says which tools visitors will find, before an app of tools goes live. */
export function ToolsToPublish({ appId, kind }: { appId: string; kind: AppKind }) {
  const { value } = useCall(toolCalls.list, { params: { appId } }, { when: isOfTools(kind) });
  if (!value || !isOfTools(kind)) return null;
  const active = value.tools.filter(({ status }) => status === 'active').length;
  const words =
    kind === 'AI_TOOL'
      ? active > 0
        ? 'People find your tool at the address.'
        : 'Publishing makes your tool active: people can run it at the address.'
      : active > 0
        ? `People find ${active === 1 ? 'the one active tool' : `the ${active} active tools`}; drafts are for people who build this app.`
        : 'None of its tools is active yet, so people find nothing. Activate them in App tools.';
  return <Text size="sm">{words}</Text>;
}

/** The tool of an app that is one tool goes live with it. */
export async function activateOnly(appId: string, kind: AppKind): Promise<void> {
  if (kind !== 'AI_TOOL') return;
  const { tools } = await api(toolCalls.list, { params: { appId } });
  for (const { toolId, status } of tools)
    if (status === 'draft')
      await api(toolCalls.activate, { params: { appId, toolId }, body: { isActive: true } });
}
