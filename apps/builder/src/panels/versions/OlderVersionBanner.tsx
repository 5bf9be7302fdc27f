import { Button, Group, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { timeOf } from './labels.ts';
import { useViewed, view } from './viewed.ts';

/** Over the preview, while it shows another version than the latest. */
export function OlderVersionBanner({ appId }: { appId: string }) {
  const viewed = useViewed(appId);
  if (!viewed) return null;
  return (
    <Group
      role="status"
      justify="space-between"
      gap="xs"
      px="sm"
      py={6}
      bg="var(--mantine-primary-color-light)"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)', flex: 'none' }}
    >
      <Text size="sm">
        {MESSAGES.olderVersion}{' '}
        <Text span size="xs" c="var(--mantine-color-text)">
          ({timeOf(viewed.timestamp)})
        </Text>
      </Text>
      <Button size="compact-xs" variant="default" onClick={() => view(appId, null)}>
        {MESSAGES.switchToLatest}
      </Button>
    </Group>
  );
}
