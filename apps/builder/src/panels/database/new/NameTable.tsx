import { Stack, Text, TextInput } from '@mantine/core';
import { databaseCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { ApiError, api, messageOf } from '../../../session/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { offerUndo } from '../../../ui/offerUndo.tsx';
import { takenBack } from '../structure/changes.ts';
import type { Tables } from '../tables.ts';

interface Props {
  appId: string;
  tables: Tables;
  /** It is there, by this name. */
  onMade(entityName: string): void;
  onClose(): void;
}

/** An empty table, by its name; its columns are added in it. */
export default function NameTable({ appId, tables, onMade, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { entityName, versionId } = await api(databaseCalls.makeEntity, {
        params: { appId },
        body: { title },
      });
      const words = `Entity ${title.trim()} created`;
      const step = takenBack(appId, versionId, words);
      tables.made(entityName, step);
      onMade(entityName);
      onClose();
      offerUndo(words, () => tables.takeBackMade(step));
    } catch (error) {
      const atTitle = error instanceof ApiError ? error.fields.title : undefined;
      setProblem(atTitle ?? messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog opened title="New entity" onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            label="Name"
            description="What its rows are: Customers, Orders, …"
            data-autofocus
            maxLength={60}
            value={title}
            error={problem}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Text size="xs" c="dimmed">
            It starts with one column, for a name. Only the app’s admins can see its rows until you
            change that.
          </Text>
          <DialogFooter act="Create entity" isBusy={isBusy} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
