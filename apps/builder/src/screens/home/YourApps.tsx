import {
  Anchor,
  Button,
  Center,
  Group,
  Loader,
  SimpleGrid,
  Skeleton,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { appCalls, type ListedApp } from '@trellis/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { usePages } from '../../ui/usePages.ts';
import { AppCard } from './AppCard.tsx';
import { FirstApps } from './FirstApps.tsx';
import { Folders } from './Folders.tsx';
import { TemplateStrip } from './TemplateStrip.tsx';

/** With fewer apps than this nobody has to search. */
const MANY = 6;

/** The person's apps, the last changed first: by folder, by name, page by page. */
export function YourApps() {
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const read = useCall(appCalls.folders);
  const folders = read.value?.folders ?? [];
  // One that became empty is no more: what was in it is among all.
  const chosen = folders.some(({ name }) => name === folder) ? folder : '';
  const { items: apps, more, error, isBusy, reload, loadMore } = useApps(search, chosen);
  const refresh = () => {
    reload();
    void read.reload();
  };
  const isNarrowed = search.trim() !== '' || chosen !== '';
  const isSearched = isNarrowed || more || (apps?.length ?? 0) >= MANY;
  if (apps?.length === 0 && !isNarrowed) return <FirstApps />;
  return (
    <>
      {apps !== null && <TemplateStrip />}
      <section aria-labelledby="your-apps">
        <Group mb="md" gap="sm" justify="space-between">
          <Title order={2} size="h4" id="your-apps">
            Your apps
          </Title>
          <Group gap="md">
            {isSearched && (
              <TextInput
                type="search"
                aria-label="Search your apps"
                placeholder="Search your apps"
                leftSection={<IconSearch size={16} />}
                value={search}
                maxLength={100}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            )}
            <Anchor component={Link} to="/home/deleted" size="sm" c="dimmed">
              Deleted apps
            </Anchor>
          </Group>
        </Group>
        <Folders folders={folders} chosen={chosen} onChoose={setFolder} />
        {error && (
          <LoadFailed title="Your apps could not be loaded" reason={error} onRetry={reload} />
        )}
        {apps === null && !error && (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} role="status" aria-label="Loading your apps">
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} h={230} radius="lg" />
            ))}
          </SimpleGrid>
        )}
        {apps?.length === 0 && !isBusy && (
          <Text c="dimmed" role="status">
            {search.trim() ? `No apps called “${search.trim()}”.` : 'No apps in this folder.'}
          </Text>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
          {apps?.map((app) => (
            <AppCard
              key={app.appId}
              app={app}
              folders={folders.map(({ name }) => name)}
              onChange={refresh}
            />
          ))}
        </SimpleGrid>
        {more && (
          <Center mt="lg">
            <Button
              variant="default"
              onClick={loadMore}
              disabled={isBusy}
              leftSection={isBusy ? <Loader size={14} /> : undefined}
            >
              Show more
            </Button>
          </Center>
        )}
      </section>
    </>
  );
}

const useApps = (search: string, folder: string) =>
  usePages<ListedApp>({
    of: [appCalls.list, { folder }],
    search: search.trim(),
    page: async (last, asked) => {
      const query = {
        before: last && `${last.updatedAt} ${last.appId}`,
        search: asked,
        folder: folder || undefined,
      };
      const { apps, more } = await api(appCalls.list, { query });
      return { items: apps, more };
    },
  });
