import { Anchor, Group, Loader, Progress, Stack, Text, Title } from '@mantine/core';
import type { ContextItem, ToolDataItem } from '@trellis/contract';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { PickFile } from '../../ui/PickFile.tsx';
import { useOpenTool, useToolPart } from '../tool/useTool.ts';
import { useReplacing } from './useReplacing.ts';

interface Props {
  appId: string;
  toolId: string;
  items: readonly ContextItem[];
  disabled: boolean;
}

/** What the tool that is looked at answers from, to be put in the place of a template's example (spec 1, section 2). */
export function CustomData(props: Props) {
  const isReady = useOpenTool(props.toolId) === 'ready';
  return isReady ? <Named {...props} /> : null;
}

function Named({ toolId, ...props }: Props) {
  const { value } = useToolPart(toolId, 'dataItem');
  return value ? <Shown {...props} of={value} /> : null;
}

const LIST = '.csv,text/csv';
const TEXT = '.docx,.pdf,.txt,.md';

function Shown({ appId, items, disabled, of }: Omit<Props, 'toolId'> & { of: ToolDataItem }) {
  const current = items.find(
    ({ id, originalContextItemId }) =>
      id === of.contextItemId || originalContextItemId === of.contextItemId,
  );
  const replacing = useReplacing(appId, items, current?.id ?? of.contextItemId);
  const { part, isReading, error, send, take } = replacing;
  const isBusy = part !== null || isReading;
  const others = items.filter(
    ({ id, status, columns }) =>
      id !== current?.id && status === 'synced' && (columns !== null) === (of.type === 'csv'),
  );
  return (
    <Stack gap="sm" component="section" aria-label={of.label}>
      <Title order={3} size="sm">
        {of.label}
      </Title>
      <Text size="sm">{about(current)}</Text>
      <Group gap="md">
        {of.templateFileUrl && (
          <Anchor href={of.templateFileUrl} download size="sm" underline="always">
            Template file
          </Anchor>
        )}
        {of.instructionsUrl && (
          <Anchor
            href={of.instructionsUrl}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            underline="always"
          >
            Instructions
          </Anchor>
        )}
      </Group>
      {!disabled && (
        <Group gap="sm">
          <PickFile
            label={of.type === 'csv' ? 'Upload your list (CSV)' : 'Upload your document'}
            accept={of.type === 'csv' ? LIST : TEXT}
            isBusy={isBusy}
            onPick={(file) => void send(file)}
          />
          {others.length > 0 && !isBusy && (
            <NativeChoice
              label="Use existing data"
              value=""
              options={[
                { value: '', label: 'Use existing data' },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(id) => id && void take(id)}
            />
          )}
        </Group>
      )}
      {part !== null && <Progress value={100 * part} size="sm" aria-label="Uploading" />}
      {isReading && (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text size="sm">Reading it now. The current data is used until then.</Text>
        </Group>
      )}
      {replacing.isForUpgrade ? (
        <UpgradePrompt message={error?.message ?? ''} />
      ) : (
        <Failure error={error} />
      )}
    </Stack>
  );
}

function about(current: ContextItem | undefined): string {
  if (!current) return 'This tool’s data is gone. Add your own here.';
  return current.provider === 'template'
    ? `This tool answers from the example “${current.name}”. Replace it with your own.`
    : `This tool answers from “${current.name}”.`;
}
