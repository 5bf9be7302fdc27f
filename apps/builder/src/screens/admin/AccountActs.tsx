import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots } from '@tabler/icons-react';
import { type AdminAccount, adminCalls, PLANS } from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { Confirming } from '../../ui/Confirming.tsx';
import { SignInAs } from './SignInAs.tsx';

interface Props {
  account: AdminAccount;
  onChanged(account: AdminAccount): void;
}

type Change = Partial<Pick<AdminAccount, 'isAdmin' | 'status'>> & { plan?: (typeof PLANS)[number] };

/** What an admin may do with an account. */
export function AccountActs({ account, onChanged }: Props) {
  const [isActing, setActing] = useState(false);
  const [isDisabling, setDisabling] = useState(false);
  const tell = async (work: () => Promise<AdminAccount>) => {
    try {
      onChanged(await work());
    } catch (failure) {
      notifications.show({ color: 'red', message: messageOf(failure) });
    }
  };
  const changed = (body: Change) =>
    api(adminCalls.changeAccount, { params: { accountId: account.accountId }, body });
  const change = (body: Change) => tell(() => changed(body));
  const isOff = account.status === 'disabled';
  return (
    <>
      <Menu position="bottom-end" width={220} shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${account.email}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Plan</Menu.Label>
          {PLANS.map((plan) => (
            <Menu.Item
              key={plan}
              tt="capitalize"
              disabled={plan === account.plan}
              onClick={() => void change({ plan })}
            >
              {plan}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => void change({ isAdmin: !account.isAdmin })}>
            {account.isAdmin ? 'Remove admin rights' : 'Make an admin'}
          </Menu.Item>
          <Menu.Item onClick={() => setActing(true)}>Sign in as…</Menu.Item>
          {account.isActedAs && (
            <Menu.Item
              onClick={() =>
                void tell(() =>
                  api(adminCalls.stopActing, { params: { accountId: account.accountId } }),
                )
              }
            >
              Stop acting as them
            </Menu.Item>
          )}
          <Menu.Item
            color={isOff ? undefined : 'red'}
            onClick={() => (isOff ? void change({ status: 'active' }) : setDisabling(true))}
          >
            {isOff ? 'Enable' : 'Disable…'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDisabling && (
        <Confirming
          title={`Disable ${account.email}?`}
          button="Disable account"
          work={async () => onChanged(await changed({ status: 'disabled' }))}
          onClose={() => setDisabling(false)}
        >
          They are signed out everywhere at once and cannot sign in until somebody enables them.
          Their apps stay as they are, and published ones stay online. The audit log says who
          disabled them.
        </Confirming>
      )}
      {isActing && <SignInAs account={account} onClose={() => setActing(false)} />}
    </>
  );
}
