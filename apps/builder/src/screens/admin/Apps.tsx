import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { type AdminApp, adminCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { counted } from '../../ui/counted.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { usePages } from '../../ui/usePages.ts';
import { Search } from './Search.tsx';

/** All apps of the installation. */
export function Apps() {
  const [search, setSearch] = useState('');
  const pages = usePages<AdminApp>({
    of: [adminCalls.apps],
    search,
    page: async (last, asked) => {
      const query = { search: asked, before: last && `${last.createdAt} ${last.appId}` };
      const { apps, more } = await api(adminCalls.apps, { query });
      return { items: apps, more };
    },
  });
  return (
    <>
      <Search label="Search by name, address or owner" value={search} onChange={setSearch} />
      <PagedList pages={pages} empty="No apps found.">
        {(apps) => (
          <Stack gap="xs">
            {apps.map((app) => (
              <Paper key={app.appId} withBorder p="sm" bg="var(--trellis-raised)">
                <Group gap={8}>
                  <Text size="sm" fw={600}>
                    {app.name}
                  </Text>
                  {app.isPublished && (
                    <Anchor href={`/app/${app.slug}`} target="_blank" rel="noreferrer" size="xs">
                      /app/{app.slug}
                    </Anchor>
                  )}
                  {!app.isPublished && (
                    <Badge variant="light" color="gray">
                      Not published
                    </Badge>
                  )}
                </Group>
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {app.ownerEmail} · {counted(app.users, 'user')} · changed{' '}
                  {new Date(app.updatedAt).toLocaleString()}
                </Text>
              </Paper>
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
