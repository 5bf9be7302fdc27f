import { Autocomplete } from '@mantine/core';
import { appCalls, type ListedApp } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Props {
  app: ListedApp;
  folders: readonly string[];
  onDone(message: string): void;
  onCancel(): void;
}

/** Puts an app into one of the person's folders, or into a new one. */
export function MoveForm({ app, folders, onDone, onCancel }: Props) {
  const [name, setName] = useState(app.folder);
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { folder } = await api(appCalls.move, {
        params: { appId: app.appId },
        body: { folder: name },
      });
      onDone(folder ? `Moved ${app.name} to “${folder}”` : `Moved ${app.name} out of its folder`);
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Autocomplete
        label="Folder"
        description="Choose a folder or type a new name. Leave empty to take the app out. Only you see your folders."
        value={name}
        data={[...folders]}
        maxLength={60}
        error={error?.message}
        data-autofocus
        onChange={setName}
      />
      <DialogFooter
        act="Move"
        mt="md"
        isBusy={busy}
        isOff={name.trim() === app.folder}
        onClose={onCancel}
      />
    </form>
  );
}
