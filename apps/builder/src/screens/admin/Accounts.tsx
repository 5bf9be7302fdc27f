import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { type AdminAccount, adminCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { counted } from '../../ui/counted.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { usePages } from '../../ui/usePages.ts';
import { AccountActs } from './AccountActs.tsx';
import { Search } from './Search.tsx';

/** Builders' accounts. */
export function Accounts() {
  const [search, setSearch] = useState('');
  const pages = usePages<AdminAccount>({
    of: [adminCalls.accounts],
    search,
    page: async (last, asked) => {
      const query = { search: asked, before: last?.accountId };
      const { accounts, more } = await api(adminCalls.accounts, { query });
      return { items: accounts, more };
    },
  });
  const put = (fresh: AdminAccount) =>
    pages.replace((items) => items.map((one) => (one.accountId === fresh.accountId ? fresh : one)));
  return (
    <>
      <Search label="Search by name or email" value={search} onChange={setSearch} />
      <PagedList pages={pages} empty="No accounts found.">
        {(accounts) => (
          <Stack gap="xs">
            {accounts.map((account) => (
              <Paper key={account.accountId} withBorder p="sm" bg="var(--trellis-raised)">
                <Group justify="space-between" wrap="nowrap" align="flex-start">
                  <div style={{ minWidth: 0 }}>
                    <Group gap={8}>
                      <Text size="sm" fw={600} truncate>
                        {account.name || account.email}
                      </Text>
                      {account.isAdmin && <Badge variant="light">Admin</Badge>}
                      {account.status === 'disabled' && (
                        <Badge variant="light" color="red">
                          Disabled
                        </Badge>
                      )}
                      {account.isActedAs && (
                        <Badge variant="light" color="orange">
                          An admin is signed in as them
                        </Badge>
                      )}
                      {!account.emailVerified && (
                        <Badge variant="light" color="gray">
                          Not verified
                        </Badge>
                      )}
                    </Group>
                    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                      {account.email} · {account.plan} · {counted(account.apps, 'app')} ·{' '}
                      {counted(account.builderMessages, 'message')} · since{' '}
                      {new Date(account.createdAt).toLocaleDateString()}
                    </Text>
                  </div>
                  <AccountActs account={account} onChanged={put} />
                </Group>
              </Paper>
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
