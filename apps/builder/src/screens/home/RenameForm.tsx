import { TextInput } from '@mantine/core';
import { isOfTools, type ListedApp, savingCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Props {
  app: ListedApp;
  onDone(): void;
  onCancel(): void;
}

/** Gives an app another name; its address stays. */
export function RenameForm({ app, onDone, onCancel }: Props) {
  const [name, setName] = useState(app.name);
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const texts = { fields: { header: name.trim() } };
    void attempt(async () => {
      await api(savingCalls.saveApp, {
        body: {
          appId: app.appId,
          appType: app.kind,
          base: { header: app.name },
          ...(isOfTools(app.kind) ? { app: texts } : { genApp: texts }),
        },
      });
      onDone();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label="Name"
        value={name}
        maxLength={100}
        error={error?.message}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DialogFooter
        act="Rename"
        mt="md"
        isBusy={busy}
        isOff={!name.trim() || name.trim() === app.name}
        onClose={onCancel}
      />
    </form>
  );
}
