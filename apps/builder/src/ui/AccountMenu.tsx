import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings, IconShield } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../session/session.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { useAccount } from './useAccount.ts';

/** Who is signed in, and what concerns them alone. */
export function AccountMenu() {
  const session = useSession();
  const account = useAccount();
  if (session.kind !== 'in' && session.kind !== 'ended') return null;
  const { user } = session;
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${user.name}`}>
          <Avatar color="leaf" radius="xl" size={34} name={user.name} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" c="var(--mantine-color-text)" truncate>
            {user.email}
          </Text>
        </Menu.Label>
        <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} />}>
          Settings
        </Menu.Item>
        {account?.isAdmin && (
          <Menu.Item component={Link} to="/admin/accounts" leftSection={<IconShield size={16} />}>
            Administration
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>
          <SchemeSwitch />
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" leftSection={<IconLogout size={16} />}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
