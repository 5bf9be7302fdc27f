import { Button, Group, TextInput } from '@mantine/core';
import type { User } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { usePerson } from '../../session/person.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Card } from './Card.tsx';

/** The name that others see. */
export function ProfileCard({ user }: { user: Pick<User, 'name'> }) {
  const person = usePerson();
  const [name, setName] = useState(user.name);
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await person.own('profile', { name });
      await person.changed();
    });
  };
  return (
    <Card title="Profile">
      <form onSubmit={submit} noValidate>
        <Failure error={error} />
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            label="Name"
            autoComplete="name"
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.currentTarget.value)}
            error={error?.fields.name}
            flex={1}
          />
          <Button type="submit" variant="default" loading={busy} disabled={name === user.name}>
            Save
          </Button>
        </Group>
      </form>
    </Card>
  );
}
