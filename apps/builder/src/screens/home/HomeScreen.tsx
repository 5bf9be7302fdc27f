import {
  Box,
  Button,
  Center,
  Container,
  Group,
  Loader,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { appCalls, type ListedApp } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { AccountMenu } from '../../ui/AccountMenu.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { usePages } from '../../ui/usePages.ts';
import { AppCard } from './AppCard.tsx';
import { Begin } from './Begin.tsx';
import { ConnectModel } from './ConnectModel.tsx';
import { ImportApp } from './importing/ImportApp.tsx';
import { TemplateStrip } from './TemplateStrip.tsx';

/** Prompt first, then the person's apps, newest first. */
export function HomeScreen() {
  const account = useAccount();
  const { items: apps, more, error, isBusy, reload, loadMore } = useApps();
  return (
    <Box mih="100vh">
      <Group component="header" justify="space-between" px={{ base: 'md', sm: 'xl' }} py="md">
        <Logo />
        <AccountMenu />
      </Group>
      <Container component="main" size={1120} pb={64}>
        <Stack align="center" gap="lg" pt={{ base: 24, sm: 56 }} pb={{ base: 40, sm: 64 }}>
          <Title
            order={1}
            ta="center"
            fz={{ base: 28, sm: 36 }}
            style={{ letterSpacing: '-0.02em' }}
          >
            What do you want to build?
          </Title>
          <Begin />
          <ImportApp />
          {account?.isAdmin && <ConnectModel />}
        </Stack>
        <TemplateStrip />
        {error && (
          <LoadFailed title="Your apps could not be loaded" reason={error} onRetry={reload} />
        )}
        {apps === null && !error && (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} aria-label="Loading your apps">
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} h={230} radius="lg" />
            ))}
          </SimpleGrid>
        )}
        {apps?.length === 0 && (
          <Text ta="center" c="dimmed">
            Your apps will be here. Describe the first one above.
          </Text>
        )}
        {apps && apps.length > 0 && (
          <section aria-labelledby="your-apps">
            <Title order={2} size="h4" id="your-apps" mb="md">
              Your apps
            </Title>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
              {apps.map((app) => (
                <AppCard key={app.appId} app={app} />
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
        )}
      </Container>
    </Box>
  );
}

const useApps = () =>
  usePages<ListedApp>({
    of: [appCalls.list],
    page: async (last) => {
      const query = { before: last && `${last.updatedAt} ${last.appId}` };
      const { apps, more } = await api(appCalls.list, { query });
      return { items: apps, more };
    },
  });
