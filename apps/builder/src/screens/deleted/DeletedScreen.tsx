import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { detailCalls } from '@trellis/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';

/** The person's apps that were deleted, until their 30 days are over. */
export function DeletedScreen() {
  const navigate = useNavigate();
  useTabTitle('Deleted apps');
  const { value, failure: unread, reload } = useCall(detailCalls.deleted);
  const apps = value?.apps;
  const [wanted, setWanted] = useState<string | null>(null);
  const { attempt, error, busy, clear } = useAttempt();
  const bringBack = (appId: string) => {
    setWanted(appId);
    void attempt(async () => {
      await api(detailCalls.bringBack, { params: { deletedId: appId } });
      navigate(`/build/app/${appId}`);
    });
  };
  const failure = error?.message ?? unread;
  const again = () => {
    clear();
    void reload();
  };
  return (
    <Page>
      <PageHead title="Deleted apps" hint="Deleted apps can be restored for 30 days." />
      {failure && <LoadFailed mb="md" reason={failure} onRetry={again} />}
      {!apps && !failure && <Skeleton h={64} role="status" aria-label="Loading" />}
      {apps?.length === 0 && <Text size="sm">No deleted apps.</Text>}
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
                loading={busy && wanted === appId}
                aria-label={`Restore ${name}`}
                onClick={() => bringBack(appId)}
              >
                {' '}
                Restore{' '}
              </Button>
            </Group>
          </Paper>
        ))}
      </Stack>
    </Page>
  );
}
