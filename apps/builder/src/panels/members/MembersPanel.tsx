import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { type AppDetail, may, memberCalls } from '@trellis/contract';
import { useNavigate } from 'react-router';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { InviteForm } from '../InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';

const ROLES = [
  { value: 'editor', label: 'Can edit' },
  { value: 'viewer', label: 'Can view' },
] as const;

/** Who works on the app together. */
export function MembersPanel({ app }: { app: AppDetail }) {
  const { appId } = app;
  const navigate = useNavigate();
  const call = { params: { appId } };
  const { value, failure, reload } = useCall(memberCalls.list, call, { onReturn: true });
  const members = value?.members;
  const canManage = may(app.role, 'members.manage');
  return (
    <Stack gap="sm">
      {canManage && (
        <InviteForm
          roles={ROLES}
          rolesLabel="Role of the invited person"
          invite={async (email, role) => {
            await api(memberCalls.invite, { params: { appId }, body: { email, role } });
            // The link proves the address to the whole installation: only who reads its mail may have it.
            return null;
          }}
          onInvited={reload}
        />
      )}
      {failure && (
        <Alert color="red" role="alert" p="xs">
          {failure}
        </Alert>
      )}
      {!members && !failure && <Skeleton h={48} role="status" aria-label="Loading" />}
      {members?.map((member) => (
        <MemberRow
          key={member.id}
          appId={appId}
          member={member}
          canManage={canManage}
          onChanged={reload}
          onLeft={() => navigate('/home')}
        />
      ))}
      {members?.length === 1 && (
        <Text size="xs" c="dimmed">
          No other collaborators yet.
        </Text>
      )}
      <Text size="xs" c="dimmed">
        Editors can chat, change data and publish. Viewers can only look.
      </Text>
    </Stack>
  );
}
