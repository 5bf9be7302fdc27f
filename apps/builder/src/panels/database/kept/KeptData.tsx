import { Button, Stack, Text } from '@mantine/core';
import { type AppDetail, may } from '@trellis/contract';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { labelOf } from '../columns/label.ts';
import { Removed } from './Removed.tsx';
import { useKept } from './useKept.ts';

/** Says that changes of the app left values behind, and shows them; nothing where there are none. */
export function KeptData({ app }: { app: AppDetail }) {
  const { kept, load } = useKept(app.appId, app.versionId);
  const [isOpen, setOpen] = useState(false);
  const count = (kept?.removed.length ?? 0) + (kept?.unconverted.length ?? 0);
  if (!kept || (count === 0 && !isOpen)) return null;
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        mx="xs"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setOpen(true)}
      >
        Removed data ({count})
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} size="md" title="Removed data">
        <Stack gap="md">
          {count === 0 && <Text size="sm">No removed data.</Text>}
          {kept.removed.length > 0 && (
            <Stack gap="xs" component="section" aria-labelledby="kept-removed">
              <Text component="h3" size="sm" fw={600} id="kept-removed">
                From removed entities, and from removed fields or fields whose type changed
              </Text>
              <Text size="xs" c="dimmed">
                Their values are kept and come back when you restore an earlier version. Erase what
                you no longer need.
              </Text>
              {kept.removed.map((one) => (
                <Removed
                  key={`${one.entityId} ${one.key}`}
                  appId={app.appId}
                  removed={one}
                  mayErase={may(app.role, 'data.purge')}
                  onErased={load}
                />
              ))}
            </Stack>
          )}
          {kept.unconverted.length > 0 && (
            <Stack gap="xs" component="section" aria-labelledby="kept-unconverted">
              <Text component="h3" size="sm" fw={600} id="kept-unconverted">
                Values that did not fit a field's new type
              </Text>
              <Text size="xs" c="dimmed">
                These rows are now empty there. Restoring the earlier version brings the values
                back.
              </Text>
              {kept.unconverted.map(({ entityName, field, rows, examples }) => (
                <div key={`${entityName} ${field}`}>
                  <Text size="sm" fw={500}>
                    {labelOf(entityName)}, {labelOf(field)}: {counted(rows, 'row')}
                  </Text>
                  <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    For example {examples.map(({ value }) => shown(value)).join(', ')}
                  </Text>
                </div>
              ))}
            </Stack>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
};
