import { Paper, Stack, Text } from '@mantine/core';
import { type AuditEntry, adminCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { usePages } from '../../ui/usePages.ts';
import { Search } from './Search.tsx';
import { sentence } from './sentence.ts';

/** Every act of an admin, as it was written down. */
export function Audit() {
  const [search, setSearch] = useState('');
  const pages = usePages<AuditEntry>({
    of: [adminCalls.audit],
    search,
    page: async (last, asked) => {
      const query = { search: asked, before: last?.id };
      const { entries, more } = await api(adminCalls.audit, { query });
      return { items: entries, more };
    },
  });
  return (
    <>
      <Search label="Search by admin or action" value={search} onChange={setSearch} />
      <PagedList pages={pages} empty="No admin actions yet.">
        {(entries) => (
          <Stack gap="xs">
            {entries.map((entry) => (
              <Paper key={entry.id} withBorder p="sm" bg="var(--trellis-raised)">
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  <strong>{entry.adminEmail}</strong> {sentence(entry)}
                </Text>
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {new Date(entry.at).toLocaleString()}
                </Text>
              </Paper>
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
