import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { CONTEXT_TEXTS, may } from '@trellis/contract';
import { useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { useField } from '../../saving/context.ts';
import { useAccount } from '../../ui/useAccount.ts';
import type { PanelProps } from '../types.ts';
import { AddData } from './AddData.tsx';
import { AskData } from './AskData.tsx';
import { CustomData } from './CustomData.tsx';
import { DataItem } from './DataItem.tsx';
import { ExampleData } from './ExampleData.tsx';
import { sizeText } from './sizeText.ts';
import { ToolData } from './ToolData.tsx';
import { type DataListed, fullness, useData } from './useData.ts';

/** What the app's tools and its assistant know: its data items, live, and a way to try them. */
export function DataPanel({ app, toolId }: PanelProps) {
  const { value, failure, reload } = useData(app.appId);
  const account = useAccount();
  const isAppTemplate = useField('settings', 'isAppTemplate').value === true;
  const isToolTemplate = useField('settings', 'isToolTemplate').value === true;
  const isTemplate = isAppTemplate || isToolTemplate;
  const [isAdding, setAdding] = useState(false);
  if (failure && !value)
    return (
      <Alert color="red" title={CONTEXT_TEXTS.listFailed}>
        <Button size="xs" variant="default" onClick={() => void reload()}>
          Try again
        </Button>
      </Alert>
    );
  if (!value)
    return (
      <Stack gap="sm" role="status" aria-label="Loading">
        <Skeleton h={56} />
        <Skeleton h={56} />
      </Stack>
    );
  const canEdit = may(app.role, 'app.edit');
  const full = fullness(value, account?.plan);
  const ofTool = toolId && {
    appId: app.appId,
    toolId,
    items: value.contextItems,
    disabled: !canEdit,
  };
  return (
    <Stack gap="xl">
      {ofTool && !isTemplate && <CustomData {...ofTool} />}
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text size="sm" c="dimmed">
            Texts, lists and documents that answers draw on.
          </Text>
          {canEdit && (
            <Button size="xs" onClick={() => setAdding(true)} style={{ flexShrink: 0 }}>
              Add data
            </Button>
          )}
        </Group>
        {full && value.contextItems.length > 0 && <UpgradePrompt message={full} />}
        {value.contextItems.length === 0 && (
          <Text size="sm">No data yet. Add what the app should know.</Text>
        )}
        <Stack
          gap="xs"
          component="ul"
          aria-label="Data items"
          m={0}
          p={0}
          style={{ listStyle: 'none' }}
        >
          {value.contextItems.map((item) => (
            <DataItem key={item.id} item={item} canEdit={canEdit} onChanged={reload} />
          ))}
        </Stack>
        <Month month={value.month} />
      </Stack>
      {ofTool && <ToolData {...ofTool} />}
      {ofTool && isTemplate && <ExampleData {...ofTool} />}
      {value.contextItems.some(({ numOfChunks }) => numOfChunks > 0) && (
        <AskData appId={app.appId} meaning={value.meaning} />
      )}
      {isAdding && (
        <AddData
          appId={app.appId}
          listed={value}
          full={full}
          onAdded={() => {
            setAdding(false);
            void reload();
          }}
          onClose={() => {
            setAdding(false);
            void reload();
          }}
        />
      )}
    </Stack>
  );
}

/** How much of the month's data is used. */
function Month({ month: { used, most } }: { month: DataListed['month'] }) {
  if (most === null) return null;
  const words = `${sizeText(used)} of ${sizeText(most)} this month`;
  return (
    <Stack gap={4}>
      <Progress
        value={Math.min(100, (100 * used) / Math.max(1, most))}
        size="sm"
        aria-label={words}
      />
      <Text size="xs" c="dimmed">
        {words}
      </Text>
    </Stack>
  );
}
