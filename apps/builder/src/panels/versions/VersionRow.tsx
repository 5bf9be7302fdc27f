import { ActionIcon, Badge, Group, Menu, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconEye, IconFileDiff } from '@tabler/icons-react';
import { MESSAGES, type VersionEntry } from '@trellis/contract';
import { lineOf, nameOf, timeOf } from './labels.ts';

interface Props {
  version: VersionEntry;
  /** The preview shows it. */
  isViewed: boolean;
  canRestore: boolean;
  onView(): void;
  onCompare(): void;
  onRestore(): void;
}

/** One version: what was asked for and answered, when, and what can be done with it. */
export function VersionRow({ version, isViewed, canRestore, ...on }: Props) {
  const { content, timestamp, isCurrent, isPublished } = version;
  const name = nameOf(version);
  return (
    <Paper
      component="li"
      withBorder
      bg={isViewed ? 'var(--mantine-primary-color-light)' : 'var(--trellis-raised)'}
    >
      <Group wrap="nowrap" gap={0} align="flex-start">
        <UnstyledButton
          p={8}
          flex={1}
          miw={0}
          aria-pressed={isViewed}
          onClick={on.onView}
          style={{ borderRadius: 8 }}
        >
          <Text size="sm" fw={500} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {content && (
            <Text size="xs" c="dimmed" truncate>
              {lineOf(content)}
            </Text>
          )}
          <Group gap={4} mt={4}>
            <Text size="xs" c={isViewed ? 'var(--mantine-color-text)' : 'dimmed'}>
              {timeOf(timestamp)}
            </Text>
            {isCurrent && (
              <Badge size="sm" variant="outline">
                Current
              </Badge>
            )}
            {isPublished && (
              <Badge size="sm" variant="outline" color="blue">
                Published
              </Badge>
            )}
          </Group>
        </UnstyledButton>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon aria-label={`More for ${name}`} m={4}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconEye size={16} />} onClick={on.onView}>
              Show in the preview
            </Menu.Item>
            <Menu.Item leftSection={<IconFileDiff size={16} />} onClick={on.onCompare}>
              {MESSAGES.allChanges}
            </Menu.Item>
            {canRestore && (
              <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={on.onRestore}>
                Restore
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Paper>
  );
}
