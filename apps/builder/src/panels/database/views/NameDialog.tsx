import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';

interface Props {
  opened: boolean;
  title: string;
  first: string;
  onClose(): void;
  onName(name: string): Promise<unknown>;
}

/** Asks for a view's name. */
export function NameDialog({ opened, title, onClose, ...form }: Props) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ first, onName, onClose }: Omit<Props, 'opened' | 'title'>) {
  const [name, setName] = useState(first);
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        setBusy(true);
        await onName(name.trim());
        setBusy(false);
        onClose();
      }}
    >
      <TextInput
        label="Name of the view"
        data-autofocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DialogFooter
        act="Save"
        isBusy={isBusy}
        isOff={name.trim() === ''}
        mt="md"
        onClose={onClose}
      />
    </form>
  );
}
