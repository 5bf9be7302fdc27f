import { Skeleton, Stack, Text } from '@mantine/core';
import { may } from '@trellis/contract';
import type { ComponentType } from 'react';
import type { PanelProps } from '../types.ts';
import { useOpenTool } from './useTool.ts';

/** What edits a part of a tool is given. */
export interface ToolPartProps extends PanelProps {
  toolId: string;
  disabled: boolean;
}

/** A panel of the tool that is looked at, once its parts are here. */
export function withTool(Part: ComponentType<ToolPartProps>): ComponentType<PanelProps> {
  return (props) =>
    props.toolId === null ? (
      <Text size="sm">Open a tool from the list of tools first.</Text>
    ) : (
      <Opened Part={Part} {...props} toolId={props.toolId} />
    );
}

function Opened({
  Part,
  ...props
}: PanelProps & { toolId: string; Part: ComponentType<ToolPartProps> }) {
  const state = useOpenTool(props.toolId);
  if (state === 'gone') return <Text size="sm">This tool no longer exists.</Text>;
  if (state === 'loading')
    return (
      <Stack gap="sm" role="status" aria-label="Loading">
        <Skeleton h={32} />
        <Skeleton h={56} />
      </Stack>
    );
  return <Part key={props.toolId} {...props} disabled={!may(props.app.role, 'app.edit')} />;
}
