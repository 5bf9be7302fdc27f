import { ActionIcon, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { isTable } from '@trellis/contract';
import { lazy, Suspense } from 'react';
import { Failing } from '../../../ui/Failing.tsx';
import { FileIcon } from './FileIcon.tsx';
import { IntoChoice } from './IntoChoice.tsx';
import type { useFiles } from './useFiles.ts';

/** Loaded where a table goes into data that is there. */
const Columns = lazy(async () => ({ default: (await import('./Columns.tsx')).Columns }));

interface Props {
  appId: string;
  files: ReturnType<typeof useFiles>;
}

/** The files of the message that is being written; a table says where its rows go. */
export function AttachmentList({ appId, files }: Props) {
  const { list, entities, remove, into, map } = files;
  return (
    <Stack gap={6} mb={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {list.map(({ entity, ...one }) => (
        <Paper key={one.key} component="li" withBorder px={8} py={6} bg="var(--trellis-surface)">
          <Group gap={6} wrap="nowrap">
            <FileIcon name={one.name} contentType={one.contentType} />
            <Text size="xs" truncate flex={1}>
              {one.name}
            </Text>
            <ActionIcon aria-label={`Remove ${one.name}`} onClick={() => remove(one.key)}>
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
              entity={entity}
              onInto={(chosen) => into(one.key, chosen)}
            />
          )}
          {one.attachment && entity && entities.includes(entity) && (
            <Failing what="The columns">
              <Suspense fallback={null}>
                <Columns
                  appId={appId}
                  attachment={one.attachment}
                  entity={entity}
                  chosen={one.columns}
                  onChoose={(columns) => map(one.key, entity, columns)}
                />
              </Suspense>
            </Failing>
          )}
        </Paper>
      ))}
    </Stack>
  );
}
