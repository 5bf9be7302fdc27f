import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Failure } from '../ui/Failure.tsx';
import { useAttempt } from '../ui/useAttempt.ts';
import { EmailField } from './EmailField.tsx';
import type { Early } from './early/taken.ts';
import { PasswordField } from './PasswordField.tsx';
import type { SignInWays } from './ways.ts';
import { BUTTONS, FORGOT, LABELS } from './words.ts';

interface Props {
  ways: SignInWays;
  isUp: boolean;
  /** What was typed before this form was there. */
  early: Early;
  email: string;
  onEmail(email: string): void;
  /** null where nobody has a password yet. */
  onForgot: (() => void) | null;
  onIn(): void;
}

/** In with e-mail and password, or up with a name too. */
export function PasswordForm({ ways, isUp, early, email, onEmail, onForgot, onIn }: Props) {
  const [name, setName] = useState(early.name);
  const [password, setPassword] = useState(early.password);
  const { attempt, error, busy } = useAttempt(early.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      if (isUp) await ways.signUp(email, password, name);
      else await ways.signIn(email, password);
      onIn();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Failure error={error} />
        {isUp && (
          <TextInput
            label={LABELS.name}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={error?.fields.name}
            autoFocus={early.focused === 'name'}
          />
        )}
        <EmailField
          value={email}
          onChange={onEmail}
          error={error?.fields.email}
          autoFocus={early.focused === 'email'}
        />
        <PasswordField
          value={password}
          onChange={setPassword}
          error={error?.fields.password}
          isNew={isUp}
          autoFocus={early.focused === 'password'}
        />
        {!isUp && onForgot && (
          <Group justify="flex-end" mt={-4}>
            <Anchor component="button" type="button" size="sm" onClick={onForgot}>
              {FORGOT}
            </Anchor>
          </Group>
        )}
        <Button type="submit" loading={busy} mt={4} fullWidth>
          {BUTTONS[isUp ? 'up' : 'in'].send}
        </Button>
      </Stack>
    </form>
  );
}
