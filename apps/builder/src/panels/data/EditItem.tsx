import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import {
  CONTEXT_TEXTS,
  type ContextAccess,
  type ContextItem,
  type ContextSchedule,
  contextCalls,
} from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { ShownColumns } from './ShownColumns.tsx';
import { SCHEDULES } from './schedules.ts';

interface Props {
  item: ContextItem;
  onSaved(): Promise<void>;
  onClose(): void;
}

const ACCESS = [
  { value: 'tools', label: 'Only the app’s tools and assistant' },
  { value: 'users', label: 'Signed-in people too' },
  { value: 'anyone', label: 'Visitors too' },
] as const;
/** A data item's name, who reads it, and how often it is read from its source again. */
export function EditItem({ item, onSaved, onClose }: Props) {
  const [name, setName] = useState(item.name);
  const [access, setAccess] = useState(item.access);
  const [schedule, setSchedule] = useState(item.schedule);
  const [shown, setShown] = useState(item.shownColumns);
  const { attempt, error, busy } = useAttempt();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    if (next === '') return;
    const body = {
      ...(next !== item.name && { name: next }),
      ...(access !== item.access && { access }),
      ...(schedule !== item.schedule && { schedule }),
      ...(isOther(shown, item) && { shownColumns: shown }),
    };
    const isSaved =
      Object.keys(body).length === 0 ||
      (await attempt(async () => {
        await api(contextCalls.change, { params: { itemId: item.id }, body });
        await onSaved();
      }));
    if (isSaved) onClose();
  };
  const failed = name.trim() === item.name ? CONTEXT_TEXTS.saveFailed : CONTEXT_TEXTS.renameFailed;
  return (
    <Dialog opened title={item.name} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <TextInput
            label="Name"
            data-autofocus
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Choice<ContextAccess>
            label="Who can read it"
            value={access}
            options={ACCESS}
            onChange={setAccess}
          />
          <Text size="xs" c="dimmed" mt={-8}>
            Answers of tools and the assistant may quote it to anyone.
          </Text>
          {item.columns && access !== 'tools' && (
            <ShownColumns columns={item.columns} shown={shown} onChange={setShown} />
          )}
          {item.source !== 'local files' && (
            <Choice<ContextSchedule>
              label="Refresh"
              value={schedule}
              options={SCHEDULES}
              onChange={setSchedule}
            />
          )}
          {error && (
            <Alert color="red" role="alert">
              {failed}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

const isOther = (shown: readonly string[] | null, { shownColumns }: ContextItem): boolean =>
  JSON.stringify(shown) !== JSON.stringify(shownColumns);
