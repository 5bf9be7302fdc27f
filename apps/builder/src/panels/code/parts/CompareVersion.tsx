import { Alert, Button, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { type VersionEntry, versionCalls } from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../../session/query.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useVersions } from '../../../ui/useVersions.ts';
import { DiffView } from './DiffView.tsx';

interface Props {
  appId: string;
  id: string;
  now: string;
  onClose(): void;
}

/** A file as it is now, beside what it was in any version. */
export function CompareVersion({ appId, id, now, onClose }: Props) {
  const { items, more, error: unlisted, loadMore } = useVersions(appId);
  const versions = items ?? [];
  const [picked, setChosen] = useState<string | null>(null);
  const chosen = picked ?? (versions.find((v) => !v.isCurrent) ?? versions[0])?.id ?? null;
  const params = { appId, versionId: chosen ?? '' };
  const { value, failure } = useCall(versionCalls.get, { params }, { when: chosen !== null });
  const before = value && (value.files.find((file) => file.id === id)?.content ?? '');
  const error = unlisted ?? failure;

  return (
    <Dialog opened onClose={onClose} size="xl" title={`Compare ${id}`}>
      <Stack gap="sm">
        <Group align="end" gap="xs">
          <Choice
            label="With the version of"
            flex={1}
            options={versions.map((version) => ({ value: version.id, label: labelOf(version) }))}
            value={chosen}
            onChange={setChosen}
          />
          {more && (
            <Button variant="default" onClick={loadMore}>
              Load more
            </Button>
          )}
        </Group>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        {before === null && !error && (
          <Center mih={160}>
            <Loader size="sm" aria-label="Loading the version" />
          </Center>
        )}
        {before !== null && before === now && (
          <Text size="sm" c="dimmed">
            No changes found between versions
          </Text>
        )}
        {before !== null && before !== now && (
          <DiffView id={id} before={before} after={now} labels={['That version', 'The file now']} />
        )}
      </Stack>
    </Dialog>
  );
}

const KINDS = { turn: 'Assistant', manual: 'By hand', restore: 'Restored', import: 'Imported' };

function labelOf({ timestamp, kind, userRequest, isCurrent }: VersionEntry): string {
  const words = userRequest.slice(0, 60) || KINDS[kind];
  return `${new Date(timestamp).toLocaleString()} · ${words}${isCurrent ? ' (current)' : ''}`;
}
