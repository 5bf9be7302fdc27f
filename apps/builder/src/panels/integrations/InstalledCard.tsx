import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type InstalledIntegration, integrationPackageCalls } from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';

const KIND = { HTTP: 'HTTP', Slack: 'Slack', custom: 'OpenAPI' } as const;
const CALLERS: Record<string, string> = {
  anyone: 'Anyone can call it',
  'signed-in': 'Signed-in people can call it',
  admins: "The app's admins can call it",
};

interface Props {
  appId: string;
  installed: InstalledIntegration;
  onEdit(): void;
  onRemoved(): void;
}

/** One connected service. */
export function InstalledCard({ appId, installed, onEdit, onRemoved }: Props) {
  const { slug, config, secrets, endpoints } = installed;
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const params = { appId, instanceId: installed.id };
      await api(integrationPackageCalls.remove, { params });
      setAsks(false);
      onRemoved();
    } catch (problem) {
      notifications.show({ color: 'red', message: messageOf(problem) });
      setBusy(false);
    }
  };
  const address = typeof config.baseUrl === 'string' ? config.baseUrl : null;
  return (
    <Paper withBorder p="sm" component="li">
      <Stack gap={6}>
        <Group gap={6} wrap="nowrap">
          <Text size="sm" fw={600} truncate>
            {slug}
          </Text>
          <Badge size="xs" variant="light">
            {KIND[installed.package]}
          </Badge>
        </Group>
        {address && (
          <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
            {address}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {CALLERS[String(config.callers)]}
          {secrets.length > 0 && `. Secrets saved: ${secrets.join(', ')}`}
        </Text>
        <Text component="ul" size="xs" c="dimmed" m={0} pl="md">
          {endpoints.slice(0, 5).map(({ name, description }) => (
            <li key={name}>
              <b>{name}</b>: {description}
            </li>
          ))}
          {endpoints.length > 5 && <li>and {endpoints.length - 5} more</li>}
        </Text>
        <Group gap="xs">
          <Button size="compact-xs" variant="default" onClick={onEdit}>
            Change
          </Button>
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => setAsks(true)}>
            Remove
          </Button>
        </Group>
      </Stack>
      <Dialog opened={asks} onClose={() => setAsks(false)} title={`Remove ${slug}?`}>
        <Stack gap="sm">
          <Text size="sm">
            The app can no longer call it, and its secrets are erased. This cannot be undone.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setAsks(false)}>
              Keep it
            </Button>
            <Button color="red" loading={busy} onClick={() => void remove()}>
              Remove
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </Paper>
  );
}
