import { Checkbox, Loader, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { phrase } from '../../../ui/phrase.ts';
import type { OfColumn } from './context.ts';
import { Naming, Refused } from './parts.tsx';
import { useChange } from './useChange.tsx';
import { useForecast } from './useForecast.ts';

/** A column that goes: how many values it has, which pages name it, and what becomes of both. */
export function DeleteColumn(props: OfColumn) {
  const { calls, column, entity, chat, onClose } = props;
  const { isBusy, problems, run } = useChange(props);
  const [seen] = useState(column.field ?? {});
  const [asks, setAsks] = useState(false);
  const change = { kind: 'delete' as const, field: column.id, seen };
  const foreseen = useForecast(calls, change);
  const files = foreseen.kind === 'ready' ? foreseen.forecast.files : [];
  const remove = async () => {
    if (!(await run(change, `Column ${column.label} deleted`))) return;
    if (asks && files.length > 0) {
      const paths = files.map(({ path }) => path).join(', ');
      void chat.send(
        `I deleted the field ${column.id} of the ${entity.name} entity. Remove it from these files: ${paths}.`,
      );
    }
    onClose();
  };
  return (
    <Dialog opened title={`Delete ${column.label}?`} size="md" onClose={onClose}>
      <Stack gap="sm">
        {foreseen.kind === 'loading' && <Loader size="sm" aria-label="Checking what uses it" />}
        {foreseen.kind === 'failed' && <Refused problem={foreseen.message} />}
        {foreseen.kind === 'ready' && (
          <>
            <Text size="sm">
              {foreseen.forecast.values === 0
                ? 'No row has a value here.'
                : phrase(
                    '{n, plural, one {# row has} other {# rows have}} a value here. The values are kept in Removed data until somebody erases them; Undo brings the column back with them.',
                    { n: foreseen.forecast.values },
                  )}
            </Text>
            <Naming files={files} />
            {files.length > 0 && (
              <Checkbox
                size="xs"
                label="Ask the assistant to remove it from these files"
                checked={asks}
                disabled={chat.isBusy}
                onChange={(event) => setAsks(event.currentTarget.checked)}
              />
            )}
            <Text size="xs" c="dimmed">
              The published app keeps the column until you publish.
            </Text>
          </>
        )}
        <Refused problem={problems['']} />
        <DialogFooter
          act={`Delete ${column.label}`}
          keep="Keep it"
          isDanger
          isBusy={isBusy}
          isOff={foreseen.kind !== 'ready'}
          onAct={() => void remove()}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
