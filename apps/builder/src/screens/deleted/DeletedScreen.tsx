import {
  Alert,
  Button,
  Container,
  Group,
  Paper,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { type DeletedApp, detailCalls } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, messageOf } from '../../session/api.ts';
import { AccountMenu } from '../../ui/AccountMenu.tsx';
import { Logo } from '../../ui/Logo.tsx';

/** The person's apps that were deleted, until their 30 days are over. */
export function DeletedScreen() {
  const navigate = useNavigate();
  const [apps, setApps] = useState<DeletedApp[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const load = useCallback(() => {
    setFailure(null);
    api(detailCalls.deleted).then(
      (answer) => setApps(answer.apps),
      (error) => setFailure(messageOf(error)),
    );
  }, []);
  useEffect(load, [load]);
  const bringBack = async (appId: string) => {
    setBusy(appId);
    try {
      await api(detailCalls.bringBack, { params: { deletedId: appId } });
      navigate(`/build/app/${appId}`);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(null);
    }
  };
  return (
    <>
      <Group component="header" justify="space-between" px={{ base: 'md', sm: 'xl' }} py="md">
        <Link to="/home" aria-label="My apps" style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo />
        </Link>
        <AccountMenu />
      </Group>
      <Container component="main" size="sm" py="lg">
        <Title order={1} size="h3">
          Deleted apps
        </Title>
        <Text size="sm" c="dimmed" mb="lg">
          For 30 days a deleted app can be brought back as it was.
        </Text>
        {failure && (
          <Alert color="red" role="alert" mb="md">
            <Group justify="space-between">
              {failure}
              <Button size="xs" variant="default" onClick={load}>
                Try again
              </Button>
            </Group>
          </Alert>
        )}
        {!apps && !failure && <Skeleton h={64} role="status" aria-label="Loading" />}
        {apps?.length === 0 && <Text size="sm">Nothing is here.</Text>}
        <Stack gap="xs">
          {apps?.map(({ appId, name, goneAt }) => (
            <Paper key={appId} withBorder p="sm">
              <Group justify="space-between" wrap="nowrap">
                <div style={{ minWidth: 0 }}>
                  <Text fw={600} truncate>
                    {name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    Gone for good on {new Date(goneAt).toLocaleDateString()}
                  </Text>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  loading={busy === appId}
                  aria-label={`Bring ${name} back`}
                  onClick={() => void bringBack(appId)}
                >
                  Bring back
                </Button>
              </Group>
            </Paper>
          ))}
        </Stack>
      </Container>
    </>
  );
}
