import { Anchor, Box, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type AppDetail, may, type ToolDefinition } from '@trellis/contract';
import { useEffect, useRef } from 'react';
import { onLayoutAsked } from '../../panels/tool/layout-asked.ts';
import { useOpenTool } from '../../panels/tool/useTool.ts';
import { ToolActs } from '../../panels/tools/ToolActs.tsx';
import { Instructions } from './Instructions.tsx';
import { LayoutEditor } from './layout/LayoutEditor.tsx';
import { TryIt } from './TryIt.tsx';
import classes from './tool.module.css';
import { useDefinition } from './useDefinition.ts';

interface Props {
  app: AppDetail;
  toolId: string;
  onChanged(): void;
}

/** A tool in the place of the preview: as people see it, its instructions, and how its answer is laid out. */
export function ToolStage(props: Props) {
  const state = useOpenTool(props.toolId);
  const definition = useDefinition(props.toolId);
  if (state === 'gone')
    return (
      <Text p="xl" ta="center">
        This tool no longer exists.
      </Text>
    );
  if (state === 'loading' || !definition)
    return (
      <Stack p="xl" role="status" aria-label="Loading the tool">
        <Skeleton h={40} w="50%" />
        <Skeleton h={220} />
      </Stack>
    );
  return <Opened {...props} definition={definition} />;
}

function Opened({ app, toolId, onChanged, definition }: Props & { definition: ToolDefinition }) {
  const layout = useRef<HTMLElement>(null);
  const instructions = useRef<HTMLElement>(null);
  const disabled = !may(app.role, 'app.edit');
  // The menu's 'Results layout' leads here (spec 1, section 2).
  useEffect(() => onLayoutAsked(() => show(layout.current)), []);
  return (
    <Box className={classes.stage}>
      <Group className={classes.bar} justify="space-between" wrap="nowrap" gap="sm">
        <Group gap="md" wrap="nowrap" component="nav" aria-label="Parts of the tool">
          <Anchor component="button" size="sm" onClick={() => show(instructions.current)}>
            Instructions
          </Anchor>
          <Anchor component="button" size="sm" onClick={() => show(layout.current)}>
            Results layout
          </Anchor>
        </Group>
        <ToolActs app={app} toolId={toolId} onChanged={onChanged} />
      </Group>
      <TryIt key={toolId} app={app} toolId={toolId} definition={definition} />
      <Box className={classes.editors}>
        <section ref={instructions} aria-labelledby="tool-instructions">
          <Instructions toolId={toolId} definition={definition} disabled={disabled} />
        </section>
        <section ref={layout} aria-labelledby="tool-layout">
          <LayoutEditor toolId={toolId} disabled={disabled} />
        </section>
      </Box>
    </Box>
  );
}

function show(part: HTMLElement | null): void {
  part?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
