import { Center, Loader, Stack, Text } from '@mantine/core';
import type { AppDetail } from '@trellis/contract';
import { lazy, Suspense } from 'react';
import type { CurrentTool } from './useCurrentTool.ts';

const ToolStage = lazy(async () => ({
  default: (await import('../../preview/tool/ToolStage.tsx')).ToolStage,
}));

interface Props {
  app: AppDetail;
  current: CurrentTool;
  onChanged(): void;
}

/** The tool that is looked at; before there is one, what is to be done. */
export function ToolPreview({ app, current: { toolId, tools }, onChanged }: Props) {
  if (toolId)
    return (
      <Suspense fallback={<Waiting />}>
        <ToolStage key={toolId} app={app} toolId={toolId} onChanged={onChanged} />
      </Suspense>
    );
  if (!tools) return <Waiting />;
  return (
    <Center h="100%" p="xl">
      <Stack gap={4} align="center">
        <Text fw={600}>No tool yet</Text>
        <Text size="sm" c="dimmed" ta="center">
          Describe it in the chat, or add one under App tools.
        </Text>
      </Stack>
    </Center>
  );
}

const Waiting = () => (
  <Center h="100%">
    <Loader aria-label="Loading the tool" />
  </Center>
);
