import { Button, Group } from '@mantine/core';
import { type AppDetail, toolCalls } from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../session/query.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { ToolStatus } from './ToolsPanel.tsx';

/** Whether the tool is active, and the way to make it so. */
export function ToolActs({
  app,
  toolId,
  onChanged,
}: {
  app: AppDetail;
  toolId: string;
  onChanged(): void;
}) {
  const { value, reload } = useCall(toolCalls.list, { params: { appId: app.appId } });
  const [isOpen, setOpen] = useState(false);
  const tool = value?.tools.find((one) => one.toolId === toolId);
  if (!tool) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <ToolStatus status={tool.status} />
      <Button size="compact-xs" variant="default" onClick={() => setOpen(true)}>
        {tool.status === 'active' ? 'Link' : 'Activate'}
      </Button>
      {isOpen && (
        <ActivateDialog
          app={app}
          tool={tool}
          onChanged={() => {
            void reload();
            onChanged();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Group>
  );
}
