import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { EmailField } from '../sign-in/EmailField.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LinkDisplay } from '../ui/LinkDisplay.tsx';
import { NoMail } from '../ui/NoMail.tsx';
import { useAttempt } from '../ui/useAttempt.ts';

interface Props<R extends string> {
  /** What people who come by it may be; the first one is offered. */
  roles: readonly { value: R; label: string }[];
  rolesLabel: string;
  /** Answers the link that no mail carries, for who may hand it on. */
  invite(email: string, role: R): Promise<string | null>;
  /** Such a link is answered where no mail goes out. */
  isHandedOn?: boolean;
  onInvited(): void;
}

/** Invites somebody by mail, with a role: an end user or a collaborator. */
export function InviteForm<R extends string>(props: Props<R>) {
  const { roles, rolesLabel, invite, isHandedOn, onInvited } = props;
  const [link, setLink] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<R | null>(roles[0]?.value ?? null);
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role === null) return;
    void attempt(async () => {
      setLink(null);
      setLink(await invite(email, role));
      notifications.show({ message: `${email} was invited` });
      setEmail('');
      onInvited();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <Failure error={error} />
        <EmailField
          label="Invite by email"
          size="xs"
          isOther
          value={email}
          onChange={setEmail}
          error={error?.fields.user_email ?? error?.fields.email}
        />
        <Group gap="xs" wrap="nowrap">
          <Choice<R>
            label={rolesLabel}
            isBare
            flex={1}
            value={role}
            options={roles}
            onChange={setRole}
          />
          <Button type="submit" size="xs" loading={busy} disabled={!email.trim()}>
            Invite
          </Button>
        </Group>
        <NoMail what="An invitation" link={isHandedOn ? 'yours' : 'theirs'} />
        {link && <LinkDisplay address={link} label="the invitation" />}
      </Stack>
    </form>
  );
}
