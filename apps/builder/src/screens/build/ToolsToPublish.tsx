import { Alert, Text } from '@mantine/core';
import { type AppKind, isOfTools, type ListedTool, toolCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { phrase } from '../../ui/phrase.ts';

/** Says which tools visitors will find, before an app of tools goes live, or one whose pages run some. */
export function ToolsToPublish({ appId, kind }: { appId: string; kind: AppKind }) {
  const { value } = useCall(toolCalls.list, { params: { appId } });
  if (!value) return null;
  if (!isOfTools(kind)) return <DraftsInPages tools={value.tools} />;
  const active = value.tools.filter(({ status }) => status === 'active').length;
  const words =
    kind === 'AI_TOOL'
      ? active > 0
        ? 'Your tool is live at this address.'
        : 'Publishing activates your tool: people can run it at this address.'
      : active > 0
        ? phrase(
            '{n, plural, one {One active tool is} other {{n} active tools are}} live. Drafts are visible to collaborators only.',
            { n: active },
          )
        : 'No tools are active yet, so visitors see none. Activate them in App tools.';
  return <Text size="sm">{words}</Text>;
}

/** Pages that run a draft say to visitors that there is no such tool: whoever publishes them knows it before. */
function DraftsInPages({ tools }: { tools: readonly ListedTool[] }) {
  const drafts = tools.filter(({ status, isUsed }) => isUsed && status === 'draft');
  if (drafts.length === 0) return null;
  const names = drafts.map(({ title }) => `“${title}”`).join(', ');
  return (
    <Alert color="yellow" variant="light">
      {phrase(
        'Your pages use the AI {n, plural, one {tool {names}, which is a draft and does} other {tools {names}, which are drafts and do}} not run for visitors. Activate {n, plural, one {it} other {them}} in App tools once the app is published.',
        { n: drafts.length, names },
      )}
    </Alert>
  );
}

/** The tool of an app that is one tool goes live with it. */
export async function activateOnly(appId: string, kind: AppKind): Promise<void> {
  if (kind !== 'AI_TOOL') return;
  const { tools } = await api(toolCalls.list, { params: { appId } });
  for (const { toolId, status } of tools)
    if (status === 'draft')
      await api(toolCalls.activate, { params: { appId, toolId }, body: { isActive: true } });
}
