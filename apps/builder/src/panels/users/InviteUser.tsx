import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { appUserCalls, type UserRole } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../door/Failure.tsx';
import { useAttempt } from '../../door/useAttempt.ts';
import { api } from '../../session/api.ts';

/** Invites an end user by mail, with a role. */
export function InviteUser({ appId, onInvited }: { appId: string; onInvited(): void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<UserRole>('user');
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await api(appUserCalls.invite, { params: { appId }, body: { user_email: email, role } });
      notifications.show({ message: `An invitation is on its way to ${email}` });
      setEmail('');
      onInvited();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <Failure error={error} />
        <TextInput
          size="xs"
          label="Invite by email"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={error?.fields.user_email ?? error?.fields.email}
        />
        <Group gap="xs" wrap="nowrap">
          <Select
            size="xs"
            aria-label="Role of the invited person"
            flex={1}
            allowDeselect={false}
            value={role}
            onChange={(value) => setRole((value ?? 'user') as UserRole)}
            data={[
              { value: 'user', label: 'User' },
              { value: 'admin', label: 'Admin' },
            ]}
          />
          <Button type="submit" size="xs" loading={busy} disabled={!email.trim()}>
            Invite
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
