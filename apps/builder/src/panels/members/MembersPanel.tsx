import {
  Alert,
  Badge,
  Button,
  Group,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, type Member, may, memberCalls } from '@trellis/contract';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../../door/Failure.tsx';
import { useAttempt } from '../../door/useAttempt.ts';
import { api, messageOf } from '../../session/api.ts';
import { useReturn } from '../../ui/useReturn.ts';
import { MemberRow } from './MemberRow.tsx';

const ROLES = [
  { value: 'editor', label: 'May edit' },
  { value: 'viewer', label: 'May look' },
];

/** Who works on the app together. */
export function MembersPanel({ app }: { app: AppDetail }) {
  const { appId } = app;
  const navigate = useNavigate();
  const [members, setMembers] = useState<Member[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'viewer' | 'editor'>('editor');
  const { attempt, error, busy } = useAttempt();
  const load = useCallback(async () => {
    try {
      setMembers((await api(memberCalls.list, { params: { appId } })).members);
      setFailure(null);
    } catch (problem) {
      setFailure(messageOf(problem));
    }
  }, [appId]);
  useEffect(() => void load(), [load]);
  useReturn(() => void load());
  const invite = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await api(memberCalls.invite, { params: { appId }, body: { email, role } });
      notifications.show({ message: `An invitation is on its way to ${email}` });
      setEmail('');
      await load();
    });
  };
  const canManage = may(app.role, 'members.manage');
  return (
    <Stack gap="sm">
      {canManage && (
        <form onSubmit={invite} noValidate>
          <Stack gap="xs">
            <Failure error={error} />
            <TextInput
              size="xs"
              label="Invite by email"
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={error?.fields.email}
            />
            <Group gap="xs" wrap="nowrap">
              <Select
                size="xs"
                aria-label="What the invited person may do"
                flex={1}
                allowDeselect={false}
                value={role}
                onChange={(value) => setRole(value as 'viewer' | 'editor')}
                data={ROLES}
              />
              <Button type="submit" size="xs" loading={busy} disabled={!email.trim()}>
                Invite
              </Button>
            </Group>
          </Stack>
        </form>
      )}
      {failure && (
        <Alert color="red" role="alert" p="xs">
          {failure}
        </Alert>
      )}
      {!members && !failure && <Skeleton h={48} aria-label="Loading" />}
      {members?.map((member) => (
        <MemberRow
          key={member.id}
          appId={appId}
          member={member}
          canManage={canManage}
          onChanged={load}
          onLeft={() => navigate('/home')}
        />
      ))}
      {members?.length === 1 && (
        <Text size="xs" c="dimmed">
          Nobody else works on this app.
        </Text>
      )}
      <Text size="xs" c="dimmed" component="div">
        <Badge size="xs" variant="light" mr={6}>
          May edit
        </Badge>
        asks the assistant, changes data and publishes; who may look sees all of it.
      </Text>
    </Stack>
  );
}
