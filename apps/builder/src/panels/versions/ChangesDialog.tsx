import { Button, Center, Group, Loader, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useVersions } from '../../ui/useVersions.ts';
import { nameOf, timeOf } from './labels.ts';
import { useChanges } from './useChanges.ts';

/** With the code editor's own way of showing differences, loaded when it is first needed. */
const FileChanges = lazy(async () => ({
  default: (await import('./FileChanges.tsx')).FileChanges,
}));

/** Two versions; null for the app before its first one. */
export interface Comparison {
  from: string | null;
  to: string | null;
}

interface Props extends Comparison {
  appId: string;
  onClose(): void;
}

const NONE = 'none';

/** 'All Changes': what is different between any two versions of the app. */
export function ChangesDialog({ appId, onClose, ...first }: Props) {
  const [{ from, to }, setChosen] = useState<Comparison>(first);
  const { items, more, loadMore } = useVersions(appId);
  const { changes, error, again } = useChanges(appId, from, to);
  const known = (items ?? []).map((entry) => ({
    value: entry.id,
    label: `${nameOf(entry).slice(0, 50)}${entry.isCurrent ? ' (current)' : ''} · ${timeOf(entry.timestamp)}`,
  }));
  const options = (chosen: string | null) => [
    ...known,
    ...(chosen && !known.some(({ value }) => value === chosen)
      ? [{ value: chosen, label: `Version ${chosen.slice(-6)}` }]
      : []),
    { value: NONE, label: 'Before the first version' },
  ];
  const idOf = (value: string) => (value === NONE ? null : value);
  return (
    <Dialog opened onClose={onClose} size="xl" title={MESSAGES.allChanges}>
      <Group align="end" gap="xs" mb="sm">
        <Choice
          label="From"
          flex={1}
          value={from ?? NONE}
          options={options(from)}
          onChange={(value) => setChosen({ from: idOf(value), to })}
        />
        <Choice
          label="To"
          flex={1}
          value={to ?? NONE}
          options={options(to)}
          onChange={(value) => setChosen({ from, to: idOf(value) })}
        />
        {more && (
          <Button size="xs" variant="default" onClick={loadMore}>
            Load more
          </Button>
        )}
      </Group>
      {error && (
        <LoadFailed
          mb="sm"
          title="The versions could not be loaded"
          reason={error}
          onRetry={again}
        />
      )}
      {changes === null ? (
        <Waiting />
      ) : changes.every(({ status }) => status === 'unchanged') ? (
        <Text size="sm" c="dimmed">
          {MESSAGES.noChanges}
        </Text>
      ) : (
        <Suspense fallback={<Waiting />}>
          <FileChanges key={`${from} ${to}`} changes={changes} />
        </Suspense>
      )}
    </Dialog>
  );
}

const Waiting = () => (
  <Center mih={180} role="status">
    <Loader size="sm" mr="xs" role="presentation" />
    <Text size="sm" c="dimmed">
      {MESSAGES.loadingDiff}
    </Text>
  </Center>
);
