import { Autocomplete, Stack, Text } from '@mantine/core';
import type { AppUser } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Props {
  user: AppUser;
  roles: readonly string[];
  opened: boolean;
  onClose(): void;
  give(role: string): Promise<void>;
}

/** Gives somebody a role that the app knows, or a new one. */
export function RoleDialog({ user, roles, opened, onClose, give }: Props) {
  const [role, setRole] = useState(user.role);
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => give(role.trim()));
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={`Role of ${user.name || user.email}`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Failure error={error} />
          <Text size="sm">
            Admins manage the app. What other roles can do is set by the app’s rules. Ask for it in
            the chat: “managers see all orders”.
          </Text>
          <Autocomplete
            label="Role"
            data={[...roles]}
            value={role}
            onChange={setRole}
            maxLength={40}
            error={error?.fields.role}
          />
          <DialogFooter act="Save" isBusy={busy} isOff={!role.trim()} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
