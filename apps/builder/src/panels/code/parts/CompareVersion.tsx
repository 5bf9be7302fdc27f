import { Alert, Button, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { type VersionEntry, versionCalls } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DiffView } from './DiffView.tsx';

interface Props {
  appId: string;
  id: string;
  now: string;
  onClose(): void;
}

/** A file as it is now, beside what it was in any version. */
export function CompareVersion({ appId, id, now, onClose }: Props) {
  const [versions, setVersions] = useState<VersionEntry[]>([]);
  const [more, setMore] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(
    async (last?: string) => {
      try {
        const page = await api(versionCalls.list, { params: { appId }, query: { before: last } });
        setVersions((known) => [...known, ...page.versions]);
        setMore(page.more);
        if (!last)
          setChosen((page.versions.find((v) => !v.isCurrent) ?? page.versions[0])?.id ?? null);
      } catch (failure) {
        setError(messageOf(failure));
      }
    },
    [appId],
  );
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (!chosen) return;
    let isGone = false;
    setBefore(null);
    setError(null);
    api(versionCalls.get, { params: { appId, versionId: chosen } }).then(
      ({ files }) => {
        if (!isGone) setBefore(files.find((file) => file.id === id)?.content ?? '');
      },
      (failure) => !isGone && setError(messageOf(failure)),
    );
    return () => {
      isGone = true;
    };
  }, [appId, chosen, id]);

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
            <Button variant="default" onClick={() => load(versions.at(-1)?.id)}>
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
