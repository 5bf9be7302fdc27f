import { ActionIcon, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { databaseCalls, isTable } from '@trellis/contract';
import { lazy, Suspense } from 'react';
import { useCall } from '../../../session/query.ts';
import { Failing } from '../../../ui/Failing.tsx';
import type { Attached } from './attached.ts';
import { FileIcon } from './FileIcon.tsx';
import { IntoChoice } from './IntoChoice.tsx';

/** Loaded where a table goes into data that is there. */
const Columns = lazy(async () => ({ default: (await import('./Columns.tsx')).Columns }));

interface Props {
  appId: string;
  list: readonly Attached[];
  onRemove(key: string): void;
  onInto(key: string, entity: string | null): void;
  onMap(key: string, columns: NonNullable<Attached['columns']>): void;
}

/** The files of the message that is being written; a table says where its rows go. */
export function AttachmentList({ appId, list, onRemove, onInto, onMap }: Props) {
  const hasTable = list.some((one) => one.attachment && isTable(one.attachment));
  const entities = useEntities(appId, hasTable);
  return (
    <Stack gap={6} mb={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {list.map((one) => (
        <Paper key={one.key} component="li" withBorder px={8} py={6} bg="var(--trellis-surface)">
          <Group gap={6} wrap="nowrap">
            <FileIcon name={one.name} contentType={one.contentType} />
            <Text size="xs" truncate flex={1}>
              {one.name}
            </Text>
            <ActionIcon aria-label={`Remove ${one.name}`} onClick={() => onRemove(one.key)}>
              <IconX size={14} />
            </ActionIcon>
          </Group>
          {one.state.kind === 'sending' && (
            <Progress
              size="xs"
              mt={4}
              value={Math.round(one.state.part * 100)}
              aria-label={`Uploading ${one.name}`}
            />
          )}
          {one.state.kind === 'failed' && (
            <Text size="xs" c="var(--mantine-color-error)" role="alert">
              {one.state.message}
            </Text>
          )}
          {one.attachment && isTable(one.attachment) && (
            <IntoChoice
              name={one.name}
              entities={entities}
              entity={one.entity}
              onInto={(entity) => onInto(one.key, entity)}
            />
          )}
          {one.attachment && one.entity && entities.includes(one.entity) && (
            <Failing what="The columns">
              <Suspense fallback={null}>
                <Columns
                  appId={appId}
                  attachment={one.attachment}
                  entity={one.entity}
                  chosen={one.columns}
                  onChoose={(columns) => onMap(one.key, columns)}
                />
              </Suspense>
            </Failing>
          )}
        </Paper>
      ))}
    </Stack>
  );
}

function useEntities(appId: string, isWanted: boolean): string[] {
  // A new entity can be made all the same where they cannot be read.
  const { value } = useCall(databaseCalls.entities, { params: { appId } }, { when: isWanted });
  return value?.entities.map(({ name }) => name) ?? [];
}
