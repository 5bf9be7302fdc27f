import { Alert, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePerson } from '../../session/person.ts';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useHasMail } from '../../ui/NoMail.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Card } from './Card.tsx';
import { useProof } from './useProof.tsx';

/** Another password, or a first one; the other sessions end. */
export function PasswordCard({
  hasPassword,
  onChanged,
}: {
  hasPassword: boolean;
  onChanged(): Promise<void>;
}) {
  const person = usePerson();
  const hasMail = useHasMail();
  const [isOpen, setOpen] = useState(false);
  const [newPassword, setNewPassword] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const { attempt, error, busy, clear: forget } = useAttempt();
  const { proof, fields, isReady, clear } = useProof(error, hasPassword);
  const close = () => {
    setOpen(false);
    setNewPassword('');
    forget();
    clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { message } = await person.own('changePassword', { ...proof, newPassword });
      setSaid(message);
      close();
      await onChanged();
    });
  };
  return (
    <Card
      title="Password"
      hint={
        hasPassword
          ? 'Changing it signs you out everywhere else.'
          : hasMail
            ? 'You sign in by email or with Google. Add a password to sign in without either.'
            : 'Email isn’t set up, so nobody gets a sign-in link. With a password you don’t need one.'
      }
    >
      {said && <Alert color="leaf">{said}</Alert>}
      {!isOpen ? (
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            {hasPassword ? 'Set a new password' : 'Set a password'}
          </Button>
        </Group>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <Failure error={error} />
            {fields}
            <PasswordField
              label="New password"
              value={newPassword}
              onChange={setNewPassword}
              error={error?.fields.newPassword}
              isNew
            />
            <Group>
              <Button type="submit" loading={busy} disabled={!isReady}>
                Save
              </Button>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Card>
  );
}
