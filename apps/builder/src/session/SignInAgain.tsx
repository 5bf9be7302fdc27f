import { Anchor, Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api, messageOf } from './api.ts';
import { enter } from './session.ts';

/** Shown over whatever the person was doing when their session ran out; nothing behind it is lost. */
export function SignInAgain({ email }: { email: string }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const here = encodeURIComponent(window.location.pathname + window.location.search);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      enter(await api(accountCalls.signIn, { body: { email, password } }));
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Sign in again"
      size={400}
    >
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Your session has ended. Sign in as {email} and go on where you were: nothing you typed
            is lost.
          </Text>
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={(e) => setPassword(e.currentTarget.value)}
            error={error}
            data-autofocus
            required
          />
          <Button type="submit" loading={busy}>
            Sign in
          </Button>
          <Anchor href={`/login?next=${here}`} size="sm" ta="center">
            Leave this page and sign in another way
          </Anchor>
        </Stack>
      </form>
    </Modal>
  );
}
