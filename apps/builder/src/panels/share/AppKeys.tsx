import { ActionIcon, Alert, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type AppKey, keyCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { NewKey } from './NewKey.tsx';

/** The keys of an app: made, seen once, and ended. */
export function AppKeys({ appId }: { appId: string }) {
  const { value, failure, reload } = useCall(keyCalls.list, { params: { appId } });
  const [made, setMade] = useState<string | null>(null);
  const [ending, setEnding] = useState<AppKey | null>(null);
  const { attempt, error, busy } = useAttempt();
  const revoke = ({ id }: AppKey) =>
    attempt(async () => {
      await api(keyCalls.revoke, { params: { appId, keyId: id } });
      setEnding(null);
      await reload();
    });
  if (failure)
    return (
      <Text size="sm" c="red" role="alert">
        {failure}
      </Text>
    );
  if (!value) return <Skeleton h={48} role="status" aria-label="Loading" />;
  return (
    <Stack gap="xs">
      {made && (
        <Alert
          color="gray"
          title="Copy this key now"
          withCloseButton
          closeButtonLabel="Hide the key"
          onClose={() => setMade(null)}
        >
          <Text size="sm" mb="xs">
            It is not shown again. Anyone with it can run this app’s tools.
          </Text>
          <CopyText text={made} label="Key" />
        </Alert>
      )}
      <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {value.keys.map((key) => (
          <Paper key={key.id} component="li" withBorder px="sm" py={6}>
            <Group justify="space-between" wrap="nowrap">
              <div style={{ minWidth: 0 }}>
                <Text size="sm" fw={500} truncate>
                  {key.name}
                </Text>
                <Text size="xs" c="dimmed">
                  {key.hint} · {key.dailyLimit.toLocaleString()} runs a day ·{' '}
                  {key.lastUsedAt
                    ? `used ${new Date(key.lastUsedAt).toLocaleString()}`
                    : 'not used yet'}
                </Text>
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Revoke ${key.name}`}
                onClick={() => setEnding(key)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          </Paper>
        ))}
      </Stack>
      <NewKey
        appId={appId}
        onMade={(key) => {
          setMade(key);
          void reload();
        }}
      />
      {ending && (
        <Dialog opened title={`Revoke ${ending.name}?`} onClose={() => setEnding(null)} size="sm">
          <Stack>
            <Text size="sm">Programs that use it stop working at once. This cannot be undone.</Text>
            <Failure error={error} />
            <DialogFooter
              act="Revoke"
              isBusy={busy}
              isDanger
              keep="Keep it"
              onAct={() => revoke(ending)}
              onClose={() => setEnding(null)}
            />
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}
