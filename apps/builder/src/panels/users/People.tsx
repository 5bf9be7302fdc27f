import { Badge, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type AppUser, appUserCalls, USER_ROLES } from '@trellis/contract';
import { useState } from 'react';
import { usePerson } from '../../session/person.ts';
import { Choice } from '../../ui/Choice.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { usePages } from '../../ui/usePages.ts';
import { InviteForm } from '../InviteForm.tsx';
import { UserActs } from './UserActs.tsx';

const STATES = {
  active: null,
  disabled: { label: 'Disabled', color: 'red' },
  invited: { label: 'Invited', color: 'blue' },
} as const;

const FATES = {
  late: { label: 'Invited, email delayed', color: 'orange' },
  undelivered: { label: 'Invited, email not delivered', color: 'red' },
} as const;

const stateOf = ({ status, mailFate }: AppUser) => (mailFate ? FATES[mailFate] : STATES[status]);
const labelOf = (role: string) => role[0]?.toUpperCase() + role.slice(1);

type Shown = '' | AppUser['status'];

interface Props {
  appId: string;
  /** Who looks: about themselves somebody else decides. */
  ownId?: string;
  /** Who looks is given the links of invitations that are not mailed. */
  isHandedOn?: boolean;
}

/** The app's end users: who they are, what they may do, and inviting more. */
export function People({ appId, ownId, isHandedOn = false }: Props) {
  const { api } = usePerson();
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Shown>('');
  const [total, setTotal] = useState<number | null>(null);
  const [roles, setRoles] = useState<readonly string[]>(USER_ROLES);
  const pages = usePages<AppUser>({
    of: [appUserCalls.list, { appId, status }],
    search,
    page: async (last, asked) => {
      const query = { search: asked, status: status || undefined, before: last?.id };
      const found = await api(appUserCalls.list, { params: { appId }, query });
      setTotal(found.total);
      setRoles(found.roles);
      return { items: found.users, more: found.more };
    },
    onReturn: true,
  });
  const put = (fresh: AppUser) =>
    pages.replace((items) => items.map((one) => (one.id === fresh.id ? fresh : one)));
  const drop = (id: string) => pages.replace((items) => items.filter((one) => one.id !== id));
  return (
    <Stack gap="sm">
      <InviteForm
        roles={roles.map((value) => ({ value, label: labelOf(value) }))}
        rolesLabel="Role of the invited person"
        isHandedOn={isHandedOn}
        invite={async (email, role) => {
          const body = { user_email: email, role };
          return (await api(appUserCalls.invite, { params: { appId }, body })).inviteLink;
        }}
        onInvited={pages.reload}
      />
      <TextInput
        type="search"
        size="xs"
        aria-label="Search users"
        placeholder="Search users"
        leftSection={<IconSearch size={14} />}
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Choice<Shown>
        label="Which users"
        isBare
        value={status}
        onChange={setStatus}
        options={[
          { value: '', label: total === null ? 'All users' : `All users (${total})` },
          { value: 'active', label: 'Active' },
          { value: 'invited', label: 'Invited' },
          { value: 'disabled', label: 'Disabled' },
        ]}
      />
      <PagedList pages={pages} empty="No users yet. Invite people, or let them sign up.">
        {(users) => (
          <Stack gap="sm">
            {users.map((user) => (
              <Group key={user.id} justify="space-between" wrap="nowrap" gap={4}>
                <div style={{ minWidth: 0 }}>
                  <Text size="sm" fw={500} truncate title={user.email}>
                    {user.name || user.email}
                  </Text>
                  {user.name && (
                    <Text size="xs" c="dimmed" truncate title={user.email}>
                      {user.email}
                    </Text>
                  )}
                  <Group gap={4} mt={2}>
                    {user.role !== 'user' && (
                      <Badge size="xs" variant="light">
                        {labelOf(user.role)}
                      </Badge>
                    )}
                    {user.isBuilder && (
                      <Badge size="xs" variant="light" color="gray">
                        Builder
                      </Badge>
                    )}
                    {STATES[user.status] && (
                      <Badge size="xs" variant="light" color={stateOf(user)?.color}>
                        {stateOf(user)?.label}
                      </Badge>
                    )}
                  </Group>
                </div>
                {!user.isBuilder && user.id !== ownId && (
                  <UserActs
                    appId={appId}
                    user={user}
                    roles={roles}
                    isHandedOn={isHandedOn}
                    onChanged={put}
                    onGone={drop}
                  />
                )}
              </Group>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
