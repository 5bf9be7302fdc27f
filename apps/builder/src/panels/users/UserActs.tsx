import { ActionIcon, Menu, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots } from '@tabler/icons-react';
import { type AppUser, appUserCalls } from '@trellis/contract';
import { useState } from 'react';
import { messageOf } from '../../session/api.ts';
import { usePerson } from '../../session/person.ts';
import { Confirming } from '../../ui/Confirming.tsx';
import { copyText } from '../../ui/copy.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { RoleDialog } from './RoleDialog.tsx';

interface Props {
  appId: string;
  user: AppUser;
  /** Roles that people of this app have. */
  roles: readonly string[];
  /** No mail goes out, and who looks hands links on. */
  isHandedOn: boolean;
  onChanged(user: AppUser): void;
  onGone(id: string): void;
}

/** What a builder may do with an end user. */
export function UserActs({ appId, user, roles, isHandedOn, onChanged, onGone }: Props) {
  const { api } = usePerson();
  const [isAsking, setAsking] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const [isDisabling, setDisabling] = useState(false);
  const params = { appId, userId: user.id };
  const tell = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      notifications.show({ color: 'red', message: messageOf(failure) });
    }
  };
  type Change = { role?: string; status?: 'active' | 'disabled' };
  const changed = async (body: Change) =>
    onChanged(await api(appUserCalls.change, { params, body }));
  const change = (body: Change) => void tell(() => changed(body));
  const resend = () =>
    void tell(async () => {
      const { inviteLink } = await api(appUserCalls.resend, { params });
      if (inviteLink) await copyText(inviteLink);
      else notifications.show({ message: `${user.email} was invited again` });
    });
  const remove = () =>
    void tell(async () => {
      await api(appUserCalls.remove, { params });
      setAsking(false);
      onGone(user.id);
    });
  const isOff = user.status === 'disabled';
  return (
    <>
      <Menu position="bottom-end" width={200} shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${user.email}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => change({ role: user.role === 'admin' ? 'user' : 'admin' })}>
            {user.role === 'admin' ? 'Remove admin role' : 'Make an admin'}
          </Menu.Item>
          <Menu.Item onClick={() => setGiving(true)}>Change role…</Menu.Item>
          {user.status === 'invited' ? (
            <Menu.Item onClick={resend}>
              {isHandedOn ? 'Copy a new invitation link' : 'Send the invitation again'}
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => (isOff ? change({ status: 'active' }) : setDisabling(true))}>
              {isOff ? 'Enable' : 'Disable…'}
            </Menu.Item>
          )}
          <Menu.Item color="red" onClick={() => setAsking(true)}>
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RoleDialog
        user={user}
        roles={roles}
        opened={isGiving}
        onClose={() => setGiving(false)}
        give={async (role) => {
          await changed({ role });
          setGiving(false);
        }}
      />
      {isDisabling && (
        <Confirming
          title={`Disable ${user.email}?`}
          button="Disable user"
          work={() => changed({ status: 'disabled' })}
          onClose={() => setDisabling(false)}
        >
          They are signed out of this app at once and cannot sign in until somebody enables them.
          The data they added stays. The audit log says who disabled them.
        </Confirming>
      )}
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={`Remove ${user.email}?`}>
        <Stack>
          <Text size="sm">They can no longer sign in to this app. The data they added stays.</Text>
          <DialogFooter act="Remove" isDanger onAct={remove} onClose={() => setAsking(false)} />
        </Stack>
      </Dialog>
    </>
  );
}
