import {
  ActionIcon,
  Badge,
  Group,
  Menu,
  Paper,
  Skeleton,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ListedTool, may, toolCalls } from '@trellis/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { Confirming } from '../../ui/Confirming.tsx';
import { copyText } from '../../ui/copy.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import type { PanelProps } from '../types.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { toolAddress } from './address.ts';
import { NewTool } from './NewTool.tsx';

/** The app's AI tools: each with its state, the way into it, and what one does with it. */
export function ToolsPanel({ app, toolId, onSaved }: PanelProps) {
  const { appId } = app;
  const navigate = useNavigate();
  const { value, failure, reload } = useCall(toolCalls.list, { params: { appId } });
  const [activating, setActivating] = useState<string | null>(null);
  const [removing, setRemoving] = useState<ListedTool | null>(null);
  const canEdit = may(app.role, 'app.edit');
  // The panel that is open stays so.
  const goTo = (at: string) =>
    navigate({ pathname: `/build/app/${appId}/${at}`, hash: window.location.hash });
  const open = (id: string) => goTo(`tool/${id}`);
  const tools = value?.tools;
  const asked = tools?.find((one) => one.toolId === activating);
  return (
    <Stack gap="sm">
      <Text size="xs" c="dimmed">
        Forms that an AI model answers. Each has its own address.
      </Text>
      {value?.overPlan && <OverPlan {...value.overPlan} />}
      {failure && <LoadFailed reason={failure} onRetry={reload} />}
      {!tools && !failure && <Skeleton h={64} role="status" aria-label="Loading" />}
      {tools?.length === 0 && (
        <Text size="sm" ta="center" py="md">
          No tools yet
        </Text>
      )}
      {tools && tools.length > 0 && (
        <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {tools.map((tool) => (
            <li key={tool.toolId}>
              <Paper
                withBorder
                p="xs"
                bg={tool.toolId === toolId ? 'var(--trellis-surface)' : undefined}
              >
                <Group gap={4} wrap="nowrap">
                  <UnstyledButton flex={1} miw={0} onClick={() => open(tool.toolId)}>
                    <Text size="sm" fw={500} truncate>
                      {tool.title || 'Untitled tool'}
                    </Text>
                    <Text size="xs" c="dimmed" truncate>
                      /tool/{tool.path}
                    </Text>
                  </UnstyledButton>
                  <ToolStatus status={tool.status} />
                  <Menu position="bottom-end" shadow="md">
                    <Menu.Target>
                      <ActionIcon aria-label={`More for ${tool.title || 'Untitled tool'}`}>
                        <IconDots size={16} />
                      </ActionIcon>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item onClick={() => setActivating(tool.toolId)}>
                        {tool.status === 'active' ? 'Active…' : 'Activate…'}
                      </Menu.Item>
                      <Menu.Item onClick={() => void copyText(toolAddress(app.slug, tool.path))}>
                        Copy the link
                      </Menu.Item>
                      {canEdit && (
                        <Menu.Item color="red" onClick={() => setRemoving(tool)}>
                          Delete
                        </Menu.Item>
                      )}
                    </Menu.Dropdown>
                  </Menu>
                </Group>
              </Paper>
            </li>
          ))}
        </Stack>
      )}
      {canEdit && <NewTool appId={appId} onMade={open} />}
      {asked && (
        <ActivateDialog
          app={app}
          tool={asked}
          onChanged={() => {
            void reload();
            onSaved();
          }}
          onClose={() => setActivating(null)}
        />
      )}
      {removing && (
        <Confirming
          title={`Delete ${removing.title || 'this tool'}?`}
          button="Delete"
          work={async () => {
            const params = { appId, toolId: removing.toolId };
            await api(toolCalls.remove, { params });
            if (toolId === removing.toolId) goTo('tools');
            await reload();
          }}
          onClose={() => setRemoving(null)}
        >
          Its address stops working. Its runs are kept, and restoring an earlier version of the app
          brings it back.
        </Confirming>
      )}
    </Stack>
  );
}

/** Active is shown as healthy, a draft as what is to be done (spec 1, section 4). */
export const ToolStatus = ({ status }: Pick<ListedTool, 'status'>) => (
  <Badge size="sm" variant="dot" color={status === 'active' ? 'leaf' : 'yellow'} flex="none">
    {status === 'active' ? 'Active' : 'Draft'}
  </Badge>
);

/** After a change to a smaller plan: a week in which the person chooses what stays live (ruling 92). */
function OverPlan({ most, until }: { most: number; until: string }) {
  const day = new Date(until).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <UpgradePrompt
      message={`Your plan has room for ${most} live ${most === 1 ? 'tool' : 'tools'}. Deactivate the ones you can do without: on ${day} the newest become drafts. Nothing is deleted.`}
    />
  );
}
