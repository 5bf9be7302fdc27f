import { Stack, Text, TextInput } from '@mantine/core';
import { type AdminAccount, adminCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../session/api.ts';
import { enter } from '../../session/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** Acting as somebody else: for an hour at most, with a reason that is written down. */
export function SignInAs({ account, onClose }: { account: AdminAccount; onClose(): void }) {
  const [reason, setReason] = useState('');
  const navigate = useNavigate();
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const session = await api(adminCalls.signInAs, {
        params: { accountId: account.accountId },
        body: { reason },
      });
      enter(session);
      navigate('/home');
    });
  };
  return (
    <Dialog opened onClose={onClose} title={`Sign in as ${account.name || account.email}`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            You see what they see and act on their behalf for up to an hour. The audit log records
            it.
          </Text>
          <Failure error={error} />
          <TextInput
            label="Reason"
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={error?.fields.reason}
            data-autofocus
            required
          />
          <DialogFooter act="Sign in as them" isBusy={busy} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
