import { Button, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { Failure } from './Failure.tsx';
import { useAttempt } from './useAttempt.ts';

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
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={error?.fields.email}
          required
          autoFocus
        />
        <Button type="submit" loading={busy} fullWidth>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
