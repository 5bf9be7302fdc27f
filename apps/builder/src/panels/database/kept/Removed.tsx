import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type RemovedData, rowHistoryCalls } from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { counted } from '../../../ui/counted.ts';
import { labelOf } from '../columns/label.ts';

interface Props {
  appId: string;
  removed: RemovedData;
  mayErase: boolean;
  onErased(): Promise<void>;
}

/** Values of one removed field, or the rows of a removed entity; erased in two steps. */
export function Removed({ appId, removed, mayErase, onErased }: Props) {
  const { entityId, entityName, key, rows } = removed;
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = key === null ? labelOf(entityName) : `${labelOf(entityName)}, ${labelOf(key)}`;
  const erase = async () => {
    setBusy(true);
    try {
      await api(rowHistoryCalls.purge, { params: { appId }, body: { entityId, key } });
      await onErased();
    } catch (problem) {
      notifications.show({ color: 'red', message: messageOf(problem) });
    } finally {
      setBusy(false);
      setAsks(false);
    }
  };
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">
        {name}
        <Text span size="xs" c="dimmed">
          {' '}
          {counted(rows, key === null ? 'row' : 'value')}
        </Text>
      </Text>
      {mayErase && !asks && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          aria-label={`Erase ${name} for good`}
          onClick={() => setAsks(true)}
        >
          Erase for good
        </Button>
      )}
      {asks && (
        <Group gap={6}>
          <Text size="xs">This cannot be undone.</Text>
          <Button size="compact-xs" variant="default" onClick={() => setAsks(false)}>
            Keep
          </Button>
          <Button
            size="compact-xs"
            color="red"
            loading={busy}
            data-autofocus
            onClick={() => void erase()}
          >
            Erase {name}
          </Button>
        </Group>
      )}
    </Group>
  );
}
