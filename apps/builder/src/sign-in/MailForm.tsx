import { Button, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { Failure } from '../ui/Failure.tsx';
import { useAttempt } from '../ui/useAttempt.ts';
import { EmailField } from './EmailField.tsx';

interface Props {
  button: string;
  email: string;
  onEmail(email: string): void;
  send(email: string): Promise<void>;
}

/** Asks for an address to mail to. */
export function MailForm({ button, email, onEmail, send }: Props) {
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => send(email));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Failure error={error} />
        <EmailField value={email} onChange={onEmail} error={error?.fields.email} autoFocus />
        <Button type="submit" loading={busy} fullWidth>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
